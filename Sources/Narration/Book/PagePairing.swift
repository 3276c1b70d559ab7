/// Finds out which of a folder's files belong to the same page, by their names alone.
///
/// Files with the same name but for its ending belong together, whatever the case of their
/// letters. What is then left over is matched by its number: `page-01.wav` with `p1.txt` or
/// `Page 1.txt`, where the number is there once on either side.
struct PagePairing {
  /// The files of one page.
  struct Group: Hashable {
    /// The page's name.
    var id: String
    /// The name of its recording's file; nil where it has none.
    var recording: String?
    /// The name of its text's file; nil where it has none.
    var text: String?
    /// The name of its picture's file.
    var picture: String?
  }

  /// The groups, in the order in which their files were given.
  private(set) var groups: [Group] = []
  /// What is odd about the files, apart from files that are alone.
  private(set) var notices: [BookNotice] = []

  /// Groups the files of one folder.
  ///
  /// - Parameter names: their names in reading order.
  init(fileNames names: [String]) {
    groupByStem(names.map { NamedFile($0) }.filter { $0.kind != nil })
    joinByNumber(\.recording, \.text)
    joinPictures()
  }

  private struct NamedFile {
    var name: String
    var kind: FileKind?
    var stem: String

    init(_ name: String) {
      self.name = name
      kind = FileKind(fileName: name)
      stem = PagePairing.stem(of: name)
    }
  }

  /// A file's name without its ending.
  static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The last number in a name together with what follows it, so that `p1`, `Page 01` and
  /// `story-001` agree, and `01a` differs from `01b`. Nil for a name without a number.
  static func number(in stem: String) -> String? {
    let isDigit = { (character: Character) in ("0"..."9").contains(character) }
    guard let last = stem.lastIndex(where: isDigit) else { return nil }
    let first = stem[..<last].lastIndex { !isDigit($0) }.map(stem.index(after:)) ?? stem.startIndex
    let digits = stem[first...last].drop { $0 == "0" }
    return digits + "|" + stem[stem.index(after: last)...].lowercased()
  }

  private mutating func groupByStem(_ files: [NamedFile]) {
    // Strings are equal, and hash the same, in any Unicode normalisation: a name from a Mac finds
    // its partner from elsewhere.
    var indexOfStem: [String: Int] = [:]
    for file in files {
      let key = file.stem.lowercased()
      if let index = indexOfStem[key] {
        add(file, to: index)
      } else {
        indexOfStem[key] = groups.count
        groups.append(Group(id: file.stem))
        add(file, to: groups.count - 1)
      }
    }
  }

  private mutating func add(_ file: NamedFile, to index: Int) {
    guard let kind = file.kind else { return }
    let slot: WritableKeyPath<Group, String?> =
      kind.isRecording ? \.recording : kind.isText ? \.text : \.picture
    guard let other = groups[index][keyPath: slot] else {
      groups[index][keyPath: slot] = file.name
      return
    }
    let isBetter = kind.rank < (FileKind(fileName: other)?.rank ?? .max)
    let (taken, left) = isBetter ? (file.name, other) : (other, file.name)
    groups[index][keyPath: slot] = taken
    guard !kind.isPicture else { return }
    notices.append(
      BookNotice(
        kind: kind.isRecording ? .severalRecordings : .severalTexts, file: left,
        message: "\(left) is left aside: \(taken) is of the same page"))
  }

  /// Joins groups that lack `one` with groups that lack `other` where their numbers agree.
  private mutating func joinByNumber(
    _ one: WritableKeyPath<Group, String?>, _ other: WritableKeyPath<Group, String?>
  ) {
    let lackingOne = Self.uniqueNumbers(
      groups, where: { $0[keyPath: one] == nil && $0[keyPath: other] != nil })
    let lackingOther = Self.uniqueNumbers(
      groups, where: { $0[keyPath: other] == nil && $0[keyPath: one] != nil })
    var joined: Set<Int> = []
    for (number, index) in lackingOne {
      guard let partner = lackingOther[number] else { continue }
      groups[index][keyPath: one] = groups[partner][keyPath: one]
      groups[index].picture = groups[index].picture ?? groups[partner].picture
      joined.insert(partner)
    }
    groups = groups.indices.filter { !joined.contains($0) }.map { groups[$0] }
  }

  /// Gives pictures that stand alone to the pages with their numbers.
  private mutating func joinPictures() {
    let isPage = { (group: Group) in group.recording != nil || group.text != nil }
    let pages = Self.uniqueNumbers(groups, where: { isPage($0) && $0.picture == nil })
    let alone = Self.uniqueNumbers(groups, where: { !isPage($0) })
    for (number, index) in alone {
      guard let page = pages[number] else { continue }
      groups[page].picture = groups[index].picture
    }
    groups.removeAll { !isPage($0) }
  }

  /// The groups that fulfil `condition`, by the number in their name, where it is theirs alone.
  private static func uniqueNumbers(
    _ groups: [Group], where condition: (Group) -> Bool
  ) -> [String: Int] {
    var found: [String: [Int]] = [:]
    for index in groups.indices where condition(groups[index]) {
      guard let number = number(in: groups[index].id) else { continue }
      found[number, default: []].append(index)
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}
