/// Ordinals up to 31, as dates need them, in one form each.
struct PlainOrdinals: Sendable {
  /// 1 to 20.
  var units: [String]
  /// What stands before the unit of 21 to 29.
  var twenty: String
  /// 30, and what stands before the unit of 31.
  var thirty: (alone: String, before: String)

  /// The number in words; empty beyond 31.
  func words(for number: Int) -> [[String]] {
    let text: String
    switch number {
    case 1...20: text = number <= units.count ? units[number - 1] : ""
    case 21...29: text = twenty.isEmpty ? "" : twenty + units[number - 21]
    case 30: text = thirty.alone
    case 31: text = thirty.before.isEmpty ? "" : thirty.before + units[0]
    default: text = ""
    }
    return text.isEmpty ? [] : [text.split(separator: " ").map(String.init)]
  }

  static let icelandic = PlainOrdinals(
    units: words(
      "fyrsti annar þriðji fjórði fimmti sjötti sjöundi áttundi níundi tíundi ellefti tólfti "
        + "þrettándi fjórtándi fimmtándi sextándi sautjándi átjándi nítjándi tuttugasti"),
    twenty: "tuttugasti og ", thirty: ("þrítugasti", "þrítugasti og "))

  static let estonian = PlainOrdinals(
    units: words(
      "esimene teine kolmas neljas viies kuues seitsmes kaheksas üheksas kümnes üheteistkümnes "
        + "kaheteistkümnes kolmeteistkümnes neljateistkümnes viieteistkümnes kuueteistkümnes "
        + "seitsmeteistkümnes kaheksateistkümnes üheksateistkümnes kahekümnes"),
    twenty: "kahekümne ", thirty: ("kolmekümnes", "kolmekümne "))

  static let latvian = PlainOrdinals(
    units: words(
      "pirmais otrais trešais ceturtais piektais sestais septītais astotais devītais desmitais "
        + "vienpadsmitais divpadsmitais trīspadsmitais četrpadsmitais piecpadsmitais "
        + "sešpadsmitais septiņpadsmitais astoņpadsmitais deviņpadsmitais divdesmitais"),
    twenty: "divdesmit ", thirty: ("trīsdesmitais", "trīsdesmit "))

  /// Romanian says the first of a month and of a ruler's name so.
  static let romanian = PlainOrdinals(units: ["întâi"], twenty: "", thirty: ("", ""))

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
