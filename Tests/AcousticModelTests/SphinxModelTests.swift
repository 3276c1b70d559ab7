import Files
import Foundation
import SpeechFeatures
import Testing

@testable import AcousticModel

/// Reads the installed English model, and copies of it that are broken.
@Suite struct SphinxModelTests {
  static let folder = ["/usr", "/usr/local", "/opt/homebrew"]
    .map { $0 + "/share/pocketsphinx/model/en-us/en-us" }
    .first { FileManager.default.fileExists(atPath: $0 + "/mdef") }

  private func model() throws -> SphinxModel {
    try SphinxModel(
      folder: #require(Self.folder, "the package pocketsphinx-en-us is not installed"))
  }

  @Test func knowsItsPhones() throws {
    let model = try model()
    #expect(model.phoneNames.count == 42)
    #expect(model.phoneNames[model.silence] == "SIL")
    #expect(model.fillers.map { model.phoneNames[$0] } == ["+NSN+", "+SPN+"])
    #expect(model.phone(named: "ZH") == 41)
    #expect(model.phone(named: "nothing") == nil)
  }

  @Test func mixtureWeightsOfASenoneSumToNearlyOne() throws {
    let model = try model()
    for senone in stride(from: 0, to: model.definition.senoneCount, by: 97) {
      for stream in 0..<3 {
        let start = model.weights.start(senone: senone, stream: stream)
        let sum = model.weights.values[start..<start + 128].reduce(0, +)
        #expect((0.85...1.05).contains(sum))
      }
    }
  }

  @Test func aPhoneInContextHasSenonesOfItsOwnAndFallsBackWhereThereAreNone() throws {
    let model = try model()
    let (k, ae, t) = (21, 3, 33)
    #expect([k, ae, t].map { model.phoneNames[$0] } == ["K", "AE", "T"])
    let inContext = model.senones(phone: ae, left: k, right: t, begins: false, ends: false)
    #expect(inContext.count == 3)
    #expect(inContext != model.senones(phone: ae))
    #expect(inContext.allSatisfy { model.codebook(ofSenone: $0) == ae })
    let noise = model.fillers[0]
    let stranger = model.senones(phone: noise, left: k, right: t, begins: true, ends: false)
    #expect(stranger == model.senones(phone: noise))
  }

  @Test func theDensityAtAMeanIsTheHighest() throws {
    let model = try model()
    var scorer = SenoneScorer(model)
    let phone = try #require(model.phone(named: "IY"))
    let senone = model.senones(phone: phone)[1]
    var frames = FrameMatrix(count: 2, width: 39)
    for (dim, moments) in model.moments(ofSenone: senone).enumerated() {
      frames[0, dim] = moments.mean
      frames[1, dim] = moments.mean + 8 * moments.variance.squareRoot()
    }
    var scores = [Float](repeating: 0, count: 2)
    scorer.score([Int32(senone)], features: frames, frames: 0..<2, into: &scores, at: 0)
    #expect(scores[0] > scores[1] + 50)
  }

  @Test(arguments: ["mdef", "means", "variances", "transition_matrices", "sendump", "feat.params"])
  func aFileThatIsMissingOrBrokenIsNamed(name: String) throws {
    let source = try #require(Self.folder, "the package pocketsphinx-en-us is not installed")
    let copy = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID())")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: copy) }
    for file in try FileManager.default.contentsOfDirectory(atPath: source) where file != name {
      try FileManager.default.createSymbolicLink(
        at: copy.appending(path: file), withDestinationURL: URL(filePath: source + "/" + file))
    }
    let broken = copy.appending(path: name)
    let whole = try Data(contentsOf: URL(filePath: source + "/" + name))
    let versions: [Data?] = [
      nil, Data(), Data("rubbish".utf8), whole.prefix(40), whole.prefix(whole.count / 2),
    ]
    for version in versions {
      // Half of feat.params is still a list of options, which is no mistake that can be seen.
      if name == "feat.params", version == whole.prefix(whole.count / 2) || version == Data() {
        continue
      }
      try? FileManager.default.removeItem(at: broken)
      try version?.write(to: broken)
      #expect {
        try SphinxModel(folder: copy.path(percentEncoded: false))
      } throws: { error in
        guard let error = error as? AcousticModelError else { return false }
        return error.diagnostic.file?.contains(copy.lastPathComponent) ?? false
      }
    }
  }
}
