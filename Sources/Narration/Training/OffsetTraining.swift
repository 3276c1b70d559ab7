internal import AcousticModel
internal import Files
internal import WordTimeline

/// Learns a labeller's convention from labelled pages, aligned as they will be.
struct OffsetTraining {
  let pages: [LabelledPage]

  /// Reads the labels of those pages that have some.
  ///
  /// - Parameter audio: the reference of each page's recording.
  /// - Throws: a `DiagnosticError` when labels cannot be used, or no page has any.
  init(
    folder: String, pages: [PageInput], audio: [AudioReference], language: String
  ) throws {
    let files = try LabelFolder(folder, pages: pages)
    self.pages = try zip(pages, audio).compactMap { page, audio in
      try files.file(for: page).map {
        try LabelledPage($0, of: page, language: language, audio: audio)
      }
    }
    guard !self.pages.isEmpty else { throw files.noneFound(for: pages) }
  }

  /// What of the labels is not learned from, and why.
  var notices: [Diagnostic] { pages.flatMap(\.notices) }

  /// Learns from where an aligner puts the labelled words.
  func learn(aligner: Aligner) throws -> OffsetLearning.Outcome {
    var samples: [OffsetLearning.Sample] = []
    for labelled in pages where labelled.count > 0 {
      let page = try aligner.align(labelled.page)
      guard page.verdict != .failed else { continue }
      let boundaries = aligner.boundaries(of: page)
      for ((word, boundary), label) in zip(zip(page.words, boundaries), labelled.starts) {
        guard let span = word.span, let boundary, let label else { continue }
        samples.append(
          OffsetLearning.Sample(
            boundary,
            milliseconds: 1000 * Double(label - span.start) / Double(page.audio.sampleRate)))
      }
    }
    return OffsetLearning().learn(from: samples)
  }
}
