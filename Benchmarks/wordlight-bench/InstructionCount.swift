import Files

/// How many machine instructions a program executes, as valgrind's callgrind counts them: the same
/// on every run, so that a slower program shows where seconds only jitter.
enum InstructionCount {
  /// Whether valgrind is installed.
  static var isAvailable: Bool {
    (try? ProgramRun.measure(["valgrind", "--version"], output: "/dev/null")) != nil
  }

  /// The instructions that a program takes with some arguments.
  static func measure(_ program: String, _ arguments: [String], scratch: String) throws -> Int {
    let file = PathName.join(scratch, "callgrind.out")
    // valgrind 3.19 gives up on the debugging information of a Swift program.
    let stripped = PathName.join(scratch, PathName.name(of: program))
    _ = try ProgramRun.measure(["strip", "-o", stripped, program])
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(file)"]
    _ = try ProgramRun.measure(valgrind + [stripped] + arguments, output: "/dev/null")
    let lines = try FileReader.text(of: file, limit: 1 << 30).split(separator: "\n")
    let totals = lines.last { $0.hasPrefix("totals: ") }
    guard let count = totals.flatMap({ Int($0.dropFirst("totals: ".count)) }) else {
      throw ProgramFault("valgrind", "did not say how many instructions it counted", nil)
    }
    return count
  }
}
