internal import AcousticModel

/// The phones of the page as they were spoken, one after another, with where each one roughly is.
struct PhoneString {
  /// One phone, or a pause.
  struct Item: Equatable {
    /// The phone of the acoustic model.
    var phone: Int
    /// The printed word it belongs to; nil for a pause.
    var word: Int?
    /// Whether it may have no length: a pause that may not be there.
    var isOptional = false
    var beginsWord = false
    var endsWord = false
    /// Whether it stands for speech that is not on the page.
    var isExtraSpeech = false
    /// The frames of 10 ms in which the coarse search heard it; empty for an optional pause.
    var coarseFrames: Range<Int>
  }

  var items: [Item] = []
  /// The reading of each printed word that was spoken.
  var choices: [Int: Int] = [:]

  /// Reads the phones off the best path, joins neighbouring pauses into one, and puts an optional
  /// pause wherever two words follow each other without one.
  init(_ steps: [CoarseSearch.Step], network: SpeechNetwork, silence: Int) {
    for step in steps {
      let node = network.nodes[step.node]
      switch node.role {
      case .pause:
        appendPause(silence, frames: step.frames)
      case .extraSpeech:
        items.append(
          Item(phone: silence, word: nil, isExtraSpeech: true, coarseFrames: step.frames))
      case .word(let word):
        let begins = node.isFirstOfSpokenWord
        if begins, let last = items.last, last.word != nil {
          let end = last.coarseFrames.upperBound
          items.append(
            Item(phone: silence, word: nil, isOptional: true, coarseFrames: end..<end))
        }
        choices[word] = node.choice
        items.append(
          Item(
            phone: node.phone, word: word, beginsWord: begins, endsWord: node.isLastOfSpokenWord,
            coarseFrames: step.frames))
      }
    }
  }

  private mutating func appendPause(_ silence: Int, frames: Range<Int>) {
    if let last = items.indices.last, items[last].word == nil, !items[last].isExtraSpeech {
      items[last].coarseFrames = items[last].coarseFrames.lowerBound..<frames.upperBound
    } else {
      items.append(Item(phone: silence, word: nil, coarseFrames: frames))
    }
  }
}
