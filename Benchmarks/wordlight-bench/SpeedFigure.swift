import Scoring
import WordTimeline

/// What one length of audio costs.
struct SpeedFigure {
  var audioSeconds: Double
  var wordCount: Int
  var run: ProgramRun

  /// Seconds of audio in a second of the processor's work: what a machine that does nothing else
  /// would show on a clock.
  var timesRealTime: Double { audioSeconds / max(run.cpuSeconds, 1e-6) }

  static func text(_ figures: [SpeedFigure]) -> String {
    let heading = ["audio s", "words", "clock s", "CPU s", "× real time", "peak MB"]
    let rows = figures.map { figure in
      [
        figure.audioSeconds.fixed(1), "\(figure.wordCount)", figure.run.wallSeconds.fixed(3),
        figure.run.cpuSeconds.fixed(3), figure.timesRealTime.fixed(0),
        (Double(figure.run.peakBytes) / 1e6).fixed(0),
      ]
    }
    return ([heading] + rows).map { row in
      row.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
    }.joined(separator: "\n")
  }

  static func json(_ figures: [SpeedFigure]) -> String {
    let values = figures.map { figure -> JSONValue in
      [
        "audioSeconds": .double(figure.audioSeconds), "words": .integer(figure.wordCount),
        "wallSeconds": .double(figure.run.wallSeconds),
        "cpuSeconds": .double(figure.run.cpuSeconds),
        "timesRealTime": .double(figure.timesRealTime), "peakBytes": .integer(figure.run.peakBytes),
      ]
    }
    return JSONWriter(spreadDepth: 1).text(.array(values))
  }
}
