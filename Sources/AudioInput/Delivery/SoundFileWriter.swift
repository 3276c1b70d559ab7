import CSndFile

/// A sound file that libsndfile writes into memory.
@safe struct SoundFileWriter: ~Copyable {
  /// Owned: opened by `init`, closed by `finish` or `deinit`.
  private var handle: OpaquePointer?
  private let memory = Memory()

  /// Begins a file with one channel.
  init(format: DeliveryFormat, sampleRate: Int) throws(AudioError.Problem) {
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = 1
    info.format = format.code
    let isKnown = unsafe sf_format_check(&info) != 0
    var access = memoryAccess()
    let context = unsafe Unmanaged.passUnretained(memory).toOpaque()
    unsafe handle =
      isKnown ? sf_open_virtual(&access, Int32(SFM_WRITE), &info, context) : nil
    guard let handle = unsafe handle else { throw .noEncoder(format.rawValue) }
    if format == .mp3 {
      var mode = Int32(SF_BITRATE_MODE_VARIABLE)
      unsafe sf_command(
        handle, Int32(SFC_SET_BITRATE_MODE), &mode, Int32(MemoryLayout<Int32>.size))
    }
    if var level = format.compression {
      unsafe sf_command(
        handle, Int32(SFC_SET_COMPRESSION_LEVEL), &level, Int32(MemoryLayout<Double>.size))
    }
  }

  deinit {
    if let handle = unsafe handle { unsafe sf_close(handle) }
  }

  /// Appends samples whose full scale is 1; louder ones are clipped.
  mutating func write(_ samples: [Float]) throws(AudioError.Problem) {
    let clipped = samples.map { min(max($0, -1), 1) }
    let count = unsafe clipped.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe Int(sf_writef_float(handle, start, Int64(buffer.count)))
    }
    guard count == samples.count else { throw .system("libsndfile stopped writing") }
  }

  /// Completes the file and gives its bytes.
  mutating func finish() -> [UInt8] {
    if let handle = unsafe handle { unsafe sf_close(handle) }
    unsafe handle = nil
    return memory.bytes
  }
}

/// What has been written; libsndfile goes back in it to complete headers.
private final class Memory {
  var bytes: [UInt8] = []
  var position = 0

  /// The memory that libsndfile was given.
  static func of(_ context: UnsafeMutableRawPointer?) -> Memory {
    guard let context = unsafe context else { return Memory() }
    return unsafe Unmanaged<Memory>.fromOpaque(context).takeUnretainedValue()
  }

  func seek(_ offset: Int, from origin: Int32) -> Int64 {
    let base =
      switch origin {
      case SEEK_CUR: position
      case SEEK_END: bytes.count
      default: 0
      }
    position = max(0, base + offset)
    return Int64(position)
  }

  func read(into target: UnsafeMutableRawPointer?, _ count: Int) -> Int64 {
    let taken = max(0, min(count, bytes.count - position))
    for index in 0..<taken {
      unsafe target?.storeBytes(of: bytes[position + index], toByteOffset: index, as: UInt8.self)
    }
    position += taken
    return Int64(taken)
  }

  func write(_ source: UnsafeRawPointer?, _ count: Int) -> Int64 {
    let end = position + count
    if end > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: end - bytes.count))
    }
    let new = unsafe UnsafeRawBufferPointer(start: source, count: count)
    unsafe bytes.replaceSubrange(position..<end, with: new)
    position = end
    return Int64(count)
  }
}

/// How libsndfile reaches a ``Memory``.
private func memoryAccess() -> SF_VIRTUAL_IO {
  unsafe SF_VIRTUAL_IO(
    get_filelen: { unsafe Int64(Memory.of($0).bytes.count) },
    seek: { unsafe Memory.of($2).seek(Int($0), from: $1) },
    read: { unsafe Memory.of($2).read(into: $0, Int($1)) },
    write: { unsafe Memory.of($2).write($0, Int($1)) },
    tell: { unsafe Int64(Memory.of($0).position) })
}
