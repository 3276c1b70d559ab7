import CommandLineKit
import WordTimeline

/// The command line tool. Each verb is a file in `Commands` and a line here.
@main
struct Wordlight {
  static func main() {
    Program(
      name: "wordlight", version: WordlightVersion.current,
      abstract: "Says when each printed word of a narrated page is spoken.",
      commands: [
        AlignCommand.self,
        BookCommand.self,
        MergeCommand.self,
        WordsCommand.self,
        ConvertCommand.self,
        CheckCommand.self,
        DiffCommand.self,
        PreviewCommand.self,
        FormatsCommand.self,
        TrainCommand.self,
      ]
    ).main()
  }
}
