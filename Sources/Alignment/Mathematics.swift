#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

func naturalLogarithm(_ value: Float) -> Float { logf(value) }
func naturalExponential(_ value: Float) -> Float { expf(value) }

/// The logarithm of what is left of 1 when a probability, given by its logarithm, is taken away.
func logOfRest(_ logProbability: Float) -> Float { log1pf(-expf(logProbability)) }
