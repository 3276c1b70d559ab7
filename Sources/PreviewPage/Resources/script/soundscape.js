// What the desk shows of a recording: its waveform, and a spectrogram that is made tile by tile as
// it comes into view.

/** The rate for spectra, in samples a second: speech has little above its half. */
const SPECTRUM_RATE = 16000;
/** A short window, so that boundaries stay sharp and formants show (a wide-band spectrogram). */
const SPECTRUM_WINDOW = 160;
const SPECTRUM_SIZE = 256;
const SPECTRUM_BINS = 128;
/** Columns a second, and seconds a tile. */
const COLUMNS_PER_SECOND = 1000;
const TILE_SECONDS = 1;
/** From white to black, in decibels. */
const SPECTRUM_RANGE = 62;

class Soundscape {
  /** @param recording a decoded page */
  constructor(recording) {
    this.begin = recording.begin;
    this.rate = recording.buffer.sampleRate;
    this.samples = recording.buffer.getChannelData(0);
    const count = Math.floor(recording.buffer.duration * SPECTRUM_RATE);
    this.coarse = resampled(recording.buffer, 0, SPECTRUM_RATE, count);
    this.peak = this.samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 1e-4);
    this.transform = new FourierTransform(SPECTRUM_SIZE);
    this.window = hannWindow(SPECTRUM_WINDOW);
    this.tiles = new Map();
    this.loudest = null;
  }

  /** The lowest and highest value in each of `columns` equal parts from one moment to another. */
  extremes(from, to, columns) {
    const result = new Float32Array(2 * columns);
    const step = ((to - from) * this.rate) / columns;
    const origin = (from - this.begin) * this.rate;
    for (let column = 0; column < columns; column += 1) {
      const first = Math.max(0, Math.floor(origin + column * step));
      const last = Math.min(this.samples.length, Math.ceil(origin + (column + 1) * step));
      let low = 0;
      let high = 0;
      for (let index = first; index < last; index += 1) {
        const value = this.samples[index];
        if (value < low) low = value;
        if (value > high) high = value;
      }
      result[2 * column] = low / this.peak;
      result[2 * column + 1] = high / this.peak;
    }
    return result;
  }

  /** The power spectrum of the window around a moment. */
  spectrumAt(time, power) {
    const start = Math.round((time - this.begin) * SPECTRUM_RATE) - SPECTRUM_WINDOW / 2;
    this.transform.powerSpectrum(this.coarse, start, this.window, power);
  }

  /** The tile of that number if it has been made, else null. */
  tile(number) {
    return this.tiles.get(number) ?? null;
  }

  /** Makes a tile: a picture one pixel a millisecond wide, low notes at the bottom. */
  makeTile(number) {
    const columns = TILE_SECONDS * COLUMNS_PER_SECOND;
    const image = new ImageData(columns, SPECTRUM_BINS);
    const pixels = new Uint32Array(image.data.buffer);
    const power = new Float32Array(SPECTRUM_BINS);
    const loudest = this.loudestPower();
    for (let column = 0; column < columns; column += 1) {
      this.spectrumAt(this.begin + number * TILE_SECONDS + column / COLUMNS_PER_SECOND, power);
      for (let bin = 0; bin < SPECTRUM_BINS; bin += 1) {
        // Speech falls by about 6 dB an octave; raised by as much, its upper formants show.
        const raised = power[bin] * (1 + bin * bin * 0.02);
        const share = 1 + (10 * Math.log10(raised / loudest + 1e-12)) / SPECTRUM_RANGE;
        pixels[(SPECTRUM_BINS - 1 - bin) * columns + column] =
          SPECTRUM_COLOURS[Math.round(255 * Math.min(Math.max(share, 0), 1))];
      }
    }
    const canvas = document.createElement("canvas");
    canvas.width = columns;
    canvas.height = SPECTRUM_BINS;
    canvas.getContext("2d").putImageData(image, 0, 0);
    this.tiles.set(number, canvas);
  }

  /** About the most power that any bin of the recording has, from a look at every 20 ms. */
  loudestPower() {
    if (this.loudest === null) {
      this.loudest = 1e-9;
      const power = new Float32Array(SPECTRUM_BINS);
      for (let time = 0; time < this.coarse.length / SPECTRUM_RATE; time += 0.02) {
        this.spectrumAt(this.begin + time, power);
        for (let bin = 2; bin < SPECTRUM_BINS; bin += 1) {
          this.loudest = Math.max(this.loudest, power[bin] * (1 + bin * bin * 0.02));
        }
      }
    }
    return this.loudest;
  }
}

/** From paper to ink, as the bytes of a pixel lie in memory. */
const SPECTRUM_COLOURS = Uint32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  const channel = (paper, ink) => Math.round(paper + (ink - paper) * share ** 1.3);
  return (255 << 24) | (channel(238, 46) << 16) | (channel(249, 28) << 8) | channel(254, 58);
});
