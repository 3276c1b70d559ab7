internal import CKernels
internal import SpeechFeatures

/// Says how much a moment sounds like the boundary between two given phones.
///
/// A network of two hidden layers looks at the cepstra from 60 ms before to 60 ms after the moment;
/// the phones on either side shift what its first layer hears. It was trained on the boundaries of
/// diphone speech, whose times are exact, and then on narration that it aligned itself (see
/// `Benchmarks/boundary-network`). It has 41,000 weights, kept as half-precision numbers.
struct BoundaryNetwork: Sendable {
  /// The frames looked at, counted from the moment.
  let offsets: [Int]

  private let phoneIndices: [String: Int]
  private let inputWidth: Int
  private let firstWidth: Int
  private let secondWidth: Int
  /// `firstWidth` rows of `inputWidth` weights.
  private let firstWeights: [Float]
  private let firstBias: [Float]
  /// For each phone on the left, `firstWidth` numbers added to the bias.
  private let leftBias: [Float]
  private let rightBias: [Float]
  /// `secondWidth` rows of `firstWidth` weights.
  private let secondWeights: [Float]
  private let secondBias: [Float]
  private let outputWeights: [Float]

  /// The network that the program carries with it.
  static let shipped = BoundaryNetwork(PackageResources.boundary_network_bin)

  /// Reads a network: the mark `WLBOUND1`; five counts of four bytes (phones, offsets, cepstra, and
  /// the sizes of both layers); the phones' names, each closed by a zero; the offsets in two bytes
  /// each; then all weights as half-precision numbers, in the order of the properties above.
  private init(_ bytes: [UInt8]) {
    var cursor = 8
    precondition(bytes.prefix(8).elementsEqual("WLBOUND1".utf8), "the resource is the network")
    func unsigned16(_ place: Int) -> UInt16 { UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8 }
    func count() -> Int {
      defer { cursor += 4 }
      return Int(unsigned16(cursor))
    }
    let phones = count()
    let offsetCount = count()
    let cepstra = count()
    let (first, second) = (count(), count())
    var names: [String] = []
    for _ in 0..<phones {
      let name = bytes[cursor...].prefix { $0 != 0 }
      names.append(String(decoding: name, as: UTF8.self))
      cursor = name.endIndex + 1
    }
    var offsets: [Int] = []
    for _ in 0..<offsetCount {
      offsets.append(Int(Int16(bitPattern: unsigned16(cursor))))
      cursor += 2
    }
    func weights(_ number: Int) -> [Float] {
      defer { cursor += 2 * number }
      return (0..<number).map { floatOfHalf(unsigned16(cursor + 2 * $0)) }
    }
    phoneIndices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    self.offsets = offsets
    inputWidth = offsetCount * cepstra
    (firstWidth, secondWidth) = (first, second)
    firstWeights = weights(first * offsetCount * cepstra)
    firstBias = weights(first)
    leftBias = weights(phones * first)
    rightBias = weights(phones * first)
    secondWeights = weights(second * first)
    secondBias = weights(second)
    outputWeights = weights(second)
    precondition(cursor == bytes.count, "the resource is the network")
  }

  /// The frames needed before the first moment and after the last.
  var margin: Int { max(-(offsets.first ?? 0), offsets.last ?? 0) }

  /// How likely the boundary is at each of `count` neighbouring frames, as natural logarithms up to
  /// a constant.
  ///
  /// - Parameters:
  ///   - features: normalised rows of `BoundaryFeatures`, ``margin`` more than `count` at both ends.
  ///   - left: the name of the phone before the boundary.
  ///   - right: the name of the phone after it.
  /// - Returns: nil when the network does not know one of the phones.
  func score(_ features: FrameMatrix, count: Int, left: String, right: String) -> [Float]? {
    guard let left = phoneIndices[left], let right = phoneIndices[right] else { return nil }
    precondition(features.count == count + 2 * margin)
    let bias = (0..<firstWidth).map {
      firstBias[$0] + leftBias[left * firstWidth + $0] + rightBias[right * firstWidth + $0]
    }
    var input = [Float](repeating: 0, count: inputWidth)
    var first = [Float](repeating: 0, count: firstWidth)
    return (0..<count).map { frame in
      let width = features.width
      for (index, offset) in offsets.enumerated() {
        let row = (frame + margin + offset) * width
        for column in 0..<width { input[index * width + column] = features.values[row + column] }
      }
      layer(input, weights: firstWeights, bias: bias, into: &first)
      var second = [Float](repeating: 0, count: secondWidth)
      layer(first, weights: secondWeights, bias: secondBias, into: &second)
      return unsafe wl_dot(second, outputWeights, secondWidth)
    }
  }

  /// One layer: weighted sums of the input, negative ones cut off.
  private func layer(
    _ input: [Float], weights: [Float], bias: [Float], into output: inout [Float]
  ) {
    unsafe weights.withUnsafeBufferPointer { weights in
      for index in output.indices {
        let sum = unsafe wl_dot(weights.baseAddress! + index * input.count, input, input.count)
        output[index] = max(0, sum + bias[index])
      }
    }
  }
}

/// The value of a half-precision number (IEEE 754 binary16) that is finite.
func floatOfHalf(_ bits: UInt16) -> Float {
  let sign: Float = bits & 0x8000 == 0 ? 1 : -1
  let exponent = Int(bits >> 10 & 31)
  let fraction = Float(bits & 1023)
  if exponent == 0 { return sign * fraction * 0x1p-24 }
  return sign * Float(sign: .plus, exponent: exponent - 15, significand: 1 + fraction / 1024)
}
