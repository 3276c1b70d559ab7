import Files

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many processors this process may use.
enum ProcessorCount {
  /// At least 1. On Linux, those that `taskset`, Slurm and their like allow.
  static var available: Int {
    let allowed = (try? FileReader.text(of: "/proc/self/status")).flatMap(allowedCount)
    return min(512, max(1, allowed ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The count of bits in the line `Cpus_allowed: ff,ffffffff` (proc(5)); nil without such a line.
  private static func allowedCount(status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
    return line?.dropFirst("Cpus_allowed:".count).reduce(0) {
      $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0)
    }
  }
}
