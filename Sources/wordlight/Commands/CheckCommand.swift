import AudioInput
import CommandLineKit
import Files
import TimingFormats
import WordTimeline

/// `wordlight check`: what is wrong with timings.
enum CheckCommand: Command {
  static let file = Operand.one(
    "file", help: "the timings, in any readable format, or a package document")
  static let audio = Operand.optional(
    "audio", help: "their recording, to see that words fall on speech")
  static let from = Option.text(
    "from", value: "name", help: "the format of the file, where its name and content do not tell")
  static let shortest = Option.integer(
    "shortest", value: "ms", in: 0...1000, default: LintRules().shortestMilliseconds,
    help: "no word may be shorter")
  static let longest = Option.integer(
    "longest", value: "ms", in: 100...600_000, default: LintRules().longestMilliseconds,
    help: "a longer word is worth a look")
  static let json = Flag("json", help: "the findings as JSON")

  static let declaration = CommandDeclaration(
    name: "check", abstract: "Finds what is wrong with timings.", operands: [file, audio],
    options: [
      from, TimingsFile.textFile, TimingsFile.language, shortest, longest, json, Flag.strict,
      Flag.quiet,
    ],
    discussion: """
      One line a finding. The exit code is 2 when there are errors, and under --strict 1 when there \
      are warnings only.
      """)

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let path = arguments[file]
    let findings = try findings(arguments)
    if arguments[json] {
      let values = findings.map { value($0, path) }
      try console.answer(JSONWriter(spreadDepth: 2).text(["findings": .array(values)]))
    } else {
      for finding in findings { try console.answer(line(finding, path)) }
    }
    let errors = findings.count { $0.severity == .error }
    console.note("\(errors) errors, \(findings.count - errors) warnings")
    if errors > 0 { return .failed }
    return arguments[Flag.strict] && !findings.isEmpty ? .check : .good
  }

  private static func findings(_ arguments: ParsedArguments) throws -> [Finding] {
    let recording = try arguments[audio].map(TimingsFile.recording)
    let source = try TimingsFile.source(
      arguments[file], text: arguments[TimingsFile.textFile],
      language: arguments[TimingsFile.language])
    let overlay = try OverlayLinter(source).findings() ?? []
    // A package has no words of its own, and a broken overlay cannot be read.
    if source.isPackage || overlay.contains(where: { $0.severity == .error }) { return overlay }
    var rules = LintRules()
    rules.shortestMilliseconds = arguments[shortest]
    rules.longestMilliseconds = arguments[longest]
    let format = try FormatRegistry.standard.reader(of: source, format: arguments[from])
    rules.roundingMilliseconds = format.facts.roundingMilliseconds
    let page = try page(source, arguments, recording?.reference)
    return overlay
      + TimelineLinter(page, rules: rules).findings(
        recording: recording?.reference,
        loudness: recording.map { LoudnessTrack(of: $0.recording) })
  }

  /// The page; one of a format that does not name its recording counts in the one given.
  private static func page(
    _ source: FormatSource, _ arguments: ParsedArguments, _ audio: AudioReference?
  ) throws -> PageTimeline {
    let page = try FormatRegistry.standard.read(source, format: arguments[from])
    guard let audio, !page.namesItsRecording else { return page }
    let counted = try TimingsFile.source(
      arguments[file], text: arguments[TimingsFile.textFile],
      language: arguments[TimingsFile.language], audio: audio)
    return try FormatRegistry.standard.read(counted, format: arguments[from])
  }

  private static func line(_ finding: Finding, _ path: String) -> String {
    let place = finding.line.map { "\(path):\($0)" } ?? path
    return "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.rawValue)]"
  }

  private static func value(_ finding: Finding, _ path: String) -> JSONValue {
    var object: JSONObject = [
      "file": .string(path), "rule": .string(finding.rule.rawValue),
      "severity": .string(finding.severity.rawValue),
    ]
    object["line"] = finding.line.map(JSONValue.integer)
    object["word"] = finding.word.map(JSONValue.integer)
    object["message"] = .string(finding.message)
    return .object(object)
  }
}

extension LoudnessTrack {
  /// Measures a recording as it was read.
  fileprivate init(of recording: Recording) {
    let waveform = recording.waveform
    self.init(
      count: waveform.count, rate: Waveform.sampleRate, sourceRate: recording.clock.sampleRate
    ) { range in
      var samples = [Float](repeating: 0, count: range.count)
      var span = samples.mutableSpan
      waveform.copySamples(range, into: &span)
      return samples
    }
  }
}
