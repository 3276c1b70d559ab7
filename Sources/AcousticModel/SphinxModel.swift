public import SpeechFeatures
private import Files

/// An acoustic model in the files of CMU Sphinx: phonetically tied, semi-continuous or continuous.
///
/// It is read once and never changes, so that every page and thread may share it.
public final class SphinxModel: Sendable {
  /// The folder it was read from.
  public let folder: String
  /// The phones, such as `AA`; their indices name them everywhere else.
  public let phoneNames: [String]
  /// The phone of silence.
  public let silence: Int
  /// The phones of noises that are not speech, such as `+NSN+`.
  public let fillers: [Int]
  /// The states of a phone, passed through from the first to the last.
  public let statesPerPhone: Int
  /// How the cepstra are made.
  public let frontEnd: CepstralFrontEnd
  /// For each phone the one of the English model that it sounds most like: its own name, unless the
  /// model's notes say otherwise (``ModelNotes``).
  public let kindredNames: [String]

  let definition: ModelDefinition
  let codebooks: GaussianCodebooks
  let weights: MixtureWeights
  let streams: [Range<Int>]
  let featureTransform: FeatureTransform?
  private let stayLogProbabilities: [[Float]]
  private let codebookOfSenone: [Int32]

  /// Reads the model in a folder: `mdef`, `feat.params`, `means`, `variances`,
  /// `transition_matrices`, and `sendump` or `mixture_weights`.
  ///
  /// - Throws: ``AcousticModelError`` naming the file that is missing or broken.
  public convenience init(folder: String) throws(AcousticModelError) {
    try self.init(files: ModelFolder(path: folder))
  }

  /// Reads a model's files.
  convenience init(files: ModelFolder) throws(AcousticModelError) {
    let definition = try ModelDefinition(try files.bytes("mdef"), file: files.path("mdef"))
    let features = try FeatureParameters(
      try files.text("feat.params"), file: files.path("feat.params"))
    let transform =
      try files.has("feature_transform")
      ? FeatureTransform(
        try .array(try files.bytes("feature_transform"), file: files.path("feature_transform")),
        keeping: features.transformedWidth)
      : nil
    let (means, widths) = try ParameterFile.gaussians(
      try files.bytes("means"), file: files.path("means"))
    let (variances, _) = try ParameterFile.gaussians(
      try files.bytes("variances"), file: files.path("variances"))
    let codebooks = try GaussianCodebooks(
      means: means, variances: variances, streamWidths: widths)
    guard features.streams.map(\.count) == widths else {
      throw AcousticModelError(
        files.path("means"),
        "streams of \(widths) dimensions where \(features.streams.map(\.count)) belong")
    }
    self.init(
      folder: files.path, definition: definition, frontEnd: CepstralFrontEnd(features.frontEnd),
      streams: features.streams, featureTransform: transform, codebooks: codebooks,
      weights: try files.mixtureWeights(
        senones: definition.senoneCount, streams: widths.count, densities: codebooks.densities),
      stayLogProbabilities: try files.stayLogProbabilities(definition),
      codebookOfSenone: try SphinxModel.codebookOfSenone(
        definition, codebookCount: codebooks.codebookCount, file: files.path("means")),
      kindred: try files.notes().kindred)
  }

  /// The same Gaussians under other phones: a phone of the new definition is made of senones of
  /// this model, and passes through them as its matrix says.
  convenience init(_ base: SphinxModel, definition: ModelDefinition) {
    precondition(definition.senoneCount == base.definition.senoneCount)
    precondition(definition.transitionMatrixCount == base.stayLogProbabilities.count)
    self.init(
      folder: base.folder, definition: definition, frontEnd: base.frontEnd, streams: base.streams,
      featureTransform: base.featureTransform, codebooks: base.codebooks, weights: base.weights,
      stayLogProbabilities: base.stayLogProbabilities, codebookOfSenone: base.codebookOfSenone,
      kindred: [:])
  }

  private init(
    folder: String, definition: ModelDefinition, frontEnd: CepstralFrontEnd,
    streams: [Range<Int>], featureTransform: FeatureTransform?, codebooks: GaussianCodebooks,
    weights: MixtureWeights, stayLogProbabilities: [[Float]], codebookOfSenone: [Int32],
    kindred: [String: String]
  ) {
    self.folder = folder
    self.definition = definition
    self.frontEnd = frontEnd
    self.streams = streams
    self.featureTransform = featureTransform
    self.codebooks = codebooks
    self.weights = weights
    self.stayLogProbabilities = stayLogProbabilities
    self.codebookOfSenone = codebookOfSenone
    phoneNames = definition.phoneNames
    silence = definition.silence
    statesPerPhone = definition.statesPerPhone
    let names = definition.phoneNames
    fillers = names.indices.filter { names[$0].hasPrefix("+") }
    kindredNames = names.map { kindred[$0] ?? $0 }
  }

  /// The index of a phone; nil where the model has none of that name.
  public func phone(named name: String) -> Int? { phoneNames.firstIndex(of: name) }

  /// The senones of a phone whatever its neighbours, one for each state.
  public func senones(phone: Int) -> [Int] { definition.phones[phone].senones }

  /// The senones of a phone between two others inside or at the edges of a word.
  public func senones(phone: Int, left: Int, right: Int, begins: Bool, ends: Bool) -> [Int] {
    let position: ModelDefinition.WordPosition =
      begins ? (ends ? .single : .begin) : (ends ? .end : .inside)
    return definition.senones(phone: phone, left: left, right: right, position: position)
  }

  /// The probability of staying in each state of a phone for another 10 ms, as natural logarithms.
  public func stayLogProbabilities(phone: Int) -> [Float] {
    stayLogProbabilities[definition.phones[phone].matrix]
  }

  /// The transition matrix of a phone.
  func matrix(phone: Int) -> Int { definition.phones[phone].matrix }

  func codebook(ofSenone senone: Int) -> Int { Int(codebookOfSenone[senone]) }

  /// Which codebook each senone mixes: one for all, one for each phone, or one for each senone.
  private static func codebookOfSenone(
    _ definition: ModelDefinition, codebookCount: Int, file: String
  ) throws(AcousticModelError) -> [Int32] {
    switch codebookCount {
    case 1:
      return [Int32](repeating: 0, count: definition.senoneCount)
    case definition.senoneCount:
      return (0..<Int32(definition.senoneCount)).map { $0 }
    case definition.phoneNames.count:
      return try definition.phoneOfSenone().map(Int32.init)
    default:
      throw AcousticModelError(
        file, "\(codebookCount) codebooks fit neither the phones nor the senones")
    }
  }
}
