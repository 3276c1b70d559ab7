import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The temporary files of outputs that are being written, so that an interrupted program can
/// remove them.
public enum PendingOutputs {
  /// One list for the process, because a signal interrupts all of it.
  private static let names = Mutex<Set<String>>([])

  static func add(_ name: String) {
    _ = names.withLock { $0.insert(name) }
  }

  /// Takes a file off the list: it has got its final name.
  static func forget(_ name: String) {
    _ = names.withLock { $0.remove(name) }
  }

  /// Removes a file and takes it off the list.
  static func remove(_ name: String) {
    unsafe unlink(name)
    forget(name)
  }

  /// From now on, an interrupt (control-C), a hang-up or a request to terminate first removes
  /// the temporary files, then ends the process as it would have.
  ///
  /// For a program's main function, before it starts threads: a thread of its own waits for the
  /// signals, which are blocked everywhere else. Signals that the program's caller ignores
  /// (`nohup`) stay ignored. A child process inherits the blocking unless it is started with a
  /// signal mask of its own.
  public static func removeOnInterrupt() {
    var caught = caughtSignals()
    unsafe pthread_sigmask(SIG_BLOCK, &caught, nil)
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    unsafe pthread_create(
      &thread, &attributes,
      { _ in
        PendingOutputs.waitForSignal()
        return nil
      }, nil)
    unsafe pthread_attr_destroy(&attributes)
  }

  private static func caughtSignals() -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaddset(&set, number)
    }
    return set
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func waitForSignal() {
    var caught = caughtSignals()
    var number: Int32 = 0
    unsafe sigwait(&caught, &number)
    // The lock is never given back, so that nobody makes a new file before the process ends.
    names.withLock { names in
      for name in names { unsafe unlink(name) }
      unsafe pthread_sigmask(SIG_UNBLOCK, &caught, nil)
      kill(getpid(), number)
      // The signal's usual action ends the process, but perhaps not at once.
      while true { pause() }
    }
  }
}
