/// How much each density counts in each senone, as linear weights.
struct MixtureWeights: Sendable {
  /// The densities of a codebook, rounded up to a multiple of 16.
  let paddedDensities: Int
  let streamCount: Int
  /// For each senone and stream, `paddedDensities` weights; zero in the padding.
  let values: [Float]

  func start(senone: Int, stream: Int) -> Int { (senone * streamCount + stream) * paddedDensities }

  /// Reads a `sendump` file: weights of one byte, log base 1.0001, scaled down by 2¹⁰.
  init(
    dump bytes: [UInt8], file: String, senones: Int, streams: Int, densities: Int
  ) throws(AcousticModelError) {
    var reader = ByteReader(file: file, bytes: bytes)
    var clusters = 0
    while case let length = try reader.int32(), length != 0 {
      let line = try reader.string(length: length)
      if line.hasPrefix("cluster_count ") { clusters = Int(line.dropFirst(14)) ?? -1 }
    }
    guard clusters == 0 else { throw reader.failure("clustered mixture weights (not supported)") }
    let rows = try reader.count("densities", in: 1...4096)
    let columns = try reader.count("senones", in: 1...1_000_000)
    guard rows == densities, columns == senones else {
      throw reader.failure("\(rows) × \(columns) weights where \(densities) × \(senones) belong")
    }
    let start = reader.offset
    try reader.skip(streams * rows * columns)
    let padded = paddedCount(densities)
    let linear = (0..<256).map { naturalExponential(-Double($0 << 10) * logOfBase) }.map(Float.init)
    var weights = [Float](repeating: 0, count: senones * streams * padded)
    // Square tiles keep both the rows read and the rows written in the cache.
    let tile = 64
    for stream in 0..<streams {
      for first in stride(from: 0, to: senones, by: tile) {
        for density in 0..<densities {
          let row = start + (stream * rows + density) * columns
          for senone in first..<min(first + tile, senones) {
            weights[(senone * streams + stream) * padded + density] =
              linear[Int(bytes[row + senone])]
          }
        }
      }
    }
    values = weights
    paddedDensities = padded
    streamCount = streams
  }

  /// Reads a `mixture_weights` file: counts of senones × streams × densities.
  init(
    counts file: ParameterFile, senones: Int, streams: Int, densities: Int
  ) throws(AcousticModelError) {
    guard file.sizes == [senones, streams, densities] else {
      throw AcousticModelError(file.file, "weights of the wrong sizes \(file.sizes)")
    }
    let padded = paddedCount(densities)
    var weights = [Float](repeating: 0, count: senones * streams * padded)
    for row in 0..<senones * streams {
      let counts = file.values[row * densities..<(row + 1) * densities]
      let total = max(counts.reduce(0, +), .leastNormalMagnitude)
      // Sphinx never lets a weight fall below 10⁻⁷.
      for (density, count) in counts.enumerated() {
        weights[row * padded + density] = max(1e-7, count / total)
      }
    }
    values = weights
    paddedDensities = padded
    streamCount = streams
  }
}

/// The natural logarithm of Sphinx's base for logarithms of probabilities, 1.0001.
private let logOfBase = 9.999_500_033_330_835e-5

/// Rounds a number of densities up to what the kernels take at a time.
func paddedCount(_ densities: Int) -> Int { (densities + 15) / 16 * 16 }
