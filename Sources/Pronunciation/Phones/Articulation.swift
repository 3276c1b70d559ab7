/// How a speech sound is made, in the categories of the International Phonetic Alphabet.
///
/// Reference: International Phonetic Association, *Handbook of the IPA* (1999), the charts.
struct Articulation: Hashable, Sendable {
  /// How the air is let through.
  enum Manner: Int, Sendable {
    case stop, affricate, fricative, nasal, lateral, approximant, tap, trill, click, vowel
  }

  var manner: Manner
  /// Consonants: where, from the lips (0) to the glottis (12). The steps are about equal in how
  /// they colour a sound's spectrum.
  var place: Float = 0
  var isVoiced = true
  /// Whether the air hits the teeth: s, ʃ.
  var isSibilant = false
  /// Vowels: how open the mouth is, from close (0) to open (6), a step for each row of the chart.
  var openness: Float = 0
  /// Vowels: from front (0) to back (4).
  var backness: Float = 0
  /// Whether the lips are rounded.
  var isRounded = false
  /// Whether it is an r, or a vowel coloured by one: languages hear all of them as the same sound.
  var isRhotic = false
  var isNasalized = false
  /// Whether a consonant carries a syllable.
  var isSyllabic = false

  var isVowel: Bool { manner == .vowel }
}

extension Articulation {
  /// How far two sounds are from each other: 0 for the same; about 0.15 for neighbours on a chart,
  /// 1 and more for sounds that are hardly mistaken for each other.
  ///
  /// The weights follow what listeners mistake in noise (Miller and Nicely 1955): manner and
  /// nasality are kept best, then voicing, then place; friction at the teeth stands apart.
  func distance(to other: Articulation) -> Float {
    if isVowel != other.isVowel { return glideDistance(to: other) }
    let nasality: Float = isNasalized == other.isNasalized ? 0 : 0.1
    let syllable: Float = isSyllabic == other.isSyllabic ? 0 : 0.2
    if isVowel {
      return 0.15 * abs(openness - other.openness) + 0.13 * abs(backness - other.backness)
        + (isRounded == other.isRounded ? 0 : 0.15) + (isRhotic == other.isRhotic ? 0 : 0.4)
        + nasality
    }
    return Self.distance(manner, other.manner) + 0.12 * abs(place - other.place)
      + (isVoiced == other.isVoiced ? 0 : 0.35) + (isSibilant == other.isSibilant ? 0 : 0.5)
      + (isRhotic == other.isRhotic ? 0 : 0.3) + (isRounded == other.isRounded ? 0 : 0.2)
      + nasality + syllable
  }

  /// A vowel against a consonant: close to each other only where the consonant is the same vowel
  /// made shorter (j and i, w and u, a syllabic r and ɚ).
  private func glideDistance(to other: Articulation) -> Float {
    let (vowel, consonant) = isVowel ? (self, other) : (other, self)
    guard consonant.manner == .approximant else { return 2.5 }
    if vowel.isRhotic, consonant.isRhotic { return consonant.isSyllabic ? 0.05 : 0.45 }
    let isFront = consonant.place == Place.palatal.rawValue
    let isBack = consonant.place == Place.velar.rawValue
    guard isFront || isBack else { return 2 }
    return 0.5 + 0.2 * vowel.openness + 0.2 * abs(vowel.backness - (isFront ? 0 : 4))
  }

  private static func distance(_ one: Manner, _ other: Manner) -> Float {
    if one == other { return 0 }
    let pair: Set<Manner> = [one, other]
    return mannerDistances.first { $0.0 == pair }?.1 ?? 1.2
  }

  private static let mannerDistances: [(Set<Manner>, Float)] = [
    ([.stop, .click], 0.3), ([.stop, .affricate], 0.4), ([.affricate, .fricative], 0.4),
    ([.affricate, .click], 0.5), ([.stop, .tap], 0.45), ([.stop, .fricative], 0.7),
    ([.stop, .trill], 0.8), ([.stop, .nasal], 1), ([.fricative, .approximant], 0.45),
    ([.fricative, .trill], 0.7), ([.fricative, .tap], 0.7), ([.fricative, .lateral], 0.8),
    ([.tap, .trill], 0.25), ([.tap, .approximant], 0.35), ([.trill, .approximant], 0.4),
    ([.tap, .lateral], 0.45), ([.trill, .lateral], 0.6), ([.lateral, .approximant], 0.5),
    ([.nasal, .lateral], 0.8), ([.nasal, .approximant], 0.8), ([.nasal, .tap], 0.8),
  ]
}

/// Where consonants are made; the raw value is ``Articulation/place``.
enum Place: Float {
  case bilabial = 0
  case labiodental = 0.5
  case dental = 2.2
  case alveolar = 3
  case postalveolar = 4
  case retroflex = 4.3
  case alveolopalatal = 4.5
  case palatal = 5
  case velar = 8
  case uvular = 9
  case pharyngeal = 11
  case glottal = 12
}
