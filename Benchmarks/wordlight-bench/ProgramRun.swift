import CommandLineKit
import Files

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one run of a program cost.
struct ProgramRun {
  var wallSeconds: Double
  var cpuSeconds: Double
  /// The largest resident set.
  var peakBytes: Int

  /// The wordlight program beside this one.
  static func wordlightPath() throws -> String {
    let own = CommandLine.arguments[0]
    let path = PathName.join(PathName.folder(of: executablePath() ?? own), "wordlight")
    guard Folder.kind(of: path) == .file else {
      throw ProgramFault(path, "is not there", "build it too: make build")
    }
    return path
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: a program's path, or its name to be looked up, and its arguments.
  ///   - output: where its standard output goes; nil for this process's own. What it says on
  ///     standard error is dropped.
  /// - Throws: `ProgramFault` when it cannot be started or fails.
  static func measure(_ words: [String], output: String? = nil) throws -> ProgramRun {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    if let output {
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY, 0)
    }
    var arguments = unsafe words.map { unsafe strdup($0) }
    defer { unsafe arguments.forEach { unsafe free($0) } }
    unsafe arguments.append(nil)
    let start = monotonicSeconds()
    var child = pid_t()
    let code = unsafe posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw ProgramFault(words[0], "cannot be started", nil) }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw ProgramFault(words[0], "cannot be waited for", nil) }
    }
    let wallSeconds = monotonicSeconds() - start
    guard status == 0 else {
      throw ProgramFault(words[0], "failed: \(words.dropFirst().joined(separator: " "))", nil)
    }
    #if canImport(Glibc)
      let peakBytes = usage.ru_maxrss * 1024
    #else
      let peakBytes = usage.ru_maxrss
    #endif
    return ProgramRun(
      wallSeconds: wallSeconds, cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakBytes: peakBytes)
  }

  /// The words that, before a program's own, keep it on one of the cores that this process may use.
  static func onOneCore() throws -> [String] {
    let status = try FileReader.text(of: "/proc/self/status")
    let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
    let core = line?.split(separator: "\t").last?.prefix { $0.isNumber } ?? "0"
    return ["taskset", "-c", String(core)]
  }

  private static func executablePath() -> String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  private static func monotonicSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// A program that cannot be measured.
struct ProgramFault: DiagnosticError {
  var diagnostic: Diagnostic

  init(_ path: String, _ problem: String, _ remedy: String?) {
    diagnostic = Diagnostic(.unavailable, file: path, problem: problem, remedy: remedy)
  }
}
