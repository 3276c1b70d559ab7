extension ModelDefinition {
  /// A phone of a definition to be written, whatever its neighbours.
  struct Entry {
    var name: String
    var senones: [Int]
    var matrix: Int
  }

  /// A binary `mdef` file of phones without context.
  ///
  /// - Parameters:
  ///   - entries: at least one, all with as many senones; they are written in the order of their
  ///     names' bytes, in which Sphinx looks them up.
  ///   - silenceName: one of the names.
  static func bytes(
    _ entries: [Entry], senoneCount: Int, matrixCount: Int, silenceName: String
  ) -> [UInt8] {
    let entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    guard let silence = entries.firstIndex(where: { $0.name == silenceName }) else {
      preconditionFailure("silence is a phone")
    }
    let states = entries[0].senones.count
    precondition(entries.allSatisfy { $0.senones.count == states })
    var writer = ByteWriter()
    writer.append("BMDF")
    writer.int32(1)
    let about = "phones without context: 12 bytes each; sequences of 16-bit senones\n\0"
    writer.int32((about.utf8.count + 3) / 4 * 4)
    writer.append(about)
    writer.pad()
    let counts = [
      entries.count, entries.count, states, senoneCount, senoneCount, matrixCount, entries.count,
      3, 0, silence,
    ]
    for count in counts { writer.int32(count) }
    for entry in entries { writer.append(entry.name + "\0") }
    writer.pad()
    for (sequence, entry) in entries.enumerated() {
      let isFiller = entry.name == silenceName || entry.name.hasPrefix("+")
      writer.int32(sequence)
      writer.int32(entry.matrix)
      writer.append([isFiller ? 1 : 0, 0, 0, 0])
    }
    writer.int32(entries.count * states)
    for entry in entries {
      for senone in entry.senones { writer.uint16(senone) }
    }
    return writer.bytes
  }
}
