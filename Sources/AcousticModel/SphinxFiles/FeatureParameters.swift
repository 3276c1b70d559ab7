internal import SpeechFeatures

/// The `feat.params` file: how the model's features are made, as command-line words.
struct FeatureParameters: Sendable {
  let frontEnd: CepstralFrontEnd.Parameters
  /// The columns of the 39-dimensional feature in each stream.
  let streams: [Range<Int>]
  /// The dimensions left after a linear transform; nil for all.
  let transformedWidth: Int?

  init(_ text: String, file: String) throws(AcousticModelError) {
    var options: [String: String] = [:]
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while let name = words.popFirst() {
      guard name.hasPrefix("-"), let value = words.popFirst() else {
        throw AcousticModelError(file, "an option without a value: \(name)")
      }
      options[name] = value
    }
    var frontEnd = CepstralFrontEnd.Parameters()
    func number(_ name: String, _ usual: Double) throws(AcousticModelError) -> Double {
      guard let text = options[name] else { return usual }
      guard let value = Double(text), value.isFinite, value >= 0, value < 1e6 else {
        throw AcousticModelError(file, "\(name) \(text) is not a number that can be used")
      }
      return value
    }
    func require(_ name: String, oneOf allowed: [String]) throws(AcousticModelError) {
      guard let value = options[name], !allowed.contains(value) else { return }
      throw AcousticModelError(
        file, "\(name) \(value) is not supported (\(allowed.joined(separator: ", ")) is)")
    }
    try require("-feat", oneOf: ["1s_c_d_dd"])
    try require("-transform", oneOf: ["dct"])
    try require("-cmn", oneOf: ["batch", "current", "live"])
    try require("-varnorm", oneOf: ["no"])
    try require("-agc", oneOf: ["none"])
    try require("-ncep", oneOf: ["13"])
    let sampleRate = try number("-samprate", 16_000)
    guard sampleRate == 16_000 else {
      throw AcousticModelError(file, "a model for \(sampleRate) Hz (only 16000 Hz is supported)")
    }
    frontEnd.spectrum.windowSize = Int((try number("-wlen", 0.025625) * sampleRate).rounded())
    frontEnd.spectrum.transformSize = Int(try number("-nfft", 512))
    frontEnd.spectrum.emphasis = Float(try number("-alpha", 0.97))
    frontEnd.spectrum.bands.bandCount = Int(try number("-nfilt", 40))
    frontEnd.spectrum.bands.lowestHertz = try number("-lowerf", 133.33334)
    frontEnd.spectrum.bands.highestHertz = try number("-upperf", 6855.4976)
    frontEnd.lifter = Int(try number("-lifter", 0))
    let (spectrum, bands) = (frontEnd.spectrum, frontEnd.spectrum.bands)
    guard (1...128).contains(bands.bandCount), (2...16_384).contains(spectrum.transformSize),
      spectrum.transformSize.isMultiple(of: 2), spectrum.windowSize > 1,
      spectrum.windowSize <= spectrum.transformSize, bands.lowestHertz < bands.highestHertz,
      bands.highestHertz <= sampleRate / 2
    else { throw AcousticModelError(file, "a front end of impossible sizes") }
    self.frontEnd = frontEnd
    let width =
      options["-lda"] == nil && options["-ldadim"] == nil ? 39 : Int(try number("-ldadim", 39))
    transformedWidth = options["-ldadim"] == nil ? nil : width
    streams = try FeatureParameters.streams(options["-svspec"], width: width, file: file)
  }

  /// Reads ranges such as `0-12/13-25/26-38`.
  private static func streams(
    _ text: String?, width: Int, file: String
  ) throws(AcousticModelError) -> [Range<Int>] {
    guard let text else { return [0..<width] }
    var streams: [Range<Int>] = []
    for part in text.split(separator: "/") {
      let ends = part.split(separator: "-").map { Int($0) }
      guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < width
      else { throw AcousticModelError(file, "-svspec \(text) cannot be read") }
      streams.append(first..<last + 1)
    }
    return streams
  }
}
