/// Says a row of sounds in the phones of an acoustic model: the cheapest cover of the sounds by
/// phones, where a phone may stand for one sound or two, and a sound may take two phones.
struct PhoneMapper: Sendable {
  /// A row of phones and how far it is from the sounds.
  struct Cover: Sendable, Hashable {
    var phones: [String] = []
    /// The sum of the distances.
    var cost: Float = 0
  }

  /// The most covers that a word gets: enough for two sounds with two neighbours each.
  private static let limit = 4
  /// How much worse than the best cover another may be to be offered. At this distance two vowels
  /// are neighbours on the chart in both directions.
  private static let margin: Float = 0.3
  /// Each phone costs a little, so that of equally near covers the shorter wins.
  private static let phoneCost: Float = 0.02
  /// What it costs that only the first sound of a diphthong's phone is wanted: this, and more the
  /// further the diphthong glides.
  private static let halfCost: Float = 0.15
  private static let glideShare: Float = 0.4
  /// A sound that the model has is not replaced by others further away than this.
  private static let exactMargin: Float = 0.1
  /// What it costs that a phone of two sounds spans two phonemes: little for vowels that meet, much
  /// for consonants (`cat show` has no `ch`).
  private static let vowelJoinCost: Float = 0.1
  private static let consonantJoinCost: Float = 0.4
  /// What it costs to part the sounds of one phoneme for which the model has a phone.
  private static let partCost: Float = 0.3
  /// What it costs to leave out a sound that a model lacks and listeners hardly miss.
  private static let dropCost: Float = 0.3

  let phoneSet: PhoneSet

  /// The nearest covers of phonemes in IPA, the nearest first; empty when they have no sounds.
  func covers(of phonemes: [String]) -> [Cover] {
    var best: [Cover] = []
    if phoneSet.isExact {
      let own = cover(phonemes.map { IPAReader.sounds(in: $0) }).first
      if let own, own.cost < Self.phoneCost * Float(own.phones.count) + 0.01 { return [own] }
    }
    for spelling in SoundVariants.variants(of: phonemes.map { IPAReader.sounds(in: $0) }) {
      best += cover(spelling.sounds).map { Cover(phones: $0.phones, cost: $0.cost + spelling.cost) }
    }
    return Self.nearest(best, limit: Self.limit, margin: Self.margin).filter { !$0.phones.isEmpty }
  }

  /// Covers the sounds from left to right, keeping the nearest few at every place.
  private func cover(_ phonemes: [[Articulation]]) -> [Cover] {
    let sounds = phonemes.flatMap(\.self)
    let starts = Set(phonemes.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) })
    guard !sounds.isEmpty else { return [] }
    var paths = [Path()]
    var reached = [[Int]](repeating: [], count: sounds.count + 1)
    reached[0] = [0]
    for place in sounds.indices {
      let heads = reached[place].sorted { (paths[$0].cost, $0) < (paths[$1].cost, $1) }
      let steps = steps(at: place, in: sounds, joins: starts.contains(place + 1))
      for head in heads.prefix(Self.limit) {
        for step in steps {
          reached[place + step.length].append(paths.count)
          paths.append(
            Path(previous: head, phones: step.phones, cost: paths[head].cost + step.cost))
        }
      }
    }
    let ends = reached[sounds.count].sorted { (paths[$0].cost, $0) < (paths[$1].cost, $1) }
    let covers = ends.prefix(2 * Self.limit).map { end in
      Cover(phones: Self.phones(of: paths, to: end), cost: paths[end].cost)
    }
    return Self.nearest(covers, limit: Self.limit, margin: Self.margin)
  }

  /// A step of a cover and the one before it.
  private struct Path {
    var previous = 0
    var phones: [String] = []
    var cost: Float = 0
  }

  private static func phones(of paths: [Path], to end: Int) -> [String] {
    var parts: [[String]] = []
    var place = end
    while place > 0 {
      parts.append(paths[place].phones)
      place = paths[place].previous
    }
    return parts.reversed().flatMap(\.self)
  }

  private struct Step {
    var length: Int
    var phones: [String]
    var cost: Float
  }

  /// The phones that may stand for the sounds from `place` on.
  private func steps(at place: Int, in sounds: [Articulation], joins: Bool) -> [Step] {
    let sound = sounds[place]
    let join = sound.isVowel ? Self.vowelJoinCost : Self.consonantJoinCost
    var steps: [Step] = []
    for phone in phoneSet.phones {
      let first = phone.sounds.first.map { sound.distance(to: $0) } ?? .infinity
      if phone.sounds.count == 1 {
        steps.append(Step(length: 1, phones: [phone.name], cost: first + Self.phoneCost))
        continue
      }
      // Only a vowel's glide can go missing unnoticed; an affricate's friction cannot.
      if sound.isVowel {
        let glide = phone.sounds[0].distance(to: phone.sounds[1])
        steps.append(
          Step(
            length: 1, phones: [phone.name],
            cost: first + Self.halfCost + Self.glideShare * glide + Self.phoneCost))
      }
      if phone.sounds.count == 2, place + 1 < sounds.count {
        let second = sounds[place + 1].distance(to: phone.sounds[1])
        steps.append(
          Step(
            length: 2, phones: [phone.name],
            cost: first + second + Self.phoneCost + (joins ? join : 0)))
      }
    }
    let nearest = steps.filter { $0.length == 1 }.map(\.cost).min() ?? .infinity
    let reach = nearest <= 2 * Self.phoneCost ? Self.exactMargin : 2 * Self.margin
    let hasPhone = nearest <= 2 * Self.phoneCost
    steps.removeAll {
      $0.cost > nearest + reach && ($0.length == 1 || hasPhone && !sound.isVowel)
    }
    if steps.contains(where: { $0.length == 2 && $0.cost <= 2 * Self.phoneCost }) {
      for index in steps.indices where steps[index].length == 1 {
        steps[index].cost += Self.partCost
      }
    }
    if sound.place >= Place.pharyngeal.rawValue, !sound.isVowel, !hasPhone {
      steps.append(Step(length: 1, phones: [], cost: Self.dropCost))
    }
    return steps
  }

  private static func nearest(_ covers: [Cover], limit: Int, margin: Float) -> [Cover] {
    let sorted = covers.sorted {
      $0.cost == $1.cost ? $0.phones.lexicographicallyPrecedes($1.phones) : $0.cost < $1.cost
    }
    let worst = (sorted.first?.cost ?? 0) + margin
    var seen: Set<[String]> = []
    var kept: [Cover] = []
    for cover in sorted where kept.count < limit && cover.cost <= worst {
      if seen.insert(cover.phones).inserted { kept.append(cover) }
    }
    return kept
  }
}
