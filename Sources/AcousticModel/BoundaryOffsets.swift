/// How far a labeller's word starts lie from where the aligner puts them, for the kinds of sound
/// that meet there: what a model has learned of a convention from hand labels.
///
/// They are kept in a file `wordlight.offsets` of the model's folder, one on each line: the sound
/// before, the sound after, the number of words it was learned from, and milliseconds, positive for
/// later. A line for two kinds of sound counts before one for more kinds:
///
/// ```
/// any any 137 -31.2
/// pause any 40 -24.0
/// speech vowel 31 -35.5
/// stop vowel 12 -33.1
/// ```
public struct BoundaryOffsets: Sendable, Equatable {
  /// The name of the file.
  public static let fileName = "wordlight.offsets"
  /// More milliseconds than any convention moves a boundary by.
  public static let most = 250.0

  /// A coarse kind of sound.
  public enum Sound: String, Sendable, CaseIterable {
    /// No speech.
    case pause
    /// A stop or an affricate.
    case stop
    /// Friction or breath.
    case fricative
    /// A nasal.
    case nasal
    /// A liquid or a glide.
    case liquid
    /// A vowel.
    case vowel

    /// The kind that a phone's class belongs to.
    public init(_ phone: PhoneClass) {
      switch phone {
      case .silence: self = .pause
      case .stop, .affricate: self = .stop
      case .fricative, .dental, .breath: self = .fricative
      case .nasal: self = .nasal
      case .liquid: self = .liquid
      case .vowel: self = .vowel
      }
    }
  }

  /// The start of a word: what sounds before and after.
  public struct Boundary: Sendable, Hashable {
    /// What sounds before.
    public var before: Sound
    /// The word's first sound.
    public var after: Sound

    /// Makes the boundary between two sounds.
    public init(before: Sound, after: Sound) {
      self.before = before
      self.after = after
    }

    /// The classes that it belongs to, from all boundaries to those between the same two sounds.
    var classes: [Class] {
      let side: Class.Side = before == .pause ? .pause : .speech
      return [
        Class(before: .any, after: nil), Class(before: side, after: nil),
        Class(before: side, after: after), Class(before: .sound(before), after: after),
      ]
    }
  }

  /// Boundaries that are moved alike.
  struct Class: Hashable {
    enum Side: Hashable {
      case any
      case pause
      case speech
      case sound(Sound)

      var name: String {
        switch self {
        case .any: "any"
        case .pause: Sound.pause.rawValue
        case .speech: "speech"
        case .sound(let sound): sound.rawValue
        }
      }

      init?(_ name: String) {
        switch name {
        case "any": self = .any
        case "speech": self = .speech
        default:
          guard let sound = Sound(rawValue: name) else { return nil }
          self = .sound(sound)
        }
      }
    }

    var before: Side
    /// The word's first sound; nil for any.
    var after: Sound?

    init(before: Side, after: Sound?) {
      // After a pause there is nothing finer to be told.
      self.before = before == .sound(.pause) ? .pause : before
      self.after = after
    }

    init?(before: String, after: String) {
      guard let side = Side(before) else { return nil }
      let sound = Sound(rawValue: after)
      guard sound != nil || after == "any" else { return nil }
      self.init(before: side, after: sound)
    }

    var name: String { "\(before.name) \(after?.rawValue ?? "any")" }
  }

  /// An offset and what it was learned from.
  struct Offset: Equatable {
    var words: Int
    var milliseconds: Double
  }

  var offsets: [Class: Offset] = [:]

  /// Makes offsets that move nothing.
  public init() {}

  /// Whether nothing is moved.
  public var isEmpty: Bool { offsets.isEmpty }

  /// By how many milliseconds the start of a word is moved; positive is later.
  public func milliseconds(at boundary: Boundary) -> Double {
    boundary.classes.lazy.reversed().compactMap { offsets[$0]?.milliseconds }.first ?? 0
  }
}

extension BoundaryOffsets {
  /// Reads offsets; what follows a `#` is a comment.
  ///
  /// - Throws: ``AcousticModelError`` with the number of a line that is none.
  public init(_ text: String, file: String) throws(AcousticModelError) {
    self.init()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      if fields.isEmpty { continue }
      guard fields.count == 4, let place = Class(before: fields[0], after: fields[1]),
        let words = Int(fields[2]), words >= 0, let milliseconds = Double(fields[3]),
        abs(milliseconds) <= BoundaryOffsets.most
      else {
        throw AcousticModelError(
          file, "line \(number + 1) is no offset such as “stop vowel 12 -33.1”",
          remedy: BoundaryOffsets.remedy)
      }
      let offset = Offset(words: words, milliseconds: milliseconds)
      guard offsets.updateValue(offset, forKey: place) == nil else {
        throw AcousticModelError(
          file, "line \(number + 1): “\(place.name)” stands twice",
          remedy: BoundaryOffsets.remedy)
      }
    }
  }

  private static let remedy = "correct the line, or take the file away to move no boundary"

  /// Reads the offsets of the model in a folder; none where it has no such file.
  ///
  /// - Throws: ``AcousticModelError`` when they cannot be read.
  public init(folder: String) throws(AcousticModelError) {
    let files = ModelFolder(path: folder)
    self.init()
    guard files.has(BoundaryOffsets.fileName) else { return }
    self = try BoundaryOffsets(
      try files.text(BoundaryOffsets.fileName), file: files.path(BoundaryOffsets.fileName))
  }

  /// The offsets as a file's text, to a tenth of a millisecond; the same offsets give the same text.
  public var text: String {
    let head = "# sound before, sound after, words learned from, milliseconds later\n"
    let lines = offsets.map { place, offset in
      let tenths = Int((offset.milliseconds * 10).rounded())
      let sign = tenths < 0 ? "-" : ""
      return "\(place.name) \(offset.words) \(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)\n"
    }
    return head + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
  }
}
