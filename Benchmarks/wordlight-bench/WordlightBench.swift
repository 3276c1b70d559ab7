import CommandLineKit
import WordTimeline

/// The bench: how accurate and how fast `wordlight` is. Each verb is a file and a line here.
@main
struct WordlightBench {
  static func main() {
    Program(
      name: "wordlight-bench", version: WordlightVersion.current,
      abstract: "Measures how accurate and how fast wordlight is.",
      commands: [
        AccuracyCommand.self, SyntheticCommand.self, DeviationsCommand.self, VerdictsCommand.self,
        SpeedCommand.self, CompareCommand.self, FormatsCommand.self,
      ]
    ).main()
  }
}
