import WordTimeline

/// One level of a page, for formats that hold several side by side.
struct ExportTier {
  /// `words`, `phones`, `phrases`, `sentences`, `page`.
  var name: String
  /// The pieces that have times, without overlap.
  var pieces: [(span: SampleSpan, text: String)]
}

extension PageExport {
  /// The tiers of a file that holds several, the coarsest first: that of the level asked for, the
  /// words, and the phones where there are any.
  var tiers: [ExportTier] {
    let hasPhones = page.words.contains { !$0.phones.isEmpty }
    let levels: Set<TimelineLevel> = Set([level, .word] + (hasPhones ? [.phone] : []))
    return levels.sorted(by: >).map { level in
      ExportTier(
        name: level == .page ? "page" : level.rawValue + "s",
        pieces: tier(level).compactMap { piece in piece.lit.map { ($0, piece.text) } })
    }
  }

  /// The end of the recording, or of the last word where that sounds on.
  var lastSample: Int64 { max(page.audio.sampleCount, cues.last?.lit?.end ?? 0) }

  /// Refuses pieces that are lit for no time after rounding, in formats that cannot hold such.
  func requireNoEmptyPiece(perSecond: Int64) throws(TimingFormatError) {
    for piece in cues {
      guard let lit = piece.lit else { continue }
      guard ticks(lit.start, perSecond: perSecond) < ticks(lit.end, perSecond: perSecond) else {
        throw .unwritable(
          "\(page.id): \"\(piece.text)\" (\(piece.id)) would be lit for no time at all, "
            + "which \(facts.name) cannot hold",
          remedy: "wordlight check lists what is wrong; --min-highlight 50 makes room for it")
      }
    }
  }
}
