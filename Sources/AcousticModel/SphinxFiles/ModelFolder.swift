private import Files

/// The files of a model, read with errors that name them.
struct ModelFolder {
  let path: String
  /// The files themselves where the model is not on disk.
  var contents: [String: [UInt8]]?

  func path(_ name: String) -> String { PathName.join(path, name) }

  func has(_ name: String) -> Bool {
    contents.map { $0[name] != nil } ?? (Folder.kind(of: path(name)) == .file)
  }

  func bytes(_ name: String) throws(AcousticModelError) -> [UInt8] {
    if let contents {
      guard let bytes = contents[name] else {
        throw AcousticModelError(path(name), "is not there")
      }
      return bytes
    }
    do {
      return try FileReader.bytes(of: path(name), limit: 1 << 30)
    } catch {
      throw AcousticModelError(error)
    }
  }

  func text(_ name: String) throws(AcousticModelError) -> String {
    if contents != nil { return String(decoding: try bytes(name), as: UTF8.self) }
    do {
      return try FileReader.text(of: path(name))
    } catch {
      throw AcousticModelError(error)
    }
  }

  /// What the model says of itself; nothing where it has no notes.
  func notes() throws(AcousticModelError) -> ModelNotes {
    guard has(ModelNotes.fileName) else { return ModelNotes() }
    return try ModelNotes(
      try text(ModelNotes.fileName), file: path(ModelNotes.fileName))
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
