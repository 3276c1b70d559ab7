import Files
import WordTimeline

/// The pieces of work that a book is made of, each for one worker.
extension TimingSource {
  /// Aligns a page of a book and writes its files.
  func outcome(ofPage index: Int, in work: BookWork) -> Result<Outcome, Stop> {
    Result { () throws(Stop) in
      let page = work.pages[index].source
      let text = try text(of: page)
      var textPath: String?
      if case .file(let path) = page.text { textPath = path }
      let input = PageInput(
        id: page.id, audioPath: page.audio.path, stretch: work.pages[index].stretch, text: text,
        textPath: textPath, language: work.language(of: page))
      let outcome = try align(input, keeping: try corrections(of: input, in: work))
      try work.checkCues(of: page, text: outcome.timeline.text)
      try work.output.write(outcome.timeline)
      if outcome.timeline.verdict == .failed {
        work.output.removePage(
          page.id, otherPages: work.book.pages.map(\.id), keepsVerdict: true)
      }
      return outcome
    }
  }

  private func corrections(of page: PageInput, in work: BookWork) throws(Stop) -> CorrectedPage? {
    do {
      return try work.corrections.page(page)
    } catch {
      throw .page(diagnostic(of: error))
    }
  }

  /// Finds the parts of a shared recording that belong to some pages of a book.
  ///
  /// A page whose text cannot be read fails alone; its speech then falls to its neighbours.
  func parts(of pages: [Int], in work: BookWork) -> [Int: Result<AudioStretch, Stop>] {
    var parts: [Int: Result<AudioStretch, Stop>] = [:]
    var readable: [Int] = []
    var texts: [String] = []
    for index in pages {
      do throws(Stop) {
        let source = work.pages[index].source
        texts.append(try printedText(of: source, language: work.language(of: source)))
        readable.append(index)
      } catch {
        parts[index] = .failure(error)
      }
    }
    guard let first = readable.first else { return parts }
    let source = work.pages[first].source
    do throws(Stop) {
      let stretches = try stretches(
        of: texts, inRecording: source.audio.path, language: work.language(of: source))
      for (index, stretch) in zip(readable, stretches) {
        parts[index] = stretch.map { .success($0) } ?? .failure(.page(work.unheard(index)))
      }
    } catch {
      for index in readable { parts[index] = .failure(error) }
    }
    return parts
  }
}

extension BookWork {
  /// What is said of a page of which nothing is heard in the recording that it shares.
  fileprivate func unheard(_ index: Int) -> Diagnostic {
    let page = pages[index].source
    return Diagnostic(
      .badData, file: page.audio.path, problem: "no word of \(page.id) is heard in this recording",
      remedy: "record the page, or take it out of the book")
  }
}
