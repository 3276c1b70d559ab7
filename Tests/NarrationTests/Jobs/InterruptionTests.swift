import Dispatch
import Foundation
import Testing

@testable import Narration

/// Runs in processes of their own, which are killed or run side by side.
@Suite struct InterruptionTests {
  /// How often a run is killed. `WORDLIGHT_KILLS=50` asks for more than the usual few.
  private static let kills =
    ProcessInfo.processInfo.environment["WORDLIGHT_KILLS"].flatMap(Int.init) ?? 6

  private static func makeShelf(_ folder: BookFolderFixture) throws {
    for book in 1...3 {
      for page in 1...4 {
        try folder.page("shelf/b\(book)/page-\(page)", "Book \(book), page \(page), unsure Bo")
      }
    }
    try folder.write("one", to: "shelf/joined/1.txt")
    try folder.write("two three", to: "shelf/joined/2.txt")
    try folder.write(FakeRecording.content("one two three"), to: "shelf/joined/all.ogg")
  }

  static func run(in path: String, output: String, pageSeconds: Double = 0) throws {
    let options = ShelfRunOptions(
      output: path + "/" + output, cache: path + "/cache", formats: ["json", "app"], jobs: 2)
    let aligner = FakeAligner(seconds: pageSeconds)
    _ = try ShelfRun(aligner: AlignerSource(aligner), options: options)
      .run(Shelf(paths: [path + "/shelf"]))
  }

  /// A shelf with the output of a run that nothing disturbed, and the same shelf without.
  private static func undisturbedAndFresh() throws -> (BookFolderFixture, BookFolderFixture) {
    let undisturbed = try BookFolderFixture()
    try makeShelf(undisturbed)
    try run(in: undisturbed.path, output: "out")
    let fresh = try BookFolderFixture()
    try makeShelf(fresh)
    return (undisturbed, fresh)
  }

  @Test func killedRunIsContinuedToTheSameFiles() async throws {
    let (expected, folder) = try Self.undisturbedAndFresh()
    let path = folder.path
    var seed: UInt64 = 42
    for _ in 0..<Self.kills {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let delay = Double(seed >> 40) / Double(1 << 24) * 0.12
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, delay = delay as Double] in
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { kill(getpid(), SIGKILL) }
        try InterruptionTests.run(in: path, output: "out", pageSeconds: 0.004)
        // It was quicker than its killer.
        kill(getpid(), SIGKILL)
      }
    }
    try Self.run(in: path, output: "out")
    #expect(try folder.files(in: "out") == expected.files(in: "out"))
  }

  @Test func processesMayShareACacheAndAnOutput() async throws {
    let (expected, folder) = try Self.undisturbedAndFresh()
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String] in
            try InterruptionTests.run(in: path, output: "out", pageSeconds: 0.002)
          }
        }
      }
    }
    #expect(try folder.files(in: "out") == expected.files(in: "out"))
    try Self.run(in: path, output: "again")
    #expect(try folder.files(in: "again") == expected.files(in: "out"))
  }
}
