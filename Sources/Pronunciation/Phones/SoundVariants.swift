/// Sounds that are heard as two, or as another sound, by speakers of languages that lack them.
enum SoundVariants {
  /// A row of phonemes, each of one sound or more, and how far it is from the one written.
  struct Spelling {
    var sounds: [[Articulation]]
    var cost: Float
  }

  /// The row itself first, then with each such sound replaced throughout.
  static func variants(of sounds: [[Articulation]]) -> [Spelling] {
    var spellings = [Spelling(sounds: sounds, cost: 0)]
    let present = rules.filter { rule in sounds.joined().contains(where: { $0.matches(rule.sound) })
    }
    for rule in present.prefix(3) {
      spellings += spellings.map { spelling in
        Spelling(
          sounds: spelling.sounds.map { phoneme in
            phoneme.flatMap { $0.matches(rule.sound) ? rule.heardAs : [$0] }
          },
          cost: spelling.cost + rule.cost)
      }
    }
    let nasal = sounds.joined().contains { $0.isVowel && $0.isNasalized }
    if nasal { spellings += spellings.map(unfoldingNasalVowels) }
    return spellings
  }

  /// A nasal vowel is heard as the vowel and a nasal consonant.
  private static func unfoldingNasalVowels(_ spelling: Spelling) -> Spelling {
    let nasal = IPAReader.sounds(in: "n")
    return Spelling(
      sounds: spelling.sounds.map { phoneme in
        phoneme.flatMap { sound -> [Articulation] in
          guard sound.isVowel, sound.isNasalized else { return [sound] }
          var oral = sound
          oral.isNasalized = false
          return [oral] + nasal
        }
      }, cost: spelling.cost + 0.3)
  }

  private struct Rule: Sendable {
    var sound: Articulation
    var heardAs: [Articulation]
    var cost: Float

    init?(_ sound: String, heardAs: String, _ cost: Float) {
      guard let first = IPAReader.sounds(in: sound).first else { return nil }
      self.sound = first
      self.heardAs = IPAReader.sounds(in: heardAs)
      self.cost = cost
    }
  }

  private static let rules: [Rule] = [
    // Palatal stops are let go with friction: Swahili j, Hungarian gy and ty.
    Rule("ɟ", heardAs: "dʒ", 0.05), Rule("c", heardAs: "tʃ", 0.05),
    // A tap is as short as a d, and American lexicons write it as d or t.
    Rule("ɾ", heardAs: "d", 0.15),
    // The vowel of bird, which Americans speak with an r.
    Rule("ɜ", heardAs: "ɚ", 0.02),
    // The r of French and German is an r to its speakers, and a rough h to an English model.
    Rule("ʁ", heardAs: "ɹ", 0.6), Rule("ʀ", heardAs: "ɹ", 0.2),
    // Palatal sonorants end in a glide: Spanish ñ, Italian gl.
    Rule("ɲ", heardAs: "nj", 0.1), Rule("ʎ", heardAs: "lj", 0.1),
    // A consonant that carries a syllable has a short vowel before it in slow speech.
    Rule("m̩", heardAs: "əm", 0.05), Rule("n̩", heardAs: "ən", 0.05),
    Rule("l̩", heardAs: "əl", 0.05), Rule("ŋ̩", heardAs: "əŋ", 0.05),
    Rule("r̩", heardAs: "ər", 0.1),
    // Front rounded vowels begin like i and e; French u before a vowel is a glide.
    Rule("ɥ", heardAs: "j", 0.05),
    // The one-letter affricates are a stop and a fricative where a model has no such phone.
    Rule("ʦ", heardAs: "ts", 0), Rule("ʣ", heardAs: "dz", 0), Rule("ʧ", heardAs: "tʃ", 0),
    Rule("ʤ", heardAs: "dʒ", 0), Rule("ʨ", heardAs: "tɕ", 0), Rule("ʥ", heardAs: "dʑ", 0),
  ].compactMap(\.self)
}

extension Articulation {
  /// Whether it is that sound, whatever its nasality.
  fileprivate func matches(_ other: Articulation) -> Bool {
    var oral = self
    oral.isNasalized = other.isNasalized
    return oral == other
  }
}
