internal import AcousticModel
internal import SpeechFeatures

extension ModelTrainer {
  /// What labelled frames say about every state.
  struct Statistics {
    /// For each state, its streams.
    var mixtures: [[MixtureStatistics]]
    /// For each state, its frames and its visits.
    var frames: [Int]
    var visits: [Int]

    init(_ model: PhoneMixtures) {
      mixtures = model.phones.flatMap { $0.states.map { $0.map { MixtureStatistics($0) } } }
      frames = [Int](repeating: 0, count: mixtures.count)
      visits = frames
    }

    mutating func add(_ utterance: Utterance, labels: Utterance.Labels, model: PhoneMixtures) {
      let width = utterance.features.width
      let (states, streams) = (model.statesPerPhone, model.streams)
      var last = -1
      for (frame, state) in labels.states.enumerated() {
        let own = model.phones[state / states].states[state % states]
        for (stream, columns) in streams.enumerated() {
          let start = frame * width + columns.lowerBound
          mixtures[state][stream].add(
            utterance.features.values[start..<start + columns.count], to: own[stream])
        }
        frames[state] += 1
        if state != last { visits[state] += 1 }
        last = state
      }
    }
  }

  /// Labels the utterances and re-estimates the mixtures, `settings.passes` times.
  ///
  /// - Parameters:
  ///   - labeller: labels the first pass; nil for the mixtures themselves.
  ///   - prior: what was believed before; nil for the mixtures of the pass before.
  func refined(
    _ mixtures: PhoneMixtures, from labeller: SphinxModel? = nil, prior: PhoneMixtures?,
    utterances: [Utterance], floor: [Float]
  ) throws(AcousticModelError) -> PhoneMixtures {
    var mixtures = mixtures
    var utterances = utterances
    var model = labeller
    for _ in 0..<settings.passes {
      let labelling = if let model { model } else { try mixtures.scorable(notes: notes) }
      model = nil
      let statistics = label(&utterances, model: labelling, mixtures: mixtures)
      mixtures = estimate(statistics, mixtures: mixtures, prior: prior ?? mixtures, floor: floor)
    }
    return mixtures
  }

  /// Splits the Gaussians that have enough frames.
  func grown(
    _ mixtures: PhoneMixtures, utterances: [Utterance], floor: [Float]
  ) throws(AcousticModelError) -> PhoneMixtures {
    var utterances = utterances
    let model = try mixtures.scorable(notes: notes)
    let statistics = label(&utterances, model: model, mixtures: mixtures)
    var grown = mixtures
    let states = mixtures.statesPerPhone
    for phone in grown.phones.indices {
      for state in 0..<states {
        let heard = statistics.mixtures[phone * states + state]
        grown.phones[phone].states[state] = zip(grown.phones[phone].states[state], heard).map {
          mixture, heard in
          mixture.split { heard.occupancies[$0] >= settings.framesPerSplit }
        }
      }
    }
    return grown
  }

  private func label(
    _ utterances: inout [Utterance], model: SphinxModel, mixtures: PhoneMixtures
  ) -> Statistics {
    var statistics = Statistics(mixtures)
    for index in utterances.indices {
      guard let labels = utterances[index].labels(model: model) else { continue }
      statistics.add(utterances[index], labels: labels, model: mixtures)
      utterances[index].centre(on: labels)
    }
    return statistics
  }

  private func estimate(
    _ statistics: Statistics, mixtures: PhoneMixtures, prior: PhoneMixtures, floor: [Float]
  ) -> PhoneMixtures {
    var estimated = mixtures
    let (states, streams) = (mixtures.statesPerPhone, mixtures.streams)
    // A model that was started from has more Gaussians than a little speech can widen or narrow.
    // Its narrowest are widened to the floor: moved onto the digital silence between recordings,
    // one of a rare phone would take all silence for speech.
    let isAdapted = prior.mostGaussians > settings.mostGaussians
    for phone in estimated.phones.indices {
      for state in 0..<states {
        let index = phone * states + state
        let believed = prior.phones[phone].states[state]
        estimated.phones[phone].states[state] = streams.indices.map { stream in
          statistics.mixtures[index][stream].estimate(
            prior: believed[stream], weight: settings.priorFrames,
            floor: Array(floor[streams[stream]]), keepsVariances: isAdapted)
        }
        estimated.phones[phone].stay[state] = stay(
          frames: statistics.frames[index], visits: statistics.visits[index],
          before: mixtures.phones[phone].stay[state])
      }
    }
    return estimated
  }

  /// The probability of staying in a state for another 10 ms.
  private func stay(frames: Int, visits: Int, before: Float) -> Float {
    // Ten visits' worth of what was believed before; a frame is 5 ms.
    let visitsBefore = 10.0
    let lengthBefore = 1 / Double(max(0.001, 1 - before))
    let length =
      (Double(frames) / 2 + visitsBefore * lengthBefore) / (Double(visits) + visitsBefore)
    return Float(min(0.99, max(0.05, 1 - 1 / max(1.001, length))))
  }
}
