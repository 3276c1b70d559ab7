import Files

/// How many machine instructions a program executes, as valgrind's callgrind counts them: the same
/// on every run, so that a slower program shows where seconds only jitter.
enum InstructionCount {
  /// Whether valgrind is installed.
  static var isAvailable: Bool {
    (try? ProgramRun.measure(["valgrind", "--version"], output: "/dev/null")) != nil
  }

  /// The instructions that `words` (a program's path and its arguments) take.
  static func measure(_ words: [String], scratch: String) throws -> Int {
    let file = PathName.join(scratch, "callgrind.out")
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(file)"]
    _ = try ProgramRun.measure(valgrind + words, output: "/dev/null")
    let lines = try FileReader.text(of: file, limit: 1 << 30).split(separator: "\n")
    let totals = lines.last { $0.hasPrefix("totals: ") }
    guard let count = totals.flatMap({ Int($0.dropFirst("totals: ".count)) }) else {
      throw ProgramFault("valgrind", "did not say how many instructions it counted", nil)
    }
    return count
  }
}
