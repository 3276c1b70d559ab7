import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs beside this one: its output is read through a pipe, its messages are kept.
///
/// It is started without a shell, and is killed when its owner lets go of it early.
struct ChildProcess: ~Copyable {
  /// How the program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Owned: started by `start`, waited for by `finish` or killed by `deinit`.
  private let identifier: pid_t
  private let output: Descriptor
  private let errors: Descriptor
  private var isRunning = true
  private var outputEnded = false
  private var errorsEnded = false
  /// What the program wrote to standard error: the first 64 KB.
  private var messageBytes: [UInt8] = []

  private static let messageLimit = 65_536

  private init(identifier: pid_t, output: consuming Descriptor, errors: consuming Descriptor) {
    self.identifier = identifier
    self.output = output
    self.errors = errors
  }

  deinit {
    if isRunning {
      kill(identifier, SIGKILL)
      _ = Self.wait(for: identifier)
    }
  }

  /// What the program wrote to standard error.
  var messages: String { String(decoding: messageBytes, as: UTF8.self) }

  /// Starts `program`, a path or a name that is looked for in the folders of `PATH`, with `input` as
  /// its standard input.
  ///
  /// - Returns: nil when there is no such program.
  static func start(
    _ program: String, arguments: [String], input: Int32
  ) throws(AudioError.Problem) -> ChildProcess? {
    try starting.withLock { _ throws(AudioError.Problem) in
      let output = try Pipe.make()
      let errors = try Pipe.make()
      var identifier: pid_t = 0
      let failure = Spawning.spawn(
        &identifier, program, arguments, input: input, output: output.writing.number,
        errors: errors.writing.number)
      guard failure == 0 else {
        if failure == ENOENT || failure == EACCES { return nil }
        throw .system("'\(program)' cannot be started: \(systemMessage(failure))")
      }
      return ChildProcess(
        identifier: identifier, output: output.takeReading(), errors: errors.takeReading())
    }
  }

  /// One start at a time: a pipe is marked as not to be inherited only after it is made, and another
  /// child that is started in between would keep its writing end open.
  private static let starting = Mutex(())

  /// Reads output until `bytes` is full or the program closes its output.
  ///
  /// - Returns: the number of bytes read.
  mutating func read(into bytes: inout MutableRawSpan) throws(AudioError.Problem) -> Int {
    var filled = 0
    while filled < bytes.byteCount, !outputEnded {
      guard try waitForOutput() else { continue }
      let count = unsafe bytes.withUnsafeMutableBytes { all in
        unsafe output.read(into: UnsafeMutableRawBufferPointer(rebasing: all[filled...]))
      }
      if count < 0 { throw .system("its output cannot be read: \(systemMessage(errno))") }
      if count == 0 { outputEnded = true }
      filled += count
    }
    return filled
  }

  /// Reads what is left, and waits for the end.
  mutating func finish() throws(AudioError.Problem) -> Ending {
    var rest = [UInt8](repeating: 0, count: 4_096)
    while !outputEnded {
      var span = rest.mutableSpan
      var bytes = unsafe span.mutableBytes
      _ = try read(into: &bytes)
    }
    while !errorsEnded { readMessages() }
    isRunning = false
    return Self.wait(for: identifier)
  }

  /// Waits until output can be read, and gathers messages meanwhile, so that neither pipe fills up.
  private mutating func waitForOutput() throws(AudioError.Problem) -> Bool {
    var waits = [
      pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorsEnded ? -1 : errors.number, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&waits, 2, -1) >= 0 else {
      if errno == EINTR { return false }
      throw .system(systemMessage(errno))
    }
    if waits[1].revents != 0 { readMessages() }
    return waits[0].revents != 0
  }

  private mutating func readMessages() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe errors.read(into: $0) }
    if count <= 0 { errorsEnded = true }
    let room = Self.messageLimit - messageBytes.count
    messageBytes.append(contentsOf: bytes.prefix(max(0, min(count, room))))
  }

  private static func wait(for identifier: pid_t) -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      if errno != EINTR { return .exited(-1) }
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }
}

/// Both ends of a pipe; other programs that are started meanwhile do not inherit them.
private struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  static func make() throws(AudioError.Problem) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .system(systemMessage(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: Descriptor(owning: ends[0]), writing: Descriptor(owning: ends[1]))
  }

  /// Closes the writing end and hands on the reading one.
  consuming func takeReading() -> Descriptor { reading }
}

/// `posix_spawn` with the tables it needs.
private enum Spawning {
  /// Starts a program with the given descriptors as standard input, output and error.
  ///
  /// - Returns: 0 or the system's error number.
  static func spawn(
    _ identifier: inout pid_t, _ program: String, _ arguments: [String], input: Int32,
    output: Int32, errors: Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The child must stop when nobody reads it any more, whatever this process does with SIGPIPE.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map {
      unsafe strdup($0)
    }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe words.append(nil)
    return unsafe posix_spawnp(&identifier, program, &actions, &attributes, words, environ)
  }
}
