public import WordTimeline

extension PageAligning {
  /// Aligns a page again around words whose times a person has set: those stay to the sample, and
  /// the others are placed between them.
  ///
  /// The whole page is aligned first, so that every word is heard in its context; then each run of
  /// words that a kept neighbour contradicts is aligned alone in the room that is left for it. Words
  /// for which no room is left, or that are not heard in it, come back as not spoken, with a remark.
  ///
  /// - Parameters:
  ///   - page: the page, as for ``align(_:)``.
  ///   - corrected: the page's earlier timings with the kept words in it. Its words are found again
  ///     by what they spell, so that the text may have changed elsewhere.
  ///   - tolerance: nil to keep the locked words. For files that cannot say which words are locked,
  ///     the words whose times differ from a fresh alignment's by more than so many milliseconds.
  /// - Throws: a `DiagnosticError` as ``align(_:)``, when two kept words overlap, and when a kept
  ///   word is no longer on the page.
  public func align(
    _ page: PageInput, keeping corrected: PageTimeline, changesAbove tolerance: Double? = nil
  ) throws -> PageTimeline {
    let fresh = try align(page)
    let kept = KeptWords(of: corrected, in: fresh, changesAbove: tolerance)
    if let lost = kept.lost.first { throw NarrationError.lost(lost, on: page) }
    var merging = KeptAlignment(page: page, fresh: fresh, kept: kept)
    try merging.checkOrder()
    for run in merging.contradictedRuns { try merging.realign(run, with: self) }
    return merging.result
  }
}
