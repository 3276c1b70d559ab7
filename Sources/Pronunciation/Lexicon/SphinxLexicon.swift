import Files

/// A pronunciation dictionary in the Sphinx format: a line for each pronunciation, the word first,
/// then its phones; further pronunciations of a word are marked `word(2)`.
///
/// The file is mapped into memory and indexed once, in a few milliseconds for 134,000 entries; no
/// order of its lines is assumed.
///
/// Reference: the CMU Sphinx documentation, "Building a phonetic dictionary".
struct SphinxLexicon: ~Copyable, Sendable {
  private let file: MappedFile
  /// Places of lines in the file plus 1, by the hash of their word; 0 where there is none. A
  /// word's lines follow each other in probing order, so the first of them is the first found.
  private let slots: [UInt32]

  /// Opens and indexes a dictionary.
  ///
  /// - Throws: ``PronunciationError`` when the file cannot be read or is no dictionary.
  init(path: String) throws(PronunciationError) {
    let file = try Self.open(path)
    let slots = file.withBytes { Self.index($0) }
    if !slots.contains(where: { $0 != 0 }) {
      throw PronunciationError(
        Diagnostic(
          .badData, file: path, problem: "holds no pronunciations",
          remedy: "name a Sphinx dictionary: a word and its phones on each line"))
    }
    self.file = file
    self.slots = slots
  }

  private static func open(_ path: String) throws(PronunciationError) -> MappedFile {
    do throws(FileError) {
      return try MappedFile(path)
    } catch {
      throw PronunciationError(error.diagnostic)
    }
  }

  /// The pronunciations of a word in the order of the file, each a list of phones; empty when the
  /// word is not in it.
  func pronunciations(of word: String) -> [[String]] {
    let key = Array(word.utf8)
    guard !key.isEmpty else { return [] }
    return file.withBytes { bytes in
      var found: [[String]] = []
      var slot = Self.hash(key) & UInt32(slots.count - 1)
      while slots[Int(slot)] != 0 {
        let start = Int(slots[Int(slot)] - 1)
        if let end = Self.matches(key, bytes, at: start) {
          let phones = Self.fields(of: bytes, from: end)
          if !phones.isEmpty { found.append(phones) }
        }
        slot = (slot + 1) & UInt32(slots.count - 1)
      }
      return found
    }
  }

  /// The hash table of a dictionary's lines, at most half full.
  private static func index(_ bytes: RawSpan) -> [UInt32] {
    // Most lines hold ten bytes or more; where they do not, the table turns out too small.
    var capacity = 1024
    while capacity < bytes.byteCount / 10 { capacity *= 2 }
    while true {
      if let slots = index(bytes, capacity: capacity) { return slots }
      capacity *= 2
    }
  }

  private static func index(_ bytes: RawSpan, capacity: Int) -> [UInt32]? {
    var entries = 0
    var slots = [UInt32](repeating: 0, count: capacity)
    let mask = UInt32(capacity - 1)
    var place = 0
    let count = min(bytes.byteCount, Int(UInt32.max) - 2)
    while place < count {
      let start = place
      let end = keyEnd(bytes, from: start)
      if end > start, !isComment(bytes, start) {
        var slot = hash(bytes, start..<end) & mask
        while slots[Int(slot)] != 0 { slot = (slot + 1) & mask }
        slots[Int(slot)] = UInt32(start + 1)
        entries += 1
        if entries > capacity / 2 { return nil }
      }
      place = end
      while place < count, bytes.byte(place) != newline { place += 1 }
      place += 1
    }
    return slots
  }

  private static func isComment(_ bytes: RawSpan, _ start: Int) -> Bool {
    start + 2 < bytes.byteCount && bytes.byte(start) == UInt8(ascii: ";")
      && bytes.byte(start + 1) == UInt8(ascii: ";")
  }

  /// Where a line's word ends: at white space, or at the `(2)` that marks a further
  /// pronunciation.
  private static func keyEnd(_ bytes: RawSpan, from start: Int) -> Int {
    var end = start
    while end < bytes.byteCount {
      let byte = bytes.byte(end)
      if byte <= 0x20 || byte == UInt8(ascii: "(") && end > start { break }
      end += 1
    }
    return end
  }

  /// Where the phones of the line at `start` begin when its word is `key`; nil when it is another.
  private static func matches(_ key: [UInt8], _ bytes: RawSpan, at start: Int) -> Int? {
    let end = keyEnd(bytes, from: start)
    guard end - start == key.count else { return nil }
    for index in key.indices where bytes.byte(start + index) != key[index] { return nil }
    var place = end
    while place < bytes.byteCount, bytes.byte(place) > 0x20 { place += 1 }
    return place
  }

  /// The fields from `start` to the end of the line.
  private static func fields(of bytes: RawSpan, from start: Int) -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var place = start
    while place < bytes.byteCount {
      let byte = bytes.byte(place)
      if byte == newline { break }
      if byte > 0x20 {
        field.append(byte)
      } else if !field.isEmpty {
        fields.append(String(decoding: field, as: UTF8.self))
        field.removeAll()
      }
      place += 1
    }
    if !field.isEmpty { fields.append(String(decoding: field, as: UTF8.self)) }
    return fields
  }

  private static let newline = UInt8(ascii: "\n")

  /// Fowler, Noll and Vo's hash (FNV-1a, 32 bits).
  private static func hash(_ key: [UInt8]) -> UInt32 {
    let hash = key.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }

  private static func hash(_ bytes: RawSpan, _ range: Range<Int>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for place in range { hash = (hash ^ UInt32(bytes.byte(place))) &* 16_777_619 }
    return hash ^ (hash >> 15)
  }
}

extension RawSpan {
  /// The byte at an offset.
  fileprivate func byte(_ offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
