internal import AcousticModel
internal import Alignment
public import Files
internal import PageText
internal import Pronunciation

/// A model that was trained, ready to be written.
public struct TrainedModel: Sendable {
  /// A size of the mixtures that was tried.
  public struct Trial: Sendable, Hashable {
    /// The Gaussians of the largest mixture.
    public var gaussians: Int
    /// The mean log density of a frame that was set aside; nil when there was too little speech
    /// to set any aside.
    public var heldOutScore: Double?
  }

  /// What was learned from hand labels.
  public struct Labels: Sendable, Hashable {
    /// The labelled words that were learned from.
    public var words: Int
    /// Labelled words that lie too far from where they were found to be the same.
    public var slips: Int
    /// The mean distance of labels from the starts as found, in milliseconds.
    public var distanceBefore: Double
    /// The same of words set aside, once moved by what the other words teach.
    public var distanceAfter: Double
    /// Whether any boundary is moved.
    public var movesBoundaries: Bool
    /// What of the labels was not learned from, and why.
    public var notices: [Diagnostic]
  }

  /// The model's files: their names and bytes.
  public private(set) var files: [String: [UInt8]]
  /// The phones of speech.
  public let phoneCount: Int
  /// Phones that were heard fewer than ten times, rarest first, and how often.
  public let rarePhones: [(name: String, count: Int)]
  /// The Gaussians of the largest mixture.
  public let mostGaussians: Int
  /// The sizes of mixtures that were tried.
  public let trials: [Trial]
  /// The seconds of sound that were learned from.
  public let seconds: Double
  /// The pages without a word, and those whose text did not fit.
  public let unusedPages: [String]
  /// What was learned from hand labels; nil where none were given.
  public private(set) var labels: Labels?

  init(
    outcome: ModelTrainer.Outcome, phones: TrainingPhones, pages: PagesToTrainOn
  ) throws {
    var files = outcome.mixtures.sphinxFiles(notes: phones.notes)
    if let lexicon = phones.lexicon {
      files[TrainedModel.dictionaryName] = try FileReader.bytes(of: lexicon, limit: 1 << 28)
    } else {
      files[TrainedModel.dictionaryName] = Array(
        try TrainedModel.dictionary(pages.texts, phones: phones).utf8)
    }
    self.files = files
    phoneCount = phones.covers.count
    rarePhones = phones.covers.keys.map { ($0, outcome.phoneCounts[$0] ?? 0) }
      .filter { $0.1 < 10 }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map { (name: $0.0, count: $0.1) }
    mostGaussians = outcome.mixtures.mostGaussians
    trials = outcome.trials.map {
      Trial(gaussians: $0.gaussians, heldOutScore: $0.heldOutScore)
    }
    seconds = outcome.seconds
    unusedPages = pages.wordless + outcome.unusedPages.map { pages.pages[$0].id }
  }

  /// The model that another one is but for its offsets.
  init(copying location: ModelLocator.Location, pages: PagesToTrainOn) throws {
    var files: [String: [UInt8]] = [:]
    for name in try Folder.names(in: location.folder) {
      let path = PathName.join(location.folder, name)
      guard Folder.kind(of: path) == .file, name != BoundaryOffsets.fileName else { continue }
      files[name] = try FileReader.bytes(of: path, limit: 1 << 30)
    }
    if let lexicon = location.lexicon, PathName.folder(of: lexicon) != location.folder {
      files[TrainedModel.dictionaryName] = try FileReader.bytes(of: lexicon, limit: 1 << 28)
    }
    if files[ModelNotes.fileName] == nil {
      files[ModelNotes.fileName] = Array(ModelNotes(language: location.language).text.utf8)
    }
    self.files = files
    phoneCount = 0
    rarePhones = []
    mostGaussians = 0
    trials = []
    seconds = 0
    unusedPages = pages.wordless
  }

  /// Adds what was learned from labels.
  mutating func add(_ outcome: OffsetLearning.Outcome, notices: [Diagnostic]) {
    if !outcome.offsets.isEmpty {
      files[BoundaryOffsets.fileName] = Array(outcome.offsets.text.utf8)
    }
    labels = Labels(
      words: outcome.words, slips: outcome.slips, distanceBefore: outcome.distanceBefore,
      distanceAfter: outcome.distanceAfter, movesBoundaries: !outcome.offsets.isEmpty,
      notices: notices)
  }

  private static let dictionaryName = "words.dict"

  /// The words of the texts and how they are said, as a Sphinx dictionary.
  private static func dictionary(_ texts: [PageText], phones: TrainingPhones) throws -> String {
    var lines: Set<String> = []
    let readings = texts.flatMap(\.words).flatMap(\.readings)
    for word in readings.flatMap(\.spokenWords) where word.givenPhones.isEmpty {
      guard word.language == nil, !word.spelling.contains(where: \.isWhitespace) else { continue }
      for (index, way) in try phones.pronouncer.pronunciations(of: word).enumerated() {
        let name = word.spelling + (index == 0 ? "" : "(\(index + 1))")
        lines.insert(name + " " + way.phones.joined(separator: " "))
      }
    }
    return lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
      + "\n"
  }

  /// Writes the model into a folder, which is made if need be. Each file appears whole or not at
  /// all, and `mdef`, by which a folder is known for a model, appears last.
  ///
  /// - Throws: a `DiagnosticError` when a file cannot be written.
  public func write(to folder: String) throws {
    try Folder.make(folder)
    // Those of a model that was there before would move the boundaries of this one.
    if files[BoundaryOffsets.fileName] == nil {
      Folder.removeFile(PathName.join(folder, BoundaryOffsets.fileName))
    }
    let others = files.keys.filter { $0 != "mdef" }.sorted()
    for name in others + ["mdef"] {
      try AtomicWriter.write(files[name] ?? [], to: PathName.join(folder, name))
    }
  }
}
