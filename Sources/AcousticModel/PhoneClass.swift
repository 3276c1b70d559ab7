/// The manner of a phone: what its edges sound like.
public enum PhoneClass: Int, Sendable, CaseIterable, Codable {
  /// Silence and noise.
  case silence
  /// A closure and a burst.
  case stop
  /// A closure and a burst that ends in friction.
  case affricate
  /// Friction.
  case fricative
  /// The voiced dental fricative, whose friction is hardly heard.
  case dental
  /// The breath of /h/, which has the next vowel's resonances.
  case breath
  /// A nasal.
  case nasal
  /// A liquid or a glide.
  case liquid
  /// A vowel.
  case vowel

  /// The class of a phone in the ARPAbet, or in the phone sets of other Sphinx models that keep its
  /// habits: letters that say a consonant, then whatever they like.
  public init(phoneNamed name: String) {
    if name.hasPrefix("+") || name == "SIL" || name.hasPrefix("<") {
      self = .silence
      return
    }
    self = PhoneClass.consonants[name.uppercased()] ?? .vowel
  }

  private static let consonants: [String: PhoneClass] = {
    let table: [(PhoneClass, [String])] = [
      (.stop, ["P", "T", "K", "B", "D", "G", "Q", "DX", "PP", "TT", "KK", "BB", "DD", "GG"]),
      (.affricate, ["CH", "JH", "TS", "DZ"]),
      (.fricative, ["F", "TH", "S", "SH", "V", "Z", "ZH", "FF", "SS", "VV", "ZZ", "GN", "X"]),
      (.dental, ["DH"]),
      (.breath, ["HH", "H"]),
      (.nasal, ["M", "N", "NG", "MM", "NN", "NJ"]),
      (.liquid, ["L", "R", "W", "Y", "LL", "RR", "WW", "UY", "YY"]),
    ]
    var consonants: [String: PhoneClass] = [:]
    for (kind, names) in table {
      for name in names { consonants[name] = kind }
    }
    return consonants
  }()
}
