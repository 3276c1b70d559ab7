import CSndFile

/// A recording that libsndfile decodes.
@safe struct SoundFile: ~Copyable, SampleSource {
  /// Owned: opened by `init`, closed by `deinit`.
  private let handle: OpaquePointer
  let sampleRate: Int
  let channels: Int
  /// The kind of file, in libsndfile's words.
  let container: String
  /// Frames as the header states them, or as libsndfile estimates them; nil when it cannot say.
  let statedFrames: Int64?
  private let format: Int32

  /// Opens the file that `file` holds; it must outlive the sound file.
  init(_ file: borrowing InputFile) throws(AudioError.Problem) {
    file.rewind()
    var info = SF_INFO()
    guard let opened = unsafe sf_open_fd(file.descriptor, Int32(SFM_READ), &info, Int32(SF_FALSE))
    else {
      throw .notAudio(Self.message(sf_error(nil)))
    }
    unsafe handle = opened
    channels = Int(info.channels)
    format = info.format
    container = Self.name(ofContainer: info.format)
    if info.format & Int32(SF_FORMAT_SUBMASK) == Int32(SF_FORMAT_OPUS) {
      // An Opus stream has no rate but 48 kHz; the one in its header only says what it was made of.
      var rate: Int32 = 48_000
      unsafe sf_command(
        opened, Int32(SFC_SET_ORIGINAL_SAMPLERATE), &rate, Int32(MemoryLayout<Int32>.size))
      unsafe sf_command(
        opened, Int32(SFC_GET_CURRENT_SF_INFO), &info, Int32(MemoryLayout<SF_INFO>.size))
    }
    sampleRate = Int(info.samplerate)
    statedFrames = info.frames < Int64.max ? info.frames : nil
  }

  deinit { unsafe sf_close(handle) }

  /// The magnitude of the largest sample that the encoding can hold, where 1 is full scale.
  var fullScale: Float {
    switch format & Int32(SF_FORMAT_SUBMASK) {
    case Int32(SF_FORMAT_PCM_S8), Int32(SF_FORMAT_PCM_U8): 127 / 128
    case Int32(SF_FORMAT_ULAW), Int32(SF_FORMAT_ALAW): 32_124 / 32_768
    default: 32_767 / 32_768
    }
  }

  mutating func read(into samples: inout [Float]) throws(AudioError.Problem) -> Int {
    let room = Int64(samples.count / channels)
    let frames = unsafe samples.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int64(0) }
      return unsafe sf_readf_float(handle, start, room)
    }
    return max(0, Int(frames))
  }

  mutating func finish(frames: Int64) throws(AudioError.Problem) {
    let number = unsafe sf_error(handle)
    guard number == 0 else {
      throw .damaged(seconds: Double(frames) / Double(sampleRate), reason: Self.message(number))
    }
  }

  /// libsndfile's words for an error, without its full stop.
  private static func message(_ number: Int32) -> String {
    guard let text = unsafe sf_error_number(number) else { return "libsndfile error \(number)" }
    var message = unsafe String(cString: text)
    while message.last == "." || message.last == " " { message.removeLast() }
    return message
  }

  private static func name(ofContainer format: Int32) -> String {
    var info = unsafe SF_FORMAT_INFO()
    unsafe info.format = format & Int32(SF_FORMAT_TYPEMASK)
    let size = unsafe Int32(MemoryLayout<SF_FORMAT_INFO>.size)
    guard unsafe sf_command(nil, Int32(SFC_GET_FORMAT_INFO), &info, size) == 0,
      let name = unsafe info.name
    else { return "audio" }
    return unsafe String(cString: name)
  }
}
