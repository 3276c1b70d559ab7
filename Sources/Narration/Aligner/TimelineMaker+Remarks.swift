internal import AcousticModel
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

  /// The spoken words that neither the page, a lexicon nor eSpeak NG says how to say.
  func unreadWords() -> [Remark] {
    let noises = Set(model.fillers).subtracting([model.silence])
    return text.words.indices.compactMap { index in
      guard let word = alignment.words[index] else { return nil }
      let phones = alignment.phones[word.phones].filter { $0.word != nil }
      guard let first = phones.first, let last = phones.last,
        phones.contains(where: { noises.contains($0.phone) })
      else { return nil }
      let printed = text.words[index].text
      return Remark(
        kind: .unreadWord, words: index..<index + 1, span: span(first.start, last.end),
        message: "not known how this is said: \(printed); write {\(printed)|…}, or give a lexicon")
    }
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
    case .unreadWord:
      return "not known how this is said: \(words)"
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
