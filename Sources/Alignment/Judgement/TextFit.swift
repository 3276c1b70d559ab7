/// How badly a text fits a recording, and how badly is too badly.
///
/// A text that is not what is spoken shows twice: its phones explain the sound badly (the evidence,
/// see `SpokenPhone.evidence`), and many of them are squeezed into the shortest time that a phone
/// can take, to get past speech that is not theirs. Both are means over a page, so that chance
/// moves them the more the fewer phones there are.
///
/// The lines were drawn on 278 pages of narrated and synthetic speech so that none fails with its
/// own text; how they do on other pages is in Benchmarks/README.md ("Right and wrong texts").
struct TextFit: Codable, Sendable, Equatable {
  /// A phone shorter than this, in seconds, is squeezed.
  var shortestFreeLength = 0.04
  /// What it adds to the misfit that all phones are squeezed, in nepers.
  var squeezeWeight: Float = 2
  /// The misfit of a long page above which its text is not what is spoken, in nepers.
  var mostMisfit: Float = 2.9
  /// How much higher that line lies for a single phone; it falls with the root of their number.
  var chance: Float = 2

  /// For phones that another language's are mapped to: they explain the sound badly where the text
  /// is right, too, so that squeezed ones tell more, and short texts nothing.
  static let mapped: TextFit = {
    var fit = TextFit()
    fit.squeezeWeight = 4
    fit.mostMisfit = 4.2
    fit.chance = 6
    return fit
  }()

  /// Whether the phones of a page's words are not what is spoken.
  func isWrong(_ phones: some Sequence<SpokenPhone>) -> Bool {
    var (weighted, duration): (Float, Float) = (0, 0)
    var (count, squeezed): (Float, Float) = (0, 0)
    for phone in phones {
      let length = Float(phone.end - phone.start)
      weighted += phone.evidence * length
      duration += length
      count += 1
      if phone.end - phone.start < shortestFreeLength * 16_000 { squeezed += 1 }
    }
    guard count > 0 else { return false }
    let misfit = squeezeWeight * squeezed / count - weighted / max(1, duration)
    return misfit > mostMisfit + chance / count.squareRoot()
  }
}
