import CommandLineKit
import Narration

/// The options that choose an aligner, and the aligner that they choose.
enum AlignerChoice {
  static let language = Option.text(
    "language", short: "l", value: "tag", default: "en",
    help: "the language of the narration, a BCP 47 tag")
  static let acousticModel = Option.text(
    "acoustic-model", value: "folder", help: "a Sphinx acoustic model in place of the usual one")

  static func aligner(_ arguments: ParsedArguments) throws -> any PageAligning {
    var options = AlignerOptions()
    options.language = arguments[language]
    options.acousticModel = arguments[acousticModel]
    return try Aligner(options: options)
  }
}
