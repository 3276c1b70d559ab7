/// The manner in which a phone is made, which decides how sharply it begins and ends.
public enum PhoneClass: String, Sendable, Hashable, CaseIterable, Comparable {
  /// No speech.
  case silence
  /// A closure and its release: p t k b d g.
  case stop
  /// Noise through a narrow gap: f s sh th.
  case fricative
  /// The voiced th, which is often as soft as a vowel.
  case dh
  /// A stop that opens into a fricative: ch, j.
  case affricate
  /// m n ng.
  case nasal
  /// l and r.
  case liquid
  /// w and y.
  case glide
  /// h.
  case aspirate
  /// A vowel or diphthong.
  case vowel
  /// A phone that is none of the ARPABET's.
  case other

  /// The class of a phone of the ARPABET, with or without a stress mark: `AH0`, `NG`, `SIL`.
  public init(_ phone: String) {
    let name = phone.uppercased().filter { !$0.isNumber }
    self = Self.classes[name] ?? .other
  }

  private static let classes: [String: PhoneClass] = {
    let lists: [(PhoneClass, String)] = [
      (.silence, "SIL"), (.stop, "P T K B D G"), (.fricative, "F V TH S Z SH ZH"), (.dh, "DH"),
      (.affricate, "CH JH"), (.nasal, "M N NG"), (.liquid, "L R"), (.glide, "W Y"),
      (.aspirate, "HH"), (.vowel, "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW"),
    ]
    var classes: [String: PhoneClass] = [:]
    for (phoneClass, names) in lists {
      for name in names.split(separator: " ") { classes[String(name)] = phoneClass }
    }
    return classes
  }()

  /// Classes are ordered by their names.
  public static func < (one: PhoneClass, other: PhoneClass) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The classes of the phones on both sides of a boundary.
public struct PhonePair: Sendable, Hashable, CustomStringConvertible {
  /// What sounds before.
  public var before: PhoneClass
  /// What sounds after.
  public var after: PhoneClass

  /// Makes a pair.
  public init(_ before: PhoneClass, _ after: PhoneClass) {
    self.before = before
    self.after = after
  }

  /// The pair as reports name it, such as `silence-stop`.
  public var description: String { "\(before.rawValue)-\(after.rawValue)" }
}
