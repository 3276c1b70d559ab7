internal import AcousticModel
private import Alignment
private import AudioInput
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
  private let offsets: OffsetPlacement
  private let sharedRecording = LatestRecording()
  private let pronouncers = Mutex<[String: Pronouncer]>([:])

  /// Reads the acoustic model.
  ///
  /// - Throws: a `DiagnosticError` when there is no model, or it cannot be read, or eSpeak NG does
  ///   not know the language.
  public convenience init(options: AlignerOptions = AlignerOptions()) throws {
    let location = try ModelLocator.locate(
      language: options.language, folder: options.acousticModel)
    try self.init(
      options: options, location: location, model: SphinxModel(folder: location.folder),
      offsets: BoundaryOffsets(folder: location.folder))
    _ = try pronouncer(for: options.language)
  }

  /// Makes an aligner of a model that need not be on disk.
  ///
  /// - Parameters:
  ///   - location: the model's dictionary and language.
  ///   - offsets: how far word starts are moved in the end.
  init(
    options: AlignerOptions, location: ModelLocator.Location, model: SphinxModel,
    offsets: BoundaryOffsets = BoundaryOffsets()
  ) throws {
    self.options = options
    self.location = location
    self.model = model
    self.offsets = OffsetPlacement(offsets, model: model)
    pageAligner = PageAligner(model: model)
    lexicon = try PageLexicon(files: options.lexicons)
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
    let timeline = TimelineMaker(
      page: page, text: text, recording: recording, part: part, model: model,
      alignment: pageAligner.align(
        part.waveform, words: choices, areMapped: !isNative(language))
    ).timeline()
    return offsets.moved(timeline)
  }

  /// What sounds before and after the start of each word of an aligned page; nil where it has no
  /// phones.
  func boundaries(of page: PageTimeline) -> [BoundaryOffsets.Boundary?] {
    offsets.boundaries(of: page)
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
