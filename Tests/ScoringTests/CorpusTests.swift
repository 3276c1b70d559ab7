import Foundation
import Testing

@testable import Scoring

@Suite struct CorpusTests {
  @Test func findsRecordingsWithTheirTextsAndTruth() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/maybe-said-mo").standardizedFileURL.path
    let corpus = try Corpus(folder: fixtures)
    #expect(corpus.items.count == 10)
    #expect(corpus.items.allSatisfy { $0.referencePath != nil })
    #expect(corpus.items.first?.id == "page-00")
    let words = try corpus.items.flatMap { item in
      try item.referencePath.map { try ReferenceWord.read($0) } ?? []
    }
    #expect(words.count == 110)
    #expect(throws: (any Error).self) { try Corpus(folder: fixtures + "/nowhere") }
  }

  @Test(arguments: [
    ("dr1-mcpm0_sa1", "dr1-mcpm0"), ("1-1_10_p02_s01", "1-1_10"), ("1-1_19", "1-1_19"),
    ("b2b-b2b_wb_2_p03_s01", "b2b-b2b_wb_2"), ("page-01", "page-01"), ("s1", "s1"),
  ])
  func knowsTheSpeaker(id: String, speaker: String) {
    #expect(CorpusHalf.speaker(of: id) == speaker)
  }

  @Test func halvesShareNoSpeakerAndTogetherAreAll() {
    let ids = ["b_s1", "a_s1", "c_s2", "a_s2", "c_s1", "b_s2", "d_s1"]
    let items = ids.map {
      Corpus.Item(id: $0, audioPath: "", textPath: "", referencePath: nil)
    }
    let corpus = Corpus(name: "test", items: items)
    let tune = CorpusHalf.tune.select(from: corpus).items.map(\.id)
    let report = CorpusHalf.report.select(from: corpus).items.map(\.id)
    #expect(tune == ["a_s1", "c_s2", "a_s2", "c_s1"])
    #expect(report == ["b_s1", "b_s2", "d_s1"])
    #expect(CorpusHalf.all.select(from: corpus) == corpus)
  }
}
