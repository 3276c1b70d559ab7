/// Which senones make up each phone (a binary `mdef` file).
///
/// A senone is a state's output distribution; phones in context share senones, so that the file
/// says for each (phone, left neighbour, right neighbour, place in the word) which sequence of
/// senones it has.
struct ModelDefinition: Sendable {
  /// The phone's place in its word.
  enum WordPosition: Int, Sendable, CaseIterable {
    case inside, begin, end, single
  }

  let phoneNames: [String]
  let silence: Int
  let statesPerPhone: Int
  let senoneCount: Int
  let contextIndependentSenoneCount: Int
  let transitionMatrixCount: Int
  /// For each phone: its transition matrix and its senones.
  let phones: [(matrix: Int, senones: [Int])]

  private let bytes: [UInt8]
  private let treeStart: Int
  private let treeCount: Int
  private let phoneStart: Int
  private let phoneCount: Int
  private let sequenceStart: Int
  private let sequenceCount: Int

  init(_ bytes: [UInt8], file: String) throws(AcousticModelError) {
    var reader = ByteReader(file: file, bytes: bytes)
    guard bytes.starts(with: "BMDF".utf8) else {
      throw reader.failure("this is not a binary Sphinx model definition")
    }
    try reader.skip(8)
    try reader.skip(try reader.count("header bytes", in: 0...65_536))
    let names = try reader.count("phones", in: 1...4096)
    phoneCount = try reader.count("phones in context", in: names...10_000_000)
    statesPerPhone = try reader.count("states", in: 1...8)
    contextIndependentSenoneCount = try reader.count("senones", in: 1...1_000_000)
    senoneCount = try reader.count("senones", in: contextIndependentSenoneCount...1_000_000)
    transitionMatrixCount = try reader.count("transition matrices", in: 1...1_000_000)
    sequenceCount = try reader.count("senone sequences", in: 1...10_000_000)
    _ = try reader.int32()
    treeCount = try reader.count("tree nodes", in: 0...10_000_000)
    silence = try reader.count("phones", in: 0...names - 1)
    var phoneNames: [String] = []
    for _ in 0..<names { phoneNames.append(try reader.zeroTerminatedString()) }
    self.phoneNames = phoneNames
    try reader.skip((4 - reader.offset % 4) % 4)
    treeStart = reader.offset
    try reader.skip(treeCount * 8)
    phoneStart = reader.offset
    try reader.skip(phoneCount * 12)
    try reader.skip(4)
    sequenceStart = reader.offset
    try reader.skip(sequenceCount * statesPerPhone * 2)
    self.bytes = bytes

    let states = statesPerPhone
    var phones: [(matrix: Int, senones: [Int])] = []
    for phone in 0..<names {
      let entry = phoneStart + phone * 12
      let sequence = Int(reader.unsignedInt32(at: entry))
      let matrix = Int(reader.unsignedInt32(at: entry + 4))
      guard sequence < sequenceCount, matrix < transitionMatrixCount else {
        throw reader.failure("phone \(phoneNames[phone]) names states that are not there")
      }
      let start = sequenceStart + sequence * states * 2
      let senones = (0..<states).map { Int(reader.unsignedInt16(at: start + $0 * 2)) }
      let most = senoneCount
      guard senones.allSatisfy({ $0 < most }) else {
        throw reader.failure("phone \(phoneNames[phone]) names senones that are not there")
      }
      phones.append((matrix, senones))
    }
    self.phones = phones
  }

  /// The senones of a phone between its neighbours. Where the model was not trained on just that
  /// context, one of silence on the right, then on the left, then another place in the word stands
  /// in for it; at last the phone alone.
  func senones(phone: Int, left: Int, right: Int, position: WordPosition) -> [Int] {
    let positions = [position] + WordPosition.allCases.filter { $0 != position }
    for (left, right) in [(left, right), (left, silence), (silence, right)] {
      for position in positions {
        if let entry = entry(phone: phone, left: left, right: right, position: position) {
          return senones(ofEntry: entry)
        }
      }
    }
    return phones[phone].senones
  }

  /// The entry of a phone in context. The tree's levels are the place in the word, the phone, its
  /// left and its right neighbour.
  private func entry(phone: Int, left: Int, right: Int, position: WordPosition) -> Int? {
    var level = 0..<min(4, treeCount)
    for (depth, wanted) in [position.rawValue, phone, left, right].enumerated() {
      guard let node = level.first(where: { int16(treeStart + $0 * 8) == wanted }) else {
        return nil
      }
      let children = int16(treeStart + node * 8 + 2)
      let next = int32(treeStart + node * 8 + 4)
      if depth == 3 || children == 0 { return next >= 0 && next < phoneCount ? next : nil }
      guard next >= 0, next + children <= treeCount else { return nil }
      level = next..<next + children
    }
    return nil
  }

  /// For each senone, the phone that it belongs to.
  func phoneOfSenone() throws(AcousticModelError) -> [Int] {
    var owner = [Int](repeating: -1, count: senoneCount)
    for (phone, entry) in phones.enumerated() {
      for senone in entry.senones { owner[senone] = phone }
    }
    // Each phone in context names its own phone by the second byte of its attributes.
    for entry in phoneNames.count..<max(phoneNames.count, phoneCount) {
      let phone = Int(bytes[phoneStart + entry * 12 + 9])
      guard phone < phoneNames.count else { continue }
      let sequence = int32(phoneStart + entry * 12)
      guard sequence >= 0, sequence < sequenceCount else { continue }
      let start = sequenceStart + sequence * statesPerPhone * 2
      for state in 0..<statesPerPhone {
        let senone = int16(start + state * 2)
        if senone < senoneCount { owner[senone] = phone }
      }
    }
    // Senones that no phone uses are never asked for.
    return owner.map { max(0, $0) }
  }

  private func senones(ofEntry entry: Int) -> [Int] {
    let sequence = int32(phoneStart + entry * 12)
    guard sequence >= 0, sequence < sequenceCount else { return [] }
    return (0..<statesPerPhone).map {
      min(senoneCount - 1, int16(sequenceStart + (sequence * statesPerPhone + $0) * 2))
    }
  }

  private func int16(_ position: Int) -> Int {
    Int(bytes[position]) | Int(bytes[position + 1]) << 8
  }

  private func int32(_ position: Int) -> Int {
    Int(Int32(bitPattern: UInt32(int16(position)) | UInt32(int16(position + 2)) << 16))
  }
}
