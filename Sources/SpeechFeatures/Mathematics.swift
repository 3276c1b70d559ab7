#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

func cosine(_ angle: Double) -> Double { cos(angle) }
func sine(_ angle: Double) -> Double { sin(angle) }
func logarithm10(_ value: Double) -> Double { log10(value) }
func powerOf10(_ exponent: Double) -> Double { pow(10, exponent) }
