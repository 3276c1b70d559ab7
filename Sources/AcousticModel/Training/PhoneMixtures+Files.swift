internal import SpeechFeatures

extension PhoneMixtures {
  /// The model as a continuous Sphinx model: names of files and their bytes. The same model gives
  /// the same bytes.
  ///
  /// Sphinx wants as many Gaussians in every state: smaller mixtures are filled up with copies of
  /// their first Gaussian that weigh nothing.
  public func sphinxFiles(notes: ModelNotes) -> [String: [UInt8]] {
    let states = statesPerPhone
    let entries = phones.enumerated().map { index, phone in
      ModelDefinition.Entry(
        name: phone.name, senones: Array(index * states..<(index + 1) * states), matrix: index)
    }
    return [
      "mdef": ModelDefinition.bytes(
        entries, senoneCount: phones.count * states, matrixCount: phones.count,
        silenceName: silenceName),
      "feat.params": Array(FeatureParameters.text(frontEnd, streams: streams).utf8),
      "means": gaussianFile(\.means),
      "variances": gaussianFile(\.variances),
      "mixture_weights": weightFile(),
      "transition_matrices": transitionFile(),
      "noisedict": Array(noiseDictionary.utf8),
      ModelNotes.fileName: Array(notes.text.utf8),
    ]
  }

  /// State after state, stream after stream.
  private var mixtures: [DiagonalMixture] { phones.flatMap { $0.states.flatMap(\.self) } }

  private func gaussianFile(_ values: KeyPath<DiagonalMixture, [Float]>) -> [UInt8] {
    let (count, widths) = (mostGaussians, streams.map(\.count))
    let states = phones.count * statesPerPhone
    return ByteWriter.parameterFile { file in
      for size in [states, widths.count, count] + widths { file.int32(size) }
      file.int32(states * count * widths.reduce(0, +))
      for mixture in mixtures {
        let own = mixture[keyPath: values]
        for value in own { file.float(value) }
        for _ in mixture.count..<count {
          for value in own.prefix(mixture.width) { file.float(value) }
        }
      }
    }
  }

  private func weightFile() -> [UInt8] {
    let (count, states) = (mostGaussians, phones.count * statesPerPhone)
    return ByteWriter.parameterFile { file in
      for size in [states, streams.count, count, mixtures.count * count] { file.int32(size) }
      for mixture in mixtures {
        for weight in mixture.weights { file.float(weight) }
        for _ in mixture.count..<count { file.float(0) }
      }
    }
  }

  /// Each state is stayed in or left for the next one.
  private func transitionFile() -> [UInt8] {
    let states = statesPerPhone
    return ByteWriter.parameterFile { file in
      for size in [phones.count, states, states + 1, phones.count * states * (states + 1)] {
        file.int32(size)
      }
      for phone in phones {
        for (state, stay) in phone.stay.enumerated() {
          for target in 0...states {
            file.float(target == state ? stay : target == state + 1 ? 1 - stay : 0)
          }
        }
      }
    }
  }

  /// Which phones Sphinx's own tools may hear between words.
  private var noiseDictionary: String {
    let silence = silenceName
    let noises = phones.map(\.name).filter { $0.hasPrefix("+") }
    let lines =
      ["<s> \(silence)", "</s> \(silence)", "<sil> \(silence)"]
      + noises.map { "[\($0.filter { $0 != "+" })] \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
