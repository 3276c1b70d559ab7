/// Tells IPA, ARPAbet and respellings apart, in hints and lexicons.
struct PhoneticText {
  let source: SourceText

  /// What stands behind a printed word: `/zɪks/`, `Z IH K S` between slashes, or words to say.
  ///
  /// - Parameters:
  ///   - text: the trimmed text.
  ///   - offset: where it begins in the source, for errors.
  func form(of text: String, at offset: Int) throws(PageTextError) -> SpokenForm {
    let isPhonetic =
      text.count > 1
      && (text.hasPrefix("/") && text.hasSuffix("/") || text.hasPrefix("[") && text.hasSuffix("]"))
    if isPhonetic {
      return .phones(try phones(in: String(text.dropFirst().dropLast()), at: offset))
    }
    guard text.unicodeScalars.contains(where: \.isWordLike) else {
      throw source.error(
        at: offset, "there is nothing to say",
        remedy: "give words, or phones between slashes: /zɪks/")
    }
    return .words(text)
  }

  /// Phones in ARPAbet or the IPA, parted by spaces or not.
  func phones(in text: String, at offset: Int) throws(PageTextError) -> [String] {
    let fields = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if !fields.isEmpty, fields.allSatisfy({ Self.arpabet($0) != nil }) {
      return fields.compactMap(Self.arpabet)
    }
    guard let unknown = text.unicodeScalars.first(where: { !Self.isIPA($0) }) else {
      if text.unicodeScalars.contains(where: { Self.letters.contains($0) }) { return fields }
      throw source.error(at: offset, "there are no phones", remedy: "write them like /zɪks/")
    }
    let fault = source.find(unknown, from: offset) ?? offset
    throw source.error(
      at: fault, "“\(unknown)” is no letter of the IPA, nor are these ARPAbet phones",
      remedy: "write IPA like /zɪks/ or ARPAbet like /Z IH K S/")
  }

  /// An ARPAbet phone without its mark of stress; nil when it is none.
  static func arpabet(_ field: some StringProtocol) -> String? {
    let bare = field.last?.isNumber == true ? String(field.dropLast()) : String(field)
    return arpabetNames.contains(bare) ? bare : nil
  }

  /// Whether a character can stand in IPA.
  static func isIPA(_ scalar: Unicode.Scalar) -> Bool {
    letters.contains(scalar) || isMark(scalar)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC4...0x1DFF, 0x2B0...0x2FF, 0x1D2C...0x1D6A, 0x2070...0x209F,
      0x30...0x39, 0xA71B...0xA71D:
      true
    default: " .-_|‖'‿,:;^ꜛꜜ\t".unicodeScalars.contains(scalar)
    }
  }

  /// The letters of the IPA that the mapping to a model's phones knows.
  static let letters = Set(
    ("pbtdʈɖcɟkɡgqɢʡʔɓɗᶑʄɠʛʦʣʧʤʨʥmɱnɳɲŋɴʙrʀⱱɾɽɺɸβfvθðçʝxɣχʁħʕʜʢhɦɧszʃʒʂʐɕʑlɫɭʎʟɬɮʋɹɻjɥɰwʍʘǀǃ!ǂǁ"
      + "iyɨʉɯuɪʏʊᵻᵿɩeøɘɵɤoəɚɛœɜɝɞʌɔæɐaɶɑɒãẽĩõũỹñε").unicodeScalars)

  private static let arpabetNames = Set(
    ("AA AE AH AO AW AX AXR AY B CH D DH DX EH EL EM EN ER EY F G HH HV IH IX IY JH K L M N NG NX "
      + "OW OY P Q R S SH T TH UH UW UX V W WH Y Z ZH").split(separator: " ").map(String.init))
}

extension SourceText {
  /// The first place of a character from `offset` on.
  fileprivate func find(_ scalar: Unicode.Scalar, from offset: Int) -> Int? {
    let wanted = Array(String(scalar).utf8)
    return bytes.indices.dropFirst(offset).first { bytes[$0...].starts(with: wanted) }
  }
}
