private import Files

/// The files of a model, read with errors that name them.
struct ModelFolder {
  let path: String

  func path(_ name: String) -> String { PathName.join(path, name) }

  func has(_ name: String) -> Bool { Folder.kind(of: path(name)) == .file }

  func bytes(_ name: String) throws(AcousticModelError) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path(name), limit: 1 << 30)
    } catch {
      throw AcousticModelError(error)
    }
  }

  func text(_ name: String) throws(AcousticModelError) -> String {
    do {
      return try FileReader.text(of: path(name))
    } catch {
      throw AcousticModelError(error)
    }
  }

  func mixtureWeights(
    senones: Int, streams: Int, densities: Int
  ) throws(AcousticModelError) -> MixtureWeights {
    if has("sendump") {
      return try MixtureWeights(
        dump: try bytes("sendump"), file: path("sendump"), senones: senones, streams: streams,
        densities: densities)
    }
    return try MixtureWeights(
      counts: try .array(try bytes("mixture_weights"), file: path("mixture_weights")),
      senones: senones, streams: streams, densities: densities)
  }

  /// For each transition matrix, the probability of staying in each state.
  func stayLogProbabilities(
    _ definition: ModelDefinition
  ) throws(AcousticModelError) -> [[Float]] {
    let name = "transition_matrices"
    let matrices = try ParameterFile.array(try bytes(name), file: path(name))
    let states = definition.statesPerPhone
    guard matrices.sizes == [definition.transitionMatrixCount, states, states + 1] else {
      throw AcousticModelError(path(name), "transitions of the wrong sizes \(matrices.sizes)")
    }
    return (0..<definition.transitionMatrixCount).map { matrix in
      (0..<states).map { state in
        let row = matrices.values[((matrix * states + state) * (states + 1))...].prefix(states + 1)
        let total = row.reduce(0, +)
        let stay = total > 0 ? row[row.startIndex + state] / total : 0.5
        return naturalLogarithm(min(0.999, max(0.001, stay)))
      }
    }
  }
}
