public import WordTimeline

/// Checks a page's timings against themselves, its text, and its recording.
public struct TimelineLinter: Sendable {
  private let page: PageTimeline
  private let rules: LintRules

  /// Makes a linter for a page.
  public init(_ page: PageTimeline, rules: LintRules = LintRules()) {
    self.page = page
    self.rules = rules
  }

  /// Everything that is wrong with the page, in reading order.
  ///
  /// - Parameters:
  ///   - recording: the recording that the times are to be checked with; nil for what the page
  ///     says of it.
  ///   - loudness: how loud that recording is; nil where it is not given.
  public func findings(
    recording: AudioReference? = nil, loudness: LoudnessTrack? = nil
  ) -> [Finding] {
    var findings = recording.map(recordingFindings) ?? []
    for index in page.words.indices {
      findings += textFindings(index) + timeFindings(index, loudness) + phoneFindings(index)
    }
    findings += missingWords + orderFindings
    return findings.enumerated().sorted { one, other in
      (one.element.word ?? -1, one.offset) < (other.element.word ?? -1, other.offset)
    }.map(\.element)
  }

  private func recordingFindings(_ recording: AudioReference) -> [Finding] {
    let said = page.audio
    guard recording.sampleRate == said.sampleRate else {
      return [
        Finding(
          .recording,
          "times count \(said.sampleRate) samples a second, the recording has \(recording.sampleRate)"
        )
      ]
    }
    guard recording.sampleCount == said.sampleCount else {
      return [
        Finding(
          .recording,
          "times are for a recording of \(seconds(said.sampleCount)) s, this one has "
            + "\(seconds(recording.sampleCount)) s")
      ]
    }
    return []
  }
}

extension TimelineLinter {
  /// Checks a word against the text.
  private func textFindings(_ index: Int) -> [Finding] {
    let word = page.words[index]
    guard let spelling = page.text.spelling(of: word.range), spelling == word.text else {
      let range = "\(word.range.lowerBound) to \(word.range.upperBound)"
      let what =
        page.text.spelling(of: word.range).map { "spell \"\($0)\"" } ?? "are none of the text"
      return [finding(.spelling, index, "its bytes \(range) \(what)")]
    }
    var findings: [Finding] = []
    if index > 0, page.words[index - 1].range.upperBound > word.range.lowerBound {
      findings.append(finding(.twice, index, "it stands where the word before it does"))
    }
    if word.status == .notSpoken {
      findings.append(finding(warning: .unspoken, index, "it is not spoken"))
    }
    return findings
  }

  /// The letters and digits of the text that no record covers.
  private var missingWords: [Finding] {
    let ranges = page.words.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var findings: [Finding] = []
    var end = 0
    for range in ranges + [TextRange(page.text.utf8.count, page.text.utf8.count)] {
      if range.lowerBound > end,
        let gap = page.text.spelling(of: TextRange(end, range.lowerBound))
      {
        for word in gap.split(whereSeparator: \.isWhitespace)
        where !String(word).lettersAndDigits.isEmpty {
          findings.append(Finding(.missing, "\"\(word)\" is printed and has no record"))
        }
      }
      end = max(end, range.upperBound)
    }
    return findings
  }

  /// Checks a word's times against the rules and the recording.
  private func timeFindings(_ index: Int, _ loudness: LoudnessTrack?) -> [Finding] {
    let word = page.words[index]
    guard let span = word.span else { return [] }
    var findings: [Finding] = []
    let length = page.audio.ticks(span.count, perSecond: 1000)
    if span.count == 0 {
      findings.append(finding(.empty, index, "it lasts no time, at \(seconds(span.start)) s"))
    } else if length < Int64(rules.shortestMilliseconds) {
      let limit = rules.shortestMilliseconds
      findings.append(finding(.short, index, "it lasts \(length) ms, under \(limit) ms"))
    } else if length > Int64(rules.longestMilliseconds) {
      findings.append(finding(warning: .long, index, "it lasts \(seconds(span.count)) s"))
    }
    let extent = page.extent
    let rounding = page.audio.sample(atTicks: Int64(rules.roundingMilliseconds), perSecond: 1000)
    let isInside =
      span.start >= extent.start - rounding
      && span.end <= min(extent.end, page.audio.sampleCount) + rounding
    if !isInside {
      findings.append(
        finding(
          .outside, index,
          "\(seconds(span.start)) to \(seconds(span.end)) s is outside the recording's "
            + "\(seconds(extent.start)) to \(seconds(extent.end)) s"))
    }
    if let confidence = word.confidence, !(0...1).contains(confidence) {
      findings.append(
        finding(.confidence, index, "its confidence \(confidence) is not from 0 to 1"))
    }
    if let loudness, span.count > 0, !loudness.hasSpeech(in: span, decibels: rules.speechDecibels) {
      findings.append(
        finding(.silent, index, "nothing is to be heard from \(seconds(span.start)) s on"))
    }
    return findings
  }

  /// Checks each word with times against the one before it.
  private var orderFindings: [Finding] {
    let timed = page.words.indices.filter { page.words[$0].span != nil }
    return zip(timed, timed.dropFirst()).compactMap { previous, index in
      guard let before = page.words[previous].span, let span = page.words[index].span else {
        return nil
      }
      if span.start < before.start {
        return finding(
          .order, index,
          "it starts at \(seconds(span.start)) s, before \"\(page.words[previous].text)\" at "
            + "\(seconds(before.start)) s")
      }
      guard span.start < before.end else { return nil }
      return finding(
        .overlap, index,
        "it starts at \(seconds(span.start)) s, and \"\(page.words[previous].text)\" ends at "
          + "\(seconds(before.end)) s")
    }
  }

  private func phoneFindings(_ index: Int) -> [Finding] {
    let phones = page.words[index].phones.map(\.span)
    guard let span = page.words[index].span, let first = phones.first, let last = phones.last else {
      return phones.isEmpty ? [] : [finding(.phones, index, "it has phones and no times")]
    }
    guard zip(phones, phones.dropFirst()).allSatisfy({ $0.end <= $1.start }) else {
      return [finding(.phones, index, "its phones overlap")]
    }
    return first.start >= span.start && last.end <= span.end
      ? [] : [finding(warning: .phones, index, "its phones lie outside it")]
  }

  private func finding(_ rule: Finding.Rule, _ index: Int, _ message: String) -> Finding {
    Finding(rule, word: index, "word \(index + 1) \"\(page.words[index].text)\": \(message)")
  }

  private func finding(warning rule: Finding.Rule, _ index: Int, _ message: String) -> Finding {
    var finding = finding(rule, index, message)
    finding.severity = .warning
    return finding
  }

  private func seconds(_ sample: Int64) -> String {
    decimalText(page.audio.ticks(sample, perSecond: 1000), decimals: 3)
  }
}
