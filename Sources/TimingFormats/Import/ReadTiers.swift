import WordTimeline

/// The tiers of an annotation file, of which one holds the words.
struct ReadTiers {
  /// A tier: stretches of time, in seconds, with labels.
  struct Tier {
    var name: String
    var intervals: [(start: Double, end: Double, text: String)] = []
  }

  var tiers: [Tier] = []
  /// The recording's length in seconds; nil where the file does not say it.
  var duration: Double?
  /// The recording's name; nil where the file does not say it.
  var audioName: String?

  /// Labels that aligners give to a stretch without words: Montreal Forced Aligner, Kaldi, HTK and
  /// WebMAUS.
  private static let silences: Set<String> = [
    "", "sil", "sp", "spn", "<eps>", "<sil>", "<p:>", "<silence>", "SIL", "SPN",
  ]

  /// The page: the words of the tier called `words` (or `speaker - words`), or else of the first
  /// tier that does not hold phones, with the phones that lie in them.
  func page(of source: FormatSource) throws(TimingFormatError) -> PageTimeline {
    guard let words = tier("words") ?? tier("word") ?? tiers.first(where: { !isPhones($0) }) else {
      throw source.error(
        "no tier holds words", remedy: "call the tier with the words \"words\"")
    }
    let phones = tier("phones") ?? tiers.first(where: isPhones)
    var page = ReadPage(audioName: audioName, duration: duration)
    var rest = (phones?.intervals ?? []).filter { !Self.silences.contains($0.text) }[...]
    for word in words.intervals {
      let label = word.text.trimmed
      guard !Self.silences.contains(String(label)) else { continue }
      var read = ReadWord(text: String(label), start: word.start, end: word.end)
      while let phone = rest.first, (phone.start + phone.end) / 2 < word.end {
        rest.removeFirst()
        guard (phone.start + phone.end) / 2 >= word.start else { continue }
        read.phones.append(
          ReadPhone(
            name: phone.text, start: max(phone.start, word.start), end: min(phone.end, word.end)))
      }
      page.words.append(read)
    }
    return try page.timeline(of: source)
  }

  private func tier(_ name: String) -> Tier? {
    tiers.first { $0.name.lowercased() == name }
      ?? tiers.first { $0.name.lowercased().hasSuffix(" - " + name) }
  }

  private func isPhones(_ tier: Tier) -> Bool {
    ["phones", "phone", "phonemes", "segments", "mau"].contains {
      tier.name.lowercased() == $0 || tier.name.lowercased().hasSuffix(" - " + $0)
    }
  }
}
