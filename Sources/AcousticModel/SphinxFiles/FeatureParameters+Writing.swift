internal import SpeechFeatures

extension FeatureParameters {
  /// A `feat.params` file, as Sphinx's tools and ``FeatureParameters``
  /// read it.
  static func text(_ frontEnd: CepstralFrontEnd.Parameters, streams: [Range<Int>]) -> String {
    let spectrum = frontEnd.spectrum
    let options: [(String, String)] = [
      ("-samprate", "\(spectrum.sampleRate)"),
      ("-wlen", "\(Double(spectrum.windowSize) / Double(spectrum.sampleRate))"),
      ("-nfft", "\(spectrum.transformSize)"), ("-alpha", "\(spectrum.emphasis)"),
      ("-nfilt", "\(spectrum.bands.bandCount)"), ("-lowerf", "\(spectrum.bands.lowestHertz)"),
      ("-upperf", "\(spectrum.bands.highestHertz)"), ("-transform", "dct"),
      ("-lifter", "\(frontEnd.lifter)"), ("-feat", "1s_c_d_dd"), ("-agc", "none"),
      ("-cmn", "batch"), ("-varnorm", "no"), ("-model", "cont"),
      ("-svspec", streams.map { "\($0.lowerBound)-\($0.upperBound - 1)" }.joined(separator: "/")),
    ]
    return options.map { "\($0) \($1)\n" }.joined()
  }
}
