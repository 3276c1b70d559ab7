import CSndFile

/// A recording that libsndfile decodes.
@safe struct SoundFile: ~Copyable {
  /// Owned: opened by `init`, closed by `deinit`.
  private let handle: OpaquePointer
  let sampleRate: Int
  let channels: Int
  /// The kind of file, in libsndfile's words.
  let container: String
  /// Frames as the header states them, or as libsndfile estimates them; nil when it cannot say.
  let statedFrames: Int64?
  /// Frames that were read.
  private(set) var readFrames: Int64 = 0
  /// Why reading ended, in libsndfile's words; nil while it goes on and when the file ended.
  private(set) var failure: String?
  private let format: Int32
  /// What libsndfile reads from, where that is not the file itself. It must outlive `handle`.
  private let stream: FrameStream?

  /// Opens the file that `file` holds.
  init(_ file: borrowing InputFile) throws(AudioError.Problem) {
    file.rewind()
    var info = SF_INFO()
    // libsndfile closes the descriptor when it does not know the file, even when told not to; so it
    // gets one of its own.
    try unsafe self.init(
      sf_open_fd(file.duplicate(), Int32(SFM_READ), &info, Int32(SF_TRUE)), &info, stream: nil)
  }

  /// Opens the frames that `stream` shows.
  init(_ stream: FrameStream) throws(AudioError.Problem) {
    var info = SF_INFO()
    var functions = FrameStream.functions
    try unsafe self.init(
      sf_open_virtual(
        &functions, Int32(SFM_READ), &info, Unmanaged.passUnretained(stream).toOpaque()),
      &info, stream: stream)
  }

  private init(_ opened: OpaquePointer?, _ info: inout SF_INFO, stream: FrameStream?)
    throws(AudioError.Problem)
  {
    guard let opened = unsafe opened else { throw .notAudio(Self.message(sf_error(nil))) }
    unsafe handle = opened
    self.stream = stream
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

  /// Whether the file is FLAC, whose header states the exact number of frames.
  var isFLAC: Bool { format & Int32(SF_FORMAT_TYPEMASK) == Int32(SF_FORMAT_FLAC) }

  /// Reads up to `limit` interleaved frames into `samples`, from the place of frame `start` on.
  ///
  /// - Returns: the number of frames; 0 at the end.
  mutating func read(into samples: inout [Float], at start: Int = 0, limit: Int = .max) -> Int {
    let room = min(limit, samples.count / channels - start)
    precondition(start >= 0 && room >= 0)
    guard failure == nil else { return 0 }
    let frames = unsafe samples.withUnsafeMutableBufferPointer { buffer in
      guard let first = unsafe buffer.baseAddress?.advanced(by: start * channels) else {
        return Int64(0)
      }
      return unsafe sf_readf_float(handle, first, Int64(room))
    }
    readFrames += max(0, frames)
    // The next call would forget it.
    let number = unsafe sf_error(handle)
    if number != 0 { failure = Self.message(number) }
    return Int(max(0, frames))
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
