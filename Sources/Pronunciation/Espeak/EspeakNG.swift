import CEspeakNG
import Files
import Synchronization

/// eSpeak NG, which says how a word is spoken in some hundred languages.
///
/// It keeps its voice and dictionary in process-wide variables; this is their one owner, and a lock
/// lets one word through at a time. The answer depends on the voice and the word alone.
///
/// Reference: `espeak-ng/speak_lib.h` and the eSpeak NG documentation at
/// github.com/espeak-ng/espeak-ng.
final class EspeakNG: Sendable {
  /// The one instance, or why there is none.
  static let shared: Result<EspeakNG, PronunciationError> = {
    guard let library else {
      return .failure(
        PronunciationError(
          Diagnostic(
            .unavailable, problem: "eSpeak NG is not installed",
            remedy: "install it (Debian: apt-get install libespeak-ng1 espeak-ng-data)")))
    }
    // Without the first flag a missing data folder ends the process; the others are for
    // `SyntheticSpeech`.
    let options =
      Int32(espeakINITIALIZE_DONT_EXIT) | Int32(espeakINITIALIZE_PHONEME_EVENTS)
      | Int32(espeakINITIALIZE_PHONEME_IPA)
    let rate = library.initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, options)
    if rate > 0 { return .success(EspeakNG()) }
    return .failure(
      PronunciationError(
        Diagnostic(
          .unavailable, problem: "eSpeak NG has no data",
          remedy: "install it (Debian: apt-get install espeak-ng-data)")))
  }()

  /// The library's functions, found once and never changed; nil where it is not installed.
  static let library: wl_espeak? = {
    var functions = wl_espeak()
    return unsafe wl_espeak_open(&functions) ? functions : nil
  }()

  /// The voice that is set.
  private let voice = Mutex("")

  /// Spellings are handed over in pieces of this many characters: eSpeak NG copies a word into
  /// a buffer of fixed length.
  private static let longestPiece = 60

  /// The phonemes of a spelling in a voice, each in IPA without stress.
  ///
  /// - Parameters:
  ///   - text: a word, or whatever should be said.
  ///   - language: a language that ``EspeakVoices`` lists, such as `en-us`.
  func phonemes(of text: String, language: String) throws(PronunciationError) -> [String] {
    try inVoice(language) { Self.pieces(of: text).flatMap(Self.translate) }
  }

  /// What `body` answers while a voice is set and nobody else uses eSpeak NG.
  func inVoice<Result: Sendable>(_ language: String, _ body: () -> Result)
    throws(PronunciationError) -> Result
  {
    // The lock rethrows errors untyped, hence the detour.
    let outcome: Swift.Result<Result, PronunciationError> = voice.withLock { current in
      guard current != language else { return .success(body()) }
      current = ""
      guard Self.select(language) else { return .failure(.silentVoice(language)) }
      current = language
      return .success(body())
    }
    return try outcome.get()
  }

  private static func select(_ language: String) -> Bool {
    guard let library, let file = EspeakVoices.file(for: language) else { return false }
    return unsafe library.set_voice_by_name(file) == EE_OK
  }

  /// Call with the lock held.
  static func translate(_ piece: String) -> [String] {
    guard let library else { return [] }
    // Bit 1 asks for IPA; bits 8 to 23 are the character to put between phonemes.
    let mode = Int32(0x02) | Int32(UInt8(ascii: "_")) << 8
    var transcription = ""
    var bytes = Array(piece.utf8CString)
    unsafe bytes.withUnsafeMutableBytes { buffer in
      var position = UnsafeRawPointer(buffer.baseAddress)
      // eSpeak NG sets the position to nil behind the last clause.
      while unsafe position != nil {
        guard let clause = unsafe library.text_to_phonemes(&position, Int32(espeakCHARS_UTF8), mode)
        else { break }
        transcription += unsafe String(cString: clause) + "_"
      }
    }
    return EspeakTranscription.phonemes(in: transcription)
  }

  private static func pieces(of text: String) -> [String] {
    var rest = text[...]
    var pieces: [String] = []
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(longestPiece)))
      rest = rest.dropFirst(longestPiece)
    }
    return pieces
  }
}

extension PronunciationError {
  fileprivate static func silentVoice(_ language: String) -> PronunciationError {
    PronunciationError(
      Diagnostic(
        .unavailable, problem: "eSpeak NG cannot speak “\(language)”",
        remedy: "install all of its data (Debian: apt-get install espeak-ng-data)"))
  }
}
