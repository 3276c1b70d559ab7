import CommandLineKit
import Files
import Narration
import WordTimeline

/// `wordlight train`: an acoustic model from recordings and their texts.
enum TrainCommand: Command {
  static let paths = Operand.many(
    "path", atLeast: 1, help: "a folder of recordings and texts, a book.json, or a folder of books")
  static let language = Option.text(
    "language", short: "l", value: "tag", default: "en",
    help: "the language of the recordings, a BCP 47 tag")
  static let from = Option.text(
    "from", value: "folder", help: "the Sphinx model to start from in place of the usual one")
  static let flatStart = Flag(
    "flat-start", help: "start from the recordings alone, without any other model's phones")
  static let labels = Option.text(
    "labels", value: "folder",
    help: "hand labels of some pages, called like their recordings, in any readable format")
  static let offsetsOnly = Flag(
    "offsets-only", help: "keep the phones of the model, learn only from the labels")
  static let passes = Option.integer(
    "passes", in: 1...50, default: 4,
    help: "rounds of finding the phones and learning from them, for each number of Gaussians")
  static let gaussians = Option.integer(
    "gaussians", in: 1...64, default: 8,
    help: "the most Gaussians that a phone's state gets; fewer when more don't help")

  static let declaration = CommandDeclaration(
    name: "train", abstract: "Makes an acoustic model from recordings and their texts.",
    operands: [paths],
    options: [
      Option.output, language, from, AlignCommand.lexicon, labels, offsetsOnly, flatStart, passes,
      gaussians, Flag.quiet,
    ],
    discussion: """
      For a language that has no model of its own, or for one narrator. The phones of eSpeak NG's \
      voice of the language start from the nearest ones of the English model, or with \
      --flat-start from nothing, and are learned from the recordings: a minute or two of one \
      voice already helps, more is better. The text must be what is spoken.

      The model is written as a Sphinx model, with a dictionary of the texts' words, into the \
      folder that --output names. The other commands take it with --acoustic-model; give them the \
      same --lexicon, too.

      Labellers differ in where a word begins. With --labels the model learns how far their word \
      starts lie from its own, for the kinds of sound that meet there, and moves the starts by that \
      much: page-01.TextGrid labels page-01.wav, in a format that 'wordlight convert' can read. A \
      page may be labelled in part. Times with a confidence are an aligner's own and teach nothing, \
      unless the word was locked at the desk (preview --edit). The folder may be that of the \
      recordings.
      """,
    examples: [
      .init(
        "wordlight train stories/ -l sw -o models/sw", "Learns Swahili from a folder of stories."),
      .init(
        "wordlight align -l sw --acoustic-model models/sw page.wav page.txt",
        "Aligns a page with it."),
      .init(
        "wordlight train book/ --labels book/hand --offsets-only -o models/ours",
        "Keeps the English phones and learns where our labeller begins a word."),
    ])

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    guard let output = arguments[.output], output != "-" else {
      throw UsageError(
        "the model's folder is not named", remedy: "name it with --output, such as -o models/sw")
    }
    if Folder.kind(of: output) == .file {
      throw UsageError("\(output) is a file", remedy: "name a folder with --output")
    }
    var options = ModelTraining.Options(language: arguments[language])
    options.startModel = arguments[from]
    options.startsFlat = arguments[flatStart]
    options.passes = arguments[passes]
    options.mostGaussians = arguments[gaussians]
    options.labels = arguments[labels]
    options.keepsPhones = arguments[offsetsOnly]
    if options.keepsPhones, options.labels == nil {
      throw UsageError(
        "--offsets-only learns from labels alone", remedy: "name their folder with --labels")
    }
    if options.keepsPhones, options.startsFlat {
      throw UsageError("--offsets-only and --flat-start exclude each other")
    }
    options.lexicons = arguments[AlignCommand.lexicon]
    let shelf = try TrainingShelf(paths: arguments[paths])
    for notice in shelf.notices { console.report(notice, severity: .warning) }
    let model = try ModelTraining(options).train(shelf.pages) { console.progress($0) }
    console.endProgress()
    try model.write(to: output)
    report(model, output: output, console: console)
    return .good
  }

  private static func report(_ model: TrainedModel, output: String, console: Console) {
    for page in model.unusedPages {
      console.report(
        Diagnostic(
          .badData, file: page,
          problem: "left out: its text has no word, or does not fit what is spoken"),
        severity: .warning)
    }
    for trial in model.trials {
      guard let score = trial.heldOutScore else { continue }
      let density = decimalText(Int64((score * 1000).rounded()), decimals: 3)
      console.note(
        "\(trial.gaussians) Gaussians a state: log density \(density) on speech set aside")
    }
    if !model.rarePhones.isEmpty {
      let list = model.rarePhones.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
      console.note("heard fewer than ten times: \(list)")
    }
    if let labels = model.labels { report(labels, console: console) }
    guard model.phoneCount > 0 else { return }
    console.note(
      "\(output): \(model.phoneCount) phones, \(model.mostGaussians) Gaussians a state at most, "
        + "learned from \(Int(model.seconds.rounded())) s")
  }

  private static func report(_ labels: TrainedModel.Labels, console: Console) {
    for notice in labels.notices { console.report(notice, severity: .warning) }
    func shown(_ milliseconds: Double) -> String {
      decimalText(Int64((milliseconds * 10).rounded()), decimals: 1)
    }
    if labels.slips > labels.words {
      console.report(
        Diagnostic(
          .badData, problem: "most labels are elsewhere than their words were found",
          remedy: "check that they are of these recordings"), severity: .warning)
    } else if labels.slips > 0 {
      console.note(
        "\(labels.slips) labelled words are too far from where they were found to learn from")
    }
    console.note(
      labels.movesBoundaries
        ? "\(labels.words) labelled words: their starts are off by \(shown(labels.distanceBefore)) ms "
          + "on average, by \(shown(labels.distanceAfter)) ms once moved (words set aside)"
        : "\(labels.words) labelled words give no reason to move any start")
  }
}
