import Files
import Testing

@testable import AcousticModel

struct ModelNotesTests {
  @Test func readsWhatItWrote() throws {
    let notes = ModelNotes(language: "pt-BR", kindred: ["ɲ": "N", "ʁ": "HH"])
    #expect(try ModelNotes(notes.text, file: "wordlight.notes") == notes)
    #expect(notes.text == "language pt-BR\nphone ɲ N\nphone ʁ HH\n")
  }

  @Test func namesTheLineThatSaysNothing() {
    #expect {
      try ModelNotes("language sw\n\nvoice Ann\n", file: "m/wordlight.notes")
    } throws: { error in
      let diagnostic = (error as? AcousticModelError)?.diagnostic
      return diagnostic?.file == "m/wordlight.notes"
        && diagnostic?.problem.contains("line 3") == true
    }
  }
}
