// The spectrum of a short stretch of sound: a radix-2 Fourier transform with its tables made once.

class FourierTransform {
  /** @param size a power of two */
  constructor(size) {
    this.size = size;
    this.real = new Float32Array(size);
    this.imaginary = new Float32Array(size);
    this.cosine = Float32Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
    this.sine = Float32Array.from({ length: size / 2 }, (_, k) => Math.sin((2 * Math.PI * k) / size));
    const bits = Math.log2(size);
    this.reversed = Uint16Array.from({ length: size }, (_, index) => {
      let result = 0;
      for (let bit = 0; bit < bits; bit += 1) result |= ((index >> bit) & 1) << (bits - 1 - bit);
      return result;
    });
  }

  /**
   * Writes the power of the lower half of the bins into `power`.
   *
   * @param start the sample under the beginning of `window`; outside of `samples` there is silence
   */
  powerSpectrum(samples, start, window, power) {
    const { real, imaginary, reversed } = this;
    imaginary.fill(0);
    for (let index = 0; index < this.size; index += 1) {
      const value = index < window.length ? (samples[start + index] ?? 0) * window[index] : 0;
      real[reversed[index]] = value;
    }
    this.butterflies();
    for (let bin = 0; bin < power.length; bin += 1) {
      power[bin] = real[bin] * real[bin] + imaginary[bin] * imaginary[bin];
    }
  }

  butterflies() {
    const { size, real, imaginary, cosine, sine } = this;
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k += 1) {
          const [upper, lower] = [start + k, start + k + half];
          const c = cosine[k * step];
          const s = sine[k * step];
          const re = real[lower] * c + imaginary[lower] * s;
          const im = imaginary[lower] * c - real[lower] * s;
          real[lower] = real[upper] - re;
          imaginary[lower] = imaginary[upper] - im;
          real[upper] += re;
          imaginary[upper] += im;
        }
      }
    }
  }
}

/** A Hann window. */
function hannWindow(length) {
  return Float32Array.from(
    { length }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (n + 0.5)) / length));
}
