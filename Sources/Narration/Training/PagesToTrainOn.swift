internal import AudioInput
internal import Files
internal import PageText
internal import WordTimeline

/// Pages with words, their texts and recordings, in the same order.
struct PagesToTrainOn {
  private(set) var pages: [PageInput] = []
  private(set) var texts: [PageText] = []
  private(set) var waveforms: [Waveform] = []
  /// What times of the recordings count in.
  private(set) var audio: [AudioReference] = []
  /// The names of pages without a word.
  private(set) var wordless: [String] = []

  /// Reads the pages.
  ///
  /// - Throws: a `DiagnosticError` when a text, a lexicon or a recording cannot be read.
  init(_ inputs: [PageInput], options: ModelTraining.Options) throws {
    let lexicon = try PageLexicon(files: options.lexicons)
    for page in inputs {
      let text = try PageText(of: page, language: options.language, lexicon: lexicon)
      guard !text.isSilent else {
        wordless.append(page.id)
        continue
      }
      pages.append(page)
      texts.append(text)
    }
    for page in pages {
      let recording = try AudioReader.read(
        path: page.audioPath, options: AudioReaderOptions(ffmpeg: options.ffmpeg))
      waveforms.append(try RecordingPart(recording, of: page).waveform)
      audio.append(
        AudioReference(
          name: PathName.name(of: page.audioPath), sampleRate: recording.clock.sampleRate,
          sampleCount: recording.clock.sampleCount))
    }
  }
}
