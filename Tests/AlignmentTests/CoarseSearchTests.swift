import AcousticModel
import AudioInput
import Foundation
import SpeechFeatures
import Testing
import WordTimeline

@testable import Alignment

/// The search on real pages: what it leaves out for speed must not change what it finds.
@Suite struct CoarseSearchTests {
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/maybe-said-mo")

  private static let model = Result {
    try SphinxModel(
      folder: ["/usr", "/usr/local", "/opt/homebrew"]
        .map { $0 + "/share/pocketsphinx/model/en-us/en-us" }
        .first { FileManager.default.fileExists(atPath: $0 + "/mdef") } ?? "")
  }

  /// The words of page 2, each in one pronunciation: Mo is never, ever sure. “Shall we have
  /// breakfast?” asks Gran. “Maybe,” says Mo.
  private static let page = [
    "M OW", "IH Z", "N EH V ER", "EH V ER", "SH UH R",
    "SH AE L", "W IY", "HH AE V", "B R EH K F AH S T", "AE S K S", "G R AE N", "M EY B IY",
    "S EH Z", "M OW",
  ]

  private func words(_ pronunciations: [String] = page) throws -> [WordChoices] {
    let model = try Self.model.get()
    return pronunciations.map { phones in
      let indices = phones.split(separator: " ").compactMap { model.phone(named: String($0)) }
      return WordChoices(choices: [.init(spokenWords: [[.init(phones: indices)]], logPrior: 0)])
    }
  }

  private static let beams = PageAligner.beams(NetworkCosts())

  private func recording() throws -> Waveform {
    try AudioReader.read(
      path: Self.fixtures.appending(path: "page-02.wav").path(percentEncoded: false)
    ).waveform
  }

  private func steps(
    _ words: [WordChoices], beam: Float, gateDepth: Float, costs: NetworkCosts = NetworkCosts()
  ) throws -> (steps: [CoarseSearch.Step], network: SpeechNetwork) {
    let model = try Self.model.get()
    let features = RecordingFeatures(try recording(), frontEnd: model.frontEnd)
    let network = SpeechNetwork(words: words, model: model, costs: costs)
    var search = CoarseSearch(network: network, model: model)
    var scorer = PhoneScorer(
      model: model, sketch: PhoneSketch(model), source: features, gateDepth: gateDepth)
    let outcome = search.run(frameCount: features.coarse.count, beam: beam, scorer: &scorer)
    return (try #require(outcome).steps, network)
  }

  private func spoken(_ steps: [CoarseSearch.Step], _ network: SpeechNetwork) -> Set<Int> {
    Set(
      steps.compactMap { step in
        if case .word(let word) = network.nodes[step.node].role { word } else { nil }
      })
  }

  @Test func theBeamAndTheSketchChangeNothing() throws {
    let words = try words()
    let exact = try steps(words, beam: .infinity, gateDepth: .infinity).steps
    #expect(try steps(words, beam: Self.beams[0], gateDepth: .infinity).steps == exact)
    #expect(try steps(words, beam: Self.beams[0], gateDepth: 25).steps == exact)
  }

  @Test func thePathRunsThroughTheWholeRecording() throws {
    let (steps, network) = try steps(words(), beam: Self.beams[0], gateDepth: 25)
    #expect(steps.first?.frames.lowerBound == 0)
    #expect(
      zip(steps, steps.dropFirst()).allSatisfy { $0.frames.upperBound == $1.frames.lowerBound })
    #expect(spoken(steps, network) == Set(0..<14))
  }

  @Test func aWordThatNobodySaysIsLeftOut() throws {
    var page = Self.page
    page.insert("T AH M AA R OW IH V N IH NG", at: 11)
    let (steps, network) = try steps(
      words(page), beam: Self.beams[0], gateDepth: 25)
    #expect(spoken(steps, network) == Set(0..<15).subtracting([11]))
  }

  @Test func aSentenceThatNobodySaysIsLeftOut() throws {
    let sentence = [
      "W IY", "AA R", "G OW IH NG", "T UW", "DH AH", "M AW N T AH N Z", "T AH M AA R OW",
    ]
    let page = try words(Array(Self.page.prefix(9) + sentence + Self.page.dropFirst(9)))
    let (steps, network) = try steps(page, beam: Self.beams[1], gateDepth: 25)
    #expect(spoken(steps, network) == Set(0..<21).subtracting(9..<16))
    // The narrow beam may lose the path; the page is then searched for again with the wide one.
    let alignment = PageAligner(model: try Self.model.get()).align(
      try recording(), words: page)
    #expect(alignment.words.indices.filter { alignment.words[$0] == nil } == Array(9..<16))
    #expect(alignment.findings.contains { $0.kind == .skippedWords && $0.words == 9..<16 })
  }

  @Test func aSkipPassesOneWordAndCostsLessBehindAnother() throws {
    let network = SpeechNetwork(
      words: try words(["W IY", "AA R", "G OW"]), model: try Self.model.get(),
      costs: NetworkCosts())
    var costs = [Float](repeating: -.infinity, count: network.junctionCount)
    costs[0] = 0
    // The skips come in an order that one pass can follow.
    for skip in network.skips { costs[skip.to] = max(costs[skip.to], costs[skip.from] + skip.cost) }
    let wordEnds = Set(network.nodes.filter(\.isLastOfSpokenWord).map(\.to)).sorted()
    #expect(wordEnds.map { costs[$0] } == [-130, -140, -150])
    #expect(network.voicedWordCount == 3)
  }

  @Test func speechThatIsNotOnThePageIsFound() throws {
    let (steps, network) = try steps(
      words(Array(Self.page.prefix(9) + Self.page.suffix(3))), beam: Self.beams[0],
      gateDepth: 25)
    #expect(spoken(steps, network) == Set(0..<12))
    #expect(steps.contains { network.nodes[$0.node].role == .extraSpeech })
  }
}
