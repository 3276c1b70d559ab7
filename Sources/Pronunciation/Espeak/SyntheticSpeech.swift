import CEspeakNG

/// A text that eSpeak NG reads aloud, and to the sample when it says what: speech that alignments can
/// be measured against exactly.
///
/// Reference: the events of `espeak-ng/speak_lib.h`. A word's event comes before the pause or the
/// closure that its first phone needs, a phone's event where its sound begins.
package struct SyntheticSpeech: Sendable, Hashable {
  /// Something that begins.
  package enum Beginning: Sendable, Hashable {
    /// A word; `character` is the place of its first one in the text, counted from 0.
    case word(character: Int)
    /// A phone; a stop or an affricate is silent before its sound begins.
    case phone(isStop: Bool)
    /// A pause, which may have no length.
    case pause
  }

  /// Something that begins, and the sample at which it does.
  package struct Event: Sendable, Hashable {
    package var beginning: Beginning
    package var sample: Int

    package init(_ beginning: Beginning, at sample: Int) {
      self.beginning = beginning
      self.sample = sample
    }
  }

  /// The sound.
  package var samples: [Int16]
  /// Samples in a second.
  package var sampleRate: Int
  /// What begins when, in order; none after the last sample.
  package var events: [Event]

  /// Makes a speech of its parts.
  package init(samples: [Int16], sampleRate: Int, events: [Event]) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.events = events
  }

  /// Has a text read at the voice's usual speed.
  ///
  /// - Parameter language: a BCP 47 tag.
  /// - Throws: ``PronunciationError`` when eSpeak NG does not speak the language.
  package init(reading text: String, language: String) throws(PronunciationError) {
    let voice = try EspeakVoices.voice(for: language)
    self = try EspeakNG.shared.get().inVoice(voice) {
      let hearer = Hearer()
      EspeakNG.speak(text, to: hearer)
      return SyntheticSpeech(hearer)
    }
  }

  private init(_ hearer: Hearer) {
    samples = hearer.samples
    sampleRate = hearer.sampleRate
    events = hearer.events
  }

  /// Takes down what eSpeak NG says while it speaks.
  fileprivate final class Hearer {
    var samples: [Int16] = []
    var sampleRate = 22_050
    var events: [Event] = []

    func hear(_ event: espeak_EVENT) {
      let sample = unsafe Int(event.sample)
      switch unsafe event.type {
      case espeakEVENT_SAMPLERATE: sampleRate = unsafe Int(event.id.number)
      case espeakEVENT_WORD:
        let character = unsafe Int(event.text_position) - 1
        events.append(Event(.word(character: character), at: sample))
      case espeakEVENT_PHONEME:
        let name = unsafe withUnsafeBytes(of: event.id.string) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let beginning = Hearer.beginning(named: name) else { return }
        events.append(Event(beginning, at: sample))
      case espeakEVENT_END: events.append(Event(.pause, at: sample))
      default: break
      }
    }

    /// What a phoneme's name says; nil for the name of a language that it changes into.
    private static func beginning(named name: String) -> Beginning? {
      if name.isEmpty { return .pause }
      if name.hasPrefix("(") { return nil }
      let manner = EspeakTranscription.phonemes(in: name).first
        .flatMap { IPAReader.sounds(in: $0).first?.manner }
      return .phone(isStop: manner == .stop || manner == .affricate)
    }
  }
}

extension EspeakNG {
  /// Speaks a text; call with the lock held.
  fileprivate static func speak(_ text: String, to hearer: SyntheticSpeech.Hearer) {
    guard let library else { return }
    unsafe library.set_synth_callback { samples, count, events in
      guard let events = unsafe events, let owner = unsafe events.pointee.user_data else {
        return 0
      }
      let hearer = unsafe Unmanaged<SyntheticSpeech.Hearer>.fromOpaque(owner)
        .takeUnretainedValue()
      var event = unsafe events
      while unsafe event.pointee.type != espeakEVENT_LIST_TERMINATED {
        unsafe hearer.hear(event.pointee)
        unsafe event += 1
      }
      if let samples = unsafe samples, count > 0 {
        unsafe hearer.samples += UnsafeBufferPointer(start: samples, count: Int(count))
      }
      return 0
    }
    // Each voice that was chosen waits in a queue until eSpeak NG speaks, and what begins is left out
    // while the queue is nearly full. Speaking nothing empties it.
    synthesize("", to: SyntheticSpeech.Hearer())
    synthesize(text, to: hearer)
  }

  private static func synthesize(_ text: String, to hearer: SyntheticSpeech.Hearer) {
    guard let library else { return }
    let bytes = Array(text.utf8CString)
    unsafe bytes.withUnsafeBytes { buffer in
      _ = unsafe library.synthesize(
        buffer.baseAddress, buffer.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil,
        Unmanaged.passUnretained(hearer).toOpaque())
    }
    withExtendedLifetime(hearer) {}
  }
}
