internal import AcousticModel
internal import SpeechFeatures

/// The utterances of all pages.
struct TrainingSpeech {
  var utterances: [Utterance]
  /// The pages without any.
  var unusedPages: [Int]

  init(_ pages: [[Utterance]?]) {
    utterances = pages.flatMap { $0 ?? [] }
    unusedPages = pages.indices.filter { pages[$0]?.isEmpty ?? true }
  }

  /// The length of all utterances in seconds.
  var seconds: Double {
    let frames = utterances.reduce(0) { $0 + $1.features.count }
    return Double(frames * RecordingFeatures.fineHop) / 16_000
  }

  /// How often each phone is in them.
  func phoneCounts(names: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for utterance in utterances {
      for item in utterance.items where !item.isOptional {
        counts[names[item.phone], default: 0] += 1
      }
    }
    return counts
  }

  /// The least variance in each dimension: a share of that of all frames.
  func varianceFloor(share: Float) -> [Float] {
    let width = utterances.first?.features.width ?? 0
    var sums = [Double](repeating: 0, count: width)
    var squares = sums
    var count = 0.0
    for utterance in utterances {
      count += Double(utterance.features.count)
      for (place, value) in utterance.features.values.enumerated() {
        sums[place % width] += Double(value)
        squares[place % width] += Double(value) * Double(value)
      }
    }
    return (0..<width).map { column in
      let mean = sums[column] / count
      return max(1e-4, share * Float(squares[column] / count - mean * mean))
    }
  }
}
