internal import Alignment
internal import AudioInput
internal import PageText
internal import WordTimeline

extension TimelineMaker {
  /// The share of samples at full scale from which on a recording is called too loud.
  private static let mostClipped = 0.001

  /// What was noticed about the recording itself.
  func recordingRemarks() -> [Remark] {
    let notes = recording.notes
    var remarks: [Remark] = []
    if notes.clippedFraction > TimelineMaker.mostClipped {
      remarks.append(
        Remark(
          kind: .clippedRecording,
          message: "the recording is too loud: \(notes.clippedSamples) samples at full scale"))
    }
    if notes.invalidSamples > 0 {
      remarks.append(
        Remark(
          kind: .invalidSamples,
          message: "\(notes.invalidSamples) samples are not numbers and were read as silence"))
    }
    return remarks
  }

  /// Says a finding in a sentence for the producer.
  func remark(_ finding: PageAlignment.Finding) -> Remark {
    Remark(
      kind: finding.kind, words: finding.words,
      span: finding.place.map {
        span($0.lowerBound, $0.upperBound)
      }, message: message(finding))
  }

  private func message(_ finding: PageAlignment.Finding) -> String {
    let words = quoted(finding.words)
    switch finding.kind {
    case .skippedWords:
      return "not spoken: \(words)"
    case .extraSpeech:
      return "speech that is not on the page\(after(finding))"
    case .repeatedWords:
      return "spoken again: \(words)"
    case .wrongText:
      return "the text is not what is spoken"
    case .unsureWord:
      return "unsure when this is spoken: \(words)"
    case .noisyRecording:
      return "the recording is so noisy that times suffer"
    case .noSpeech:
      return "the recording holds no speech"
    case .clippedRecording:
      return "the recording is too loud"
    case .invalidSamples:
      return "samples that are not numbers"
    }
  }

  private func quoted(_ words: Range<Int>?) -> String {
    guard let words else { return "" }
    return words.map { text.words[$0].text }.joined(separator: " ")
  }

  /// The word after which a finding lies.
  private func after(_ finding: PageAlignment.Finding) -> String {
    guard let start = finding.place?.lowerBound else { return "" }
    guard let before = lastWord(before: start) else { return ", before the first word" }
    return ", after \(text.words[before].text)"
  }
}
