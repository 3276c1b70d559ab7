import SpeechFeatures
import Testing

@testable import AcousticModel

/// Models that are written and read again.
struct PhoneMixturesTests {
  private static let notes = ModelNotes(language: "sw", kindred: ["ɟ": "JH", "a": "AA"])

  /// Phones with mixtures of one to three Gaussians in streams of those widths.
  private static func mixtures(_ widths: [Int] = [39]) -> PhoneMixtures {
    var random = NormalNumbers(seed: 3)
    let phones = ["SIL", "a", "ɟ", "+NSN+"].enumerated().map { index, name in
      PhoneMixtures.Phone(
        name: name,
        states: (0..<3).map { state in
          let count = 1 + (index + state) % 3
          return widths.map { width in
            DiagonalMixture(
              weights: [[1], [0.25, 0.75], [0.5, 0.25, 0.25]][count - 1],
              means: (0..<width * count).map { _ in random.next() },
              variances: (0..<width * count).map { _ in 0.5 + abs(random.next()) })
          }
        }, stay: [0.5, 0.75, 0.25])
    }
    var frontEnd = CepstralFrontEnd.Parameters()
    frontEnd.spectrum.bands.bandCount = 20
    return PhoneMixtures(phones: phones, frontEnd: frontEnd)
  }

  @Test(arguments: [[39], [13, 13, 13]])
  func readsWhatItWrote(widths: [Int]) throws {
    let mixtures = Self.mixtures(widths)
    let model = try mixtures.scorable(notes: Self.notes)
    #expect(model.phoneNames == ["+NSN+", "SIL", "a", "ɟ"])
    #expect(model.phoneNames[model.silence] == "SIL")
    #expect(model.fillers == [0])
    #expect(model.kindredNames == ["+NSN+", "SIL", "AA", "JH"])
    #expect(model.frontEnd.parameters == mixtures.frontEnd)
    for (index, phone) in mixtures.phones.enumerated() {
      let stay = model.stayLogProbabilities(phone: index).map {
        Float(naturalExponential(Double($0)))
      }
      #expect(zip(stay, phone.stay).allSatisfy { abs($0 - $1) < 1e-6 })
    }
    #expect(model.streams == mixtures.streams)
    let read = PhoneMixtures(model)
    for (one, other) in zip(read.phones, mixtures.phones) {
      for (one, other) in zip(one.states.joined(), other.states.joined()) {
        // Mixtures are filled up with Gaussians that weigh next to nothing.
        #expect(Self.isNear(one.weights, other.weights, 1e-6))
        // They are kept as slopes and halved precisions.
        #expect(Self.isNear(Array(one.means.prefix(other.means.count)), other.means, 1e-5))
        #expect(Self.isNear(one.variances, other.variances, 1e-5))
      }
    }
  }

  private static func isNear(_ one: [Float], _ other: [Float], _ limit: Float) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < limit }
  }

  @Test(arguments: [[39], [13, 13, 13]])
  func scoresAsTheMixturesSay(widths: [Int]) throws {
    let mixtures = Self.mixtures(widths)
    let model = try mixtures.scorable(notes: Self.notes)
    var random = NormalNumbers(seed: 4)
    var features = FrameMatrix(count: 1, width: 39)
    for column in 0..<39 { features[0, column] = random.next() }
    var scorer = SenoneScorer(model)
    for (phone, expected) in mixtures.phones.enumerated() {
      var scores: [Float] = [0, 0, 0]
      scorer.score(
        model.senones(phone: phone).map(Int32.init), features: features, frames: 0..<1,
        into: &scores,
        at: 0)
      for (score, state) in zip(scores, expected.states) {
        let sum = zip(state, mixtures.streams).reduce(0.0) { sum, stream in
          sum + Self.logDensity(stream.0, at: features.values[stream.1])
        }
        #expect(abs(Double(score) - sum) < 1e-2)
      }
    }
  }

  private static func logDensity(_ mixture: DiagonalMixture, at point: ArraySlice<Float>) -> Double
  {
    let densities = mixture.logDensities(at: point)
    let best = densities.max() ?? 0
    return Double(best)
      + naturalLogarithm(densities.reduce(0) { $0 + naturalExponential(Double($1 - best)) })
  }

  @Test func writesTheSameBytesAgain() {
    let files = Self.mixtures().sphinxFiles(notes: Self.notes)
    #expect(files == Self.mixtures().sphinxFiles(notes: Self.notes))
    #expect(
      Set(files.keys) == [
        "mdef", "feat.params", "means", "variances", "mixture_weights", "transition_matrices",
        "noisedict", "wordlight.notes",
      ])
  }

  @Test func renamesPhonesOfAnotherModel() throws {
    let model = try Self.mixtures().scorable(notes: Self.notes)
    let renamed = try model.renamed(["o": ["a"], "ja": ["ɟ", "a"]])
    #expect(renamed.phoneNames == ["+NSN+", "SIL", "ja", "o"])
    let (a, j) = (model.senones(phone: 2), model.senones(phone: 3))
    #expect(renamed.senones(phone: 3) == a)
    #expect(renamed.senones(phone: 2) == [j[0], j[2], a[2]])
    #expect(PhoneMixtures(renamed).phones.map(\.name) == renamed.phoneNames)
  }

  @Test func notesMayBeMissingButNotBroken() throws {
    var files = Self.mixtures().sphinxFiles(notes: Self.notes)
    files["wordlight.notes"] = Array("phone a\n".utf8)
    #expect(throws: AcousticModelError.self) {
      try SphinxModel(files: ModelFolder(path: "model", contents: files))
    }
    files["wordlight.notes"] = nil
    let model = try SphinxModel(files: ModelFolder(path: "model", contents: files))
    #expect(model.kindredNames == model.phoneNames)
    files["means"] = nil
    #expect(throws: AcousticModelError.self) {
      try SphinxModel(files: ModelFolder(path: "model", contents: files))
    }
  }
}
