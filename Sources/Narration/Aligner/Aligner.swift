private import AcousticModel
private import Alignment
private import AudioInput
private import Files
private import PageText
private import Pronunciation
private import Synchronization
public import WordTimeline

/// Turns a recording and its text into word timings.
///
/// The acoustic model is read when the aligner is made, and shared by every page and thread.
public final class Aligner: PageAligning {
  /// How pages are aligned.
  public let options: AlignerOptions

  /// Everything that a result depends on beside the page itself; worked out when first asked for,
  /// since it reads every byte of the model.
  public var fingerprint: String {
    knownFingerprint.withLock { known in
      if let known { return known }
      let made = Aligner.fingerprint(options: options, location: location)
      known = made
      return made
    }
  }

  private let knownFingerprint = Mutex<String?>(nil)

  private let model: SphinxModel
  private let location: ModelLocator.Location
  private let lexicon: PageLexicon
  private let pageAligner: PageAligner
  private let sharedRecording = LatestRecording()
  private let pronouncers = Mutex<[String: Pronouncer]>([:])

  /// Reads the acoustic model.
  ///
  /// - Throws: a `DiagnosticError` when there is no model, or it cannot be read, or eSpeak NG does
  ///   not know the language.
  public init(options: AlignerOptions = AlignerOptions()) throws {
    self.options = options
    location = try ModelLocator.locate(language: options.language, folder: options.acousticModel)
    model = try SphinxModel(folder: location.folder)
    pageAligner = PageAligner(model: model)
    lexicon = try options.lexicons.reduce(into: PageLexicon()) { all, path in
      all.add(try PageLexicon(parsing: FileReader.text(of: path), file: path))
    }
    _ = try pronouncer(for: options.language)
  }

  /// Aligns one page.
  ///
  /// - Throws: a `DiagnosticError` when the page cannot be aligned at all.
  public func align(_ page: PageInput) throws -> PageTimeline {
    let language = page.language ?? options.language
    let text = try PageText(of: page, language: language, lexicon: lexicon)
    guard !text.isSilent else { throw NarrationError.wordless(page) }
    let choices = try WordChoices.of(
      text.words, pronouncer: pronouncer(for: language), phoneNames: model.phoneNames)
    let recording = try recording(of: page)
    let part = try RecordingPart(recording, of: page)
    return TimelineMaker(
      page: page, text: text, recording: recording, part: part, model: model,
      alignment: pageAligner.align(
        part.waveform, words: choices, areMapped: !isNative(language))
    ).timeline()
  }

  /// The long silences of a recording, by its level.
  public func silences(inRecording path: String) throws -> [SampleSpan] {
    let recording = try sharedRecording.recording(
      at: path, options: AudioReaderOptions(ffmpeg: options.ffmpeg))
    return SilenceFinder().silences(in: recording.waveform).map { silence in
      SampleSpan(
        start: recording.clock.sourceSample(nearest: Double(silence.lowerBound)),
        end: recording.clock.sourceSample(nearest: Double(silence.upperBound)))
    }
  }

  private func recording(of page: PageInput) throws -> Recording {
    let reading = AudioReaderOptions(ffmpeg: options.ffmpeg)
    return page.stretch == nil
      ? try AudioReader.read(path: page.audioPath, options: reading)
      : try sharedRecording.recording(at: page.audioPath, options: reading)
  }

  /// Whether the acoustic model was trained on a language.
  private func isNative(_ language: String) -> Bool {
    LanguageTag.areOfOneLanguage(language, location.language)
  }

  private func pronouncer(for language: String) throws -> Pronouncer {
    if let known = pronouncers.withLock({ $0[language] }) { return known }
    let pronouncer = try Pronouncer(
      language: language, phoneSet: model.phoneNames, lexiconPath: location.lexicon,
      lexiconLanguage: location.language)
    pronouncers.withLock { $0[language] = pronouncer }
    return pronouncer
  }
}
