#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

func naturalLogarithm(_ value: Double) -> Double { log(value) }
func naturalLogarithm(_ value: Float) -> Float { logf(value) }
func naturalExponential(_ value: Double) -> Double { exp(value) }
