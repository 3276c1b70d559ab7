import AudioInput
import Foundation
import Testing
import WordTimeline

extension BrowserTests {
  @Suite struct RecorderTests {
    /// The browser's own make-believe microphone beeps once a second.
    @Test func aPageIsRecordedAndSaved() throws {
      let folder = try Downloads()
      let tab = try BrowserTests.openBook()
      try tab.allowDownloads(to: folder.path)
      try tab.evaluate("wordlight.openBook(4, 'read-myself'); wordlight.showView('recorder')")
      try tab.click("#recorder-start")
      try tab.wait(for: "wordlight.recorder.microphone !== null")
      try tab.wait(for: "document.getElementById('recorder-meter').ariaValueNow > -40")
      tab.pause(1.5)
      try tab.click("#recorder-start")
      try tab.wait(for: "!document.getElementById('recorder-save').disabled")
      try tab.click("#recorder-save")
      let bytes = try folder.wait(for: "page-04.wav")
      #expect(bytes.starts(with: Array("RIFF".utf8)))
      let audio = try AudioReader.readMono(path: "\(folder.path)/page-04.wav")
      #expect(audio.samples.count > audio.sampleRate)
      #expect(audio.samples.contains { $0.magnitude > 0.1 })
      try tab.click("#recorder-listen")
      try tab.wait(for: "wordlight.recorder.passage !== undefined")
      #expect(try tab.takeTroubles().isEmpty)
    }

    static let voices: [(name: String, sample: String, advice: String)] = [
      ("good", "Math.floor(n / 8000) % 2 ? 0.2 * Math.sin(n / 9) : 0.0005 * Math.sin(n)", "good"),
      ("clipped", "Math.max(-1, Math.min(1, 1.6 * Math.sin(n / 40)))", "clips"),
      ("quiet", "0.004 * Math.sin(n / 9)", "quiet"),
      ("noisy", "(Math.floor(n / 8000) % 2 ? 0.2 : 0.08) * Math.sin(n / 9)", "noise"),
    ]

    @Test(arguments: voices)
    func adviceFitsTheSound(name: String, sample: String, advice: String) throws {
      let tab = try BrowserTests.openBook()
      let text = try tab.evaluate(
        """
        (() => {
          const watch = new wordlight.LevelWatch(16000);
          watch.take(Float32Array.from({ length: 80000 }, (_, n) => \(sample)));
          return watch.advice.text;
        })()
        """)
      #expect(text.asText.contains(advice), "\(name)")
    }

    @Test func aRefusalIsSaid() throws {
      let tab = try BrowserTests.openBook()
      try tab.evaluate(
        """
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException("no", "NotAllowedError"));
        wordlight.showView("recorder");
        """)
      try tab.click("#recorder-start")
      try tab.wait(
        for: "document.getElementById('recorder-advice').textContent.includes('not allowed')")
    }
  }
}
