// How loud a recording is while it is made, and what is wrong with it.

/** Loudness is told for blocks of so many seconds. */
const LEVEL_BLOCK_SECONDS = 0.02;
/** So many samples in a row at full scale are clipping, not a peak. */
const CLIPPED_RUN = 3;
const FULL_SCALE = 0.999;
/** Advice waits until so much has been heard. */
const ADVICE_SECONDS = 2;
/** Speech should stand so far above the room, and be at least so loud, in decibels. */
const LEAST_DISTANCE = 20;
const LEAST_SPEECH = -38;

class LevelWatch {
  constructor(rate) {
    this.blockLength = Math.round(LEVEL_BLOCK_SECONDS * rate);
    this.levels = [];
    this.peak = 0;
    this.run = 0;
    this.clippings = 0;
    this.sum = 0;
    this.count = 0;
    this.blockPeak = 0;
  }

  /** Takes the next samples; full scale is 1. */
  take(samples) {
    for (const sample of samples) {
      const size = Math.abs(sample);
      this.run = size >= FULL_SCALE ? this.run + 1 : 0;
      if (this.run === CLIPPED_RUN) this.clippings += 1;
      this.sum += sample * sample;
      this.blockPeak = Math.max(this.blockPeak, size);
      this.count += 1;
      if (this.count === this.blockLength) this.endBlock();
    }
  }

  endBlock() {
    this.levels.push(decibels(Math.sqrt(this.sum / this.count)));
    this.peak = this.blockPeak;
    this.sum = 0;
    this.count = 0;
    this.blockPeak = 0;
  }

  /** The loudness of the last block, and its peak, in decibels below full scale. */
  get now() {
    return { level: this.levels.at(-1) ?? -100, peak: decibels(this.peak) };
  }

  /** The level that `share` of the blocks do not reach. */
  quantile(share) {
    const sorted = Float32Array.from(this.levels).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? -100;
  }

  /** What to tell the reader, and whether it spoils the recording. */
  get advice() {
    const heard = this.levels.length * LEVEL_BLOCK_SECONDS;
    if (this.clippings > 0) {
      return { spoils: true, text: "Too loud: it clips. Move away a little and read the page again." };
    }
    if (heard < ADVICE_SECONDS) return { spoils: false, text: "Listening …" };
    const speech = this.quantile(0.95);
    const room = this.quantile(0.1);
    if (speech < LEAST_SPEECH) {
      return { spoils: true, text: "Very quiet. Come closer to the microphone." };
    }
    if (speech - room < LEAST_DISTANCE) {
      return { spoils: true, text: "There is much noise. Close the window, or come closer." };
    }
    return { spoils: false, text: "That sounds good." };
  }
}

function decibels(amplitude) {
  return 20 * Math.log10(Math.max(amplitude, 1e-5));
}
