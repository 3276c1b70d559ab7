/// Ordinals of the Slavic languages for which ICU has none: `3. května`, `Karel IV.`, `5-go`. They
/// are adjectives; every ending that a date, a ruler's name or a child's place in a row may have is
/// offered.
struct SlavicOrdinals: Sendable {
  /// The stems of 1 to 19, those of soft declension marked `+`.
  var units: [String]
  /// The stems of 20, 30 … 90.
  var tens: [String]
  /// The endings of hard stems, the usual ones of dates first.
  var hardEndings: [String]
  /// The endings of soft stems, in the same order.
  var softEndings: [String]

  /// Forms that are otherwise than their stems and endings say.
  var exceptions: [String: String] = [:]

  /// The forms of a number from 1 to 99.
  func words(for number: Int) -> [[String]] {
    guard (1...99).contains(number) else { return [] }
    var stems: [String] = []
    if number < 20 {
      stems = [units[number - 1]]
    } else {
      stems = [tens[number / 10 - 2]] + (number % 10 > 0 ? [units[number % 10 - 1]] : [])
    }
    return hardEndings.indices.map { index in
      stems.map { stem in
        let isSoft = stem.hasSuffix("+")
        let form = isSoft ? stem.dropLast() + softEndings[index] : stem + hardEndings[index]
        return exceptions[form] ?? form
      }
    }
  }

  static let czech = SlavicOrdinals(
    units: stems(
      "prvn+ druh třet+ čtvrt pát šest sedm osm devát desát jedenáct dvanáct třináct čtrnáct "
        + "patnáct šestnáct sedmnáct osmnáct devatenáct"),
    tens: stems("dvacát třicát čtyřicát padesát šedesát sedmdesát osmdesát devadesát"),
    hardEndings: ["ého", "ý", "á", "é", "ém", "ou", "ému", "ým"],
    softEndings: ["ího", "í", "í", "í", "ím", "í", "ímu", "ím"])

  static let slovak = SlavicOrdinals(
    units: stems(
      "prv druh treti+ štvrt piat+ šiest+ siedm+ ôsm+ deviat+ desiat+ jedenást+ dvanást+ trinást+ "
        + "štrnást+ pätnást+ šestnást+ sedemnást+ osemnást+ devätnást+"),
    tens: stems(
      "dvadsiat+ tridsiat+ štyridsiat+ päťdesiat+ šesťdesiat+ sedemdesiat+ osemdesiat+ "
        + "deväťdesiat+"),
    hardEndings: ["ého", "ý", "á", "é", "om", "ú"],
    softEndings: ["eho", "y", "a", "e", "om", "u"], exceptions: ["tretiy": "tretí"])

  static let polish = SlavicOrdinals(
    units: stems(
      "pierwsz drug+ trzec+ czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast "
        + "trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast"),
    tens: stems(
      "dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt "
        + "dziewięćdziesiąt"),
    hardEndings: ["ego", "y", "a", "e", "ym", "ej", "emu", "ą"],
    softEndings: ["iego", "i", "a", "ie", "im", "iej", "iemu", "ą"],
    exceptions: ["trzeca": "trzecia", "trzecą": "trzecią"])

  static let ukrainian = SlavicOrdinals(
    units: stems(
      "перш друг трет+ четверт п'ят шост сьом восьм дев'ят десят одинадцят дванадцят тринадцят "
        + "чотирнадцят п'ятнадцят шістнадцят сімнадцят вісімнадцят дев'ятнадцят"),
    tens: stems(
      "двадцят тридцят сороков п'ятдесят шістдесят сімдесят вісімдесят дев'яност"),
    hardEndings: ["ого", "е", "ий", "а", "ому", "у"],
    softEndings: ["ього", "є", "ій", "я", "ьому", "ю"])

  static let slovenian = SlavicOrdinals(
    units: stems(
      "prv drug tretj+ četrt pet šest sedm osm devet deset enajst dvanajst trinajst štirinajst "
        + "petnajst šestnajst sedemnajst osemnajst devetnajst"),
    tens: stems("dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset"),
    hardEndings: ["ega", "i", "a", "o", "em"], softEndings: ["ega", "i", "a", "e", "em"])

  private static func stems(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
