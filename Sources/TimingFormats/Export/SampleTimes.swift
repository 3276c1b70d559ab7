import WordTimeline

extension PageExport {
  /// A moment in whole parts of a second, rounded once.
  func ticks(_ sample: Int64, perSecond: Int64) -> Int64 {
    page.audio.ticks(sample, perSecond: perSecond)
  }

  /// A moment in milliseconds.
  func milliseconds(_ sample: Int64) -> Int64 { ticks(sample, perSecond: 1000) }

  /// A moment in seconds with three decimals: `0.420`.
  func seconds3(_ sample: Int64) -> String { decimalText(milliseconds(sample), decimals: 3) }

  /// A moment in seconds with six decimals: `0.420000`.
  func seconds6(_ sample: Int64) -> String {
    decimalText(ticks(sample, perSecond: 1_000_000), decimals: 6)
  }

  /// A moment as hours, minutes, seconds and parts of them: `00:00:00.420`.
  ///
  /// - Parameters:
  ///   - decimals: how many digits the fraction has.
  ///   - point: what stands before the fraction.
  ///   - hourDigits: how many digits the hours have at least.
  func clock(_ sample: Int64, decimals: Int = 3, point: String = ".", hourDigits: Int = 2) -> String
  {
    let perSecond = (0..<decimals).reduce(Int64(1)) { power, _ in power * 10 }
    let total = ticks(sample, perSecond: perSecond)
    let (whole, fraction) = total.quotientAndRemainder(dividingBy: perSecond)
    return padded(whole / 3600, hourDigits) + ":" + padded(whole / 60 % 60, 2) + ":"
      + padded(whole % 60, 2) + point + padded(fraction, decimals)
  }
}

/// A number with zeros before it.
func padded(_ number: Int64, _ digits: Int) -> String {
  let text = String(number)
  let missing = digits - text.utf8.count
  return missing > 0 ? String(repeating: "0", count: missing) + text : text
}
