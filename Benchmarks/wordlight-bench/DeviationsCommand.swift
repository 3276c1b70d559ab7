import AudioInput
import CommandLineKit
import Files
import Narration
import Scoring
import WordTimeline

/// `wordlight-bench deviations`: how well pages are timed that are not read as they are printed.
enum DeviationsCommand: Command {
  static let corpus = Operand.one(
    "corpus", help: "a folder of sentences: <id>.<audio>, <id>.txt and <id>.words.json")
  static let half = Option.choice(
    "speakers", value: "half", default: CorpusHalf.all,
    help: "which half of the speakers or stories")
  static let declaration = CommandDeclaration(
    name: "deviations", abstract: "Measures pages on which the narrator deviates from the text.",
    operands: [corpus],
    options: [
      half, AlignerChoice.language, AlignerChoice.acousticModel, Option.output, Flag.quiet,
    ],
    discussion: """
      Four neighbouring recordings of the corpus make a page. On each page, sentences and words are \
      left out, added and repeated, in the sound or in the text, so that the truth stays known. A \
      word that is said twice and printed once may be given either time. 'found' counts the words \
      that are printed and not spoken and have rightly no time, 'remarked' those and the ones that \
      are listed as unsure; 'lost' the spoken words more than a second off.
      """)

  private static let passagesPerPage = 4

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let corpus = arguments[half].select(from: try Corpus(folder: arguments[corpus]))
    let aligner = try AlignerChoice.aligner(arguments)
    let passages = try passages(of: corpus)
    guard passages.count >= 2 * passagesPerPage else {
      throw UsageError(
        "\(corpus.name) has \(passages.count) recordings with true times of two words or more",
        remedy: "name a corpus of \(2 * passagesPerPage) sentences or more")
    }
    let scratch = try ScratchFolder()
    var lines = [
      TableRow.text(
        "", ["pages", "words", "≤100", "≤250", "lost", "found", "remarked", "to check"])
    ]
    for deviation in Deviation.allCases {
      console.progress(deviation.rawValue)
      var score = DeviationScore()
      for first in stride(
        from: 0, through: passages.count - passagesPerPage, by: passagesPerPage)
      {
        let stranger = passages[(first + passages.count / 2) % passages.count]
        let page = deviation.page(
          Array(passages[first..<first + passagesPerPage]), stranger: stranger,
          sampleRate: Waveform.sampleRate)
        let path = PathName.join(scratch.path, "page.wav")
        let samples = page.samples.map { Int16(clamping: Int($0.rounded())) }
        try AtomicWriter.write(
          WaveFormat(sampleRate: Waveform.sampleRate).file(samples), to: path)
        let timeline = try aligner.align(
          PageInput(
            id: "page", audioPath: path, text: page.words.map(\.text).joined(separator: " ")))
        try score.add(timeline, truth: page.words)
      }
      lines.append(TableRow.text(deviation.rawValue, cells(score)))
    }
    try AtomicWriter.write(
      lines.joined(separator: "\n") + "\n", to: arguments[.output] ?? "-")
    return .good
  }

  private static func passages(of corpus: Corpus) throws -> [Passage] {
    try corpus.items.compactMap { item in
      guard let reference = item.referencePath else { return nil }
      let words = try ReferenceWord.read(reference)
      guard words.count >= 2, words.allSatisfy({ $0.start != nil }) else { return nil }
      let waveform = try AudioReader.read(path: item.audioPath).waveform
      var samples = [Float](repeating: 0, count: waveform.count)
      var span = samples.mutableSpan
      waveform.copySamples(0..<waveform.count, into: &span)
      return Passage(samples: samples, words: words)
    }
  }

  private static func cells(_ score: DeviationScore) -> [String] {
    [
      "\(score.pageCount)", "\(score.spokenCount)", (100 * score.share(within: 100)).fixed(1),
      (100 * score.share(within: 250)).fixed(1), "\(score.lostCount)",
      share(score.unspokenFound, of: score.unspokenCount),
      share(score.unspokenRemarked, of: score.unspokenCount),
      "\(score.notGoodCount)",
    ]
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "-" : "\(part)/\(whole)"
  }
}
