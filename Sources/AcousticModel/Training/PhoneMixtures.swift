public import SpeechFeatures

/// An acoustic model that is being trained: phones of several states, each state mixtures of
/// Gaussians of its own, whatever the phone's neighbours.
///
/// A frame is looked at in one stream or several (the cepstra, their deltas and accelerations); a
/// state has a mixture for each, and its density is their product.
public struct PhoneMixtures: Sendable {
  /// One phone.
  public struct Phone: Sendable, Equatable {
    /// Its name; one of a noise begins with `+`.
    public var name: String
    /// For each state, a mixture for each stream.
    public var states: [[DiagonalMixture]]
    /// For each state, the probability of staying in it for another 10 ms.
    public var stay: [Float]

    /// Makes a phone.
    public init(name: String, states: [[DiagonalMixture]], stay: [Float]) {
      precondition(states.count == stay.count)
      self.name = name
      self.states = states
      self.stay = stay
    }
  }

  /// The phones in the order of their names' bytes, in which Sphinx looks them up.
  public var phones: [Phone]
  /// The name of the phone of silence.
  public let silenceName: String
  /// How the cepstra are made.
  public let frontEnd: CepstralFrontEnd.Parameters

  /// Makes a model.
  ///
  /// - Precondition: the phones have distinct names without white space, silence is among them, and
  ///   all have as many states, streams and dimensions.
  public init(
    phones: [Phone], silenceName: String = "SIL", frontEnd: CepstralFrontEnd.Parameters
  ) {
    self.silenceName = silenceName
    self.phones = phones.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.frontEnd = frontEnd
    precondition(Set(phones.map(\.name)).count == phones.count)
    precondition(phones.contains { $0.name == silenceName })
    precondition(Set(phones.map(\.states.count)).count == 1)
    precondition(Set(phones.flatMap(\.states).map { $0.map(\.width) }).count == 1)
  }

  /// The states of a phone.
  public var statesPerPhone: Int { phones.first?.states.count ?? 0 }
  /// The columns of a frame in each stream.
  public var streams: [Range<Int>] {
    var end = 0
    return (phones.first?.states.first ?? []).map { mixture in
      defer { end += mixture.width }
      return end..<end + mixture.width
    }
  }
  /// The Gaussians of the largest mixture.
  public var mostGaussians: Int { phones.flatMap(\.states).joined().map(\.count).max() ?? 0 }

  /// The model as the search and the placement of boundaries use it.
  ///
  /// - Parameter notes: as they are to be written beside it.
  public func scorable(notes: ModelNotes) throws(AcousticModelError) -> SphinxModel {
    try SphinxModel(
      files: ModelFolder(path: "model in training", contents: sphinxFiles(notes: notes)))
  }
}

extension PhoneMixtures {
  /// A copy of another model's phones, whatever their neighbours, in which each state has Gaussians
  /// of its own.
  ///
  /// - Precondition: the model looks at the cepstra as they are (``SphinxModel/looksAtCepstra``).
  public init(_ model: SphinxModel) {
    precondition(model.looksAtCepstra)
    let phones = model.phoneNames.indices.map { phone in
      Phone(
        name: model.phoneNames[phone],
        states: model.senones(phone: phone).map { model.mixtures(ofSenone: $0) },
        stay: model.stayLogProbabilities(phone: phone).map {
          Float(naturalExponential(Double($0)))
        })
    }
    self.init(
      phones: phones, silenceName: model.phoneNames[model.silence],
      frontEnd: model.frontEnd.parameters)
  }
}

extension SphinxModel {
  /// Whether a model that starts from this one can be trained: its Gaussians must stand in the
  /// cepstra themselves, not in a linear transform of them.
  public var looksAtCepstra: Bool { featureTransform == nil }

  /// The same Gaussians under the names of other phones, for speech of another language.
  ///
  /// - Parameter phones: for each new phone, the names of one or more phones of this model that are
  ///   heard in its place, one after the other. Silence and noises keep their names.
  /// - Precondition: all those names are known, and no phone's list is empty.
  public func renamed(_ phones: [String: [String]]) throws(AcousticModelError) -> SphinxModel {
    var renamed = ([silence] + fillers).map { phone in
      ModelDefinition.Entry(
        name: phoneNames[phone], senones: senones(phone: phone), matrix: matrix(phone: phone))
    }
    for (name, sounds) in phones {
      let parts = sounds.compactMap(phone(named:))
      precondition(!parts.isEmpty && parts.count == sounds.count)
      renamed.append(
        ModelDefinition.Entry(
          name: name, senones: senones(parts), matrix: matrix(phone: parts[0])))
    }
    let bytes = ModelDefinition.bytes(
      renamed, senoneCount: definition.senoneCount,
      matrixCount: definition.transitionMatrixCount, silenceName: phoneNames[silence])
    return SphinxModel(self, definition: try ModelDefinition(bytes, file: folder + "/mdef"))
  }

  /// A senone's mixture in each stream.
  fileprivate func mixtures(ofSenone senone: Int) -> [DiagonalMixture] {
    let padded = codebooks.paddedDensities
    let count = codebooks.densities
    return codebooks.streamWidths.enumerated().map { stream, width in
      let start = codebooks.start(codebook: codebook(ofSenone: senone), stream: stream)
      let first = weights.start(senone: senone, stream: stream)
      let total = weights.values[first..<first + count].reduce(0, +)
      let places = (0..<count).flatMap { density in
        (0..<width).map { start + $0 * padded + density }
      }
      return DiagonalMixture(
        weights: (0..<count).map { weights.values[first + $0] / total },
        means: places.map(codebooks.mean), variances: places.map(codebooks.variance))
    }
  }

  /// As many senones as a phone has, spread over those of several phones.
  private func senones(_ parts: [Int]) -> [Int] {
    let all = parts.flatMap { senones(phone: $0) }
    guard parts.count > 1, statesPerPhone > 1 else { return Array(all.prefix(statesPerPhone)) }
    return (0..<statesPerPhone).map { all[$0 * (all.count - 1) / (statesPerPhone - 1)] }
  }
}
