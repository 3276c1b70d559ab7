import Files
import Foundation
import Narration
import PageText
import Testing
import WordTimeline

/// What training is tested with.
private enum TrainingTools {
  static let espeak = [
    "/usr/bin/espeak-ng", "/usr/local/bin/espeak-ng", "/opt/homebrew/bin/espeak-ng",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  static let areInstalled =
    espeak != nil && (try? ModelLocator.locate(language: "en", folder: nil)) != nil
}

/// Training from start to end, on speech of eSpeak NG.
@Suite(
  .enabled(if: TrainingTools.areInstalled, "needs the espeak-ng program and the English model"))
struct ModelTrainingTests {
  private static let sentences = [
    "Siku moja Hamisi alikwenda shule.", "Shati hili ni safi.", "Mama anapika chakula.",
  ]

  /// Writes the sentences and their speech into a folder.
  private static func record(into folder: String) throws {
    for (index, sentence) in sentences.enumerated() {
      let stem = "\(folder)/page-\(index + 1)"
      try Data(sentence.utf8).write(to: URL(filePath: stem + ".txt"))
      let process = Process()
      process.executableURL = URL(filePath: try #require(TrainingTools.espeak))
      process.arguments = ["-v", "sw", "-w", stem + ".wav", sentence]
      try process.run()
      process.waitUntilExit()
    }
  }

  private static func train(_ folder: String, isFlat: Bool) throws -> TrainedModel {
    var options = ModelTraining.Options(language: "sw")
    options.passes = 1
    options.mostGaussians = 2
    options.startsFlat = isFlat
    return try ModelTraining(options).train(TrainingShelf(paths: [folder]).pages) { _ in }
  }

  @Test(arguments: [false, true])
  func trainsAModelThatAlignsAndIsFoundWithItsDictionary(isFlat: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.record(into: folder)
    let model = try Self.train(folder, isFlat: isFlat)
    #expect(model.unusedPages.isEmpty)
    if !isFlat { #expect(try Self.train(folder, isFlat: false).files == model.files) }

    let output = folder + "/models/my-model"
    try model.write(to: output)
    let location = try ModelLocator.locate(language: "sw", folder: output)
    #expect(location.language == "sw" && location.lexicon == output + "/words.dict")
    let aligner = try Aligner(options: AlignerOptions(language: "sw", acousticModel: output))
    let page = try aligner.align(
      PageInput(id: "1", audioPath: folder + "/page-1.wav", text: Self.sentences[0]))
    #expect(page.words.allSatisfy { $0.status == .aligned })
    #expect(
      zip(page.words, page.words.dropFirst()).allSatisfy { one, next in
        (one.span?.end ?? 0) <= (next.span?.start ?? 0)
      })
  }

  /// A word of the lexicon is said as the lexicon says, in training as in aligning.
  @Test func lexiconsCount() throws {
    let folder = try BookFolderFixture()
    try Self.record(into: folder.path)
    try folder.write("Hamisi  /amizi/\n", to: "names.lexicon")
    var options = ModelTraining.Options(language: "sw")
    options.passes = 1
    options.lexicons = [folder["names.lexicon"]]
    let pages = try TrainingShelf(paths: [folder.path]).pages
    let model = try ModelTraining(options).train(pages) { _ in }
    let plain = try Self.train(folder.path, isFlat: false)
    func words(_ model: TrainedModel) -> String {
      String(decoding: model.files["words.dict"] ?? [], as: UTF8.self)
    }
    #expect(words(plain).contains("hamisi ") && !words(model).contains("hamisi "))
    try model.write(to: folder["model"])
    let page = try Aligner(
      options: AlignerOptions(
        language: "sw", acousticModel: folder["model"], lexicons: options.lexicons)
    ).align(pages[0])
    let hamisi = try #require(page.words.first { $0.text == "Hamisi" })
    #expect(hamisi.phones.map(\.name) == ["a", "m", "i", "z", "i"])

    try folder.write("Hamisi\n", to: "names.lexicon")
    let error = #expect(throws: PageTextError.self) {
      try ModelTraining(options).train(pages) { _ in }
    }
    #expect(error?.diagnostic.file == folder["names.lexicon"] && error?.diagnostic.line == 1)
  }
}
