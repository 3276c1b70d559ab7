public import AcousticModel
internal import AudioInput
public import SpeechFeatures

extension ModelTrainer {
  /// A first model that knows nothing but the texts: what is quiet is silence, and the phones of a
  /// page share its loud frames evenly.
  ///
  /// - Parameters:
  ///   - phoneNames: the phones in the order of their names' bytes, to which the pages' words refer.
  ///   - silenceName: the one of them that is silence.
  public func flatStart(
    phoneNames: [String], silenceName: String, statesPerPhone: Int,
    frontEnd: CepstralFrontEnd.Parameters, pages: [TrainingPage]
  ) throws(AcousticModelError) -> PhoneMixtures {
    let extractor = CepstralFrontEnd(frontEnd)
    let width = 3 * frontEnd.cepstrumCount
    let wide = DiagonalMixture(
      mean: [Float](repeating: 0, count: width), variance: [Float](repeating: 1, count: width))
    var everything = MixtureStatistics(wide)
    var states = [MixtureStatistics](
      repeating: MixtureStatistics(wide), count: phoneNames.count * statesPerPhone)
    guard let silence = phoneNames.firstIndex(of: silenceName) else {
      preconditionFailure("silence is a phone")
    }
    for page in pages {
      let features = RecordingFeatures(page.waveform, frontEnd: extractor)
      let rows = features.coarseFeatures(0..<features.coarse.count)
      let phones = page.words.flatMap(\.likeliestPhones)
      let isLoud = features.areFramesLoud()
      let loudCount = isLoud.count { $0 }
      guard !phones.isEmpty, loudCount >= phones.count else { continue }
      var place = 0
      for frame in 0..<rows.count {
        let row = rows.values[frame * width..<(frame + 1) * width]
        everything.add(row, to: wide)
        // The share of the page's speech that is over, in states.
        let state = place * phones.count * statesPerPhone / loudCount
        let owner = isLoud[frame] ? phones[state / statesPerPhone] : silence
        states[owner * statesPerPhone + state % statesPerPhone].add(row, to: wide)
        if isLoud[frame] { place = min(place + 1, loudCount - 1) }
      }
    }
    guard everything.frameCount > 0 else { throw .nothingToLearnFrom() }
    // A single frame's worth of the wide prior, so that the speech alone decides.
    let floor = [Float](repeating: 1e-4, count: width)
    let average = everything.estimate(prior: wide, weight: 1e-3, floor: floor)
    return PhoneMixtures(
      phones: phoneNames.enumerated().map { index, name in
        PhoneMixtures.Phone(
          name: name,
          states: (0..<statesPerPhone).map {
            [
              states[index * statesPerPhone + $0].estimate(
                prior: average, weight: settings.priorFrames, floor: floor)
            ]
          }, stay: [Float](repeating: 0.6, count: statesPerPhone))
      }, silenceName: silenceName, frontEnd: frontEnd)
  }
}

extension WordChoices {
  /// The phones of the first pronunciation of each word of the first reading.
  fileprivate var likeliestPhones: [Int] {
    choices.first?.spokenWords.flatMap { $0.first?.phones ?? [] } ?? []
  }
}

extension RecordingFeatures {
  /// For each coarse frame, whether it is loud enough for speech.
  fileprivate func areFramesLoud() -> [Bool] {
    let bands = waveform.features(
      frontEnd.spectrum, frames: 0..<coarse.count, hop: RecordingFeatures.coarseHop,
      floors: floors, width: frontEnd.spectrum.parameters.bands.bandCount
    ) { $0 }
    return level.areLoud(bands)
  }
}
