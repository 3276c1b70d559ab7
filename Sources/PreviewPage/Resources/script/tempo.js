// Slower and faster at the same pitch: waveform-similarity overlap-add (Verhelst and Roelands,
// ICASSP 1993). Frames are taken from the recording at the wanted pace, each moved by a few
// milliseconds to where it best continues the one before, and added up. The middle of each frame
// stays within those milliseconds of its due place, so the two clocks are one times a constant:
// nothing drifts, however long the page.

const FRAME_SECONDS = 0.03;
const SEARCH_SECONDS = 0.008;

/** A recording at one speed, and the way between its time and that of the file that was timed. */
class Tempo {
  /** @param begin the moment of the file with which the recording begins */
  constructor(buffer, speed, begin) {
    this.buffer = buffer;
    this.speed = speed;
    this.begin = begin;
  }

  /** The moment of the original that is heard at `time` of the stretched recording. */
  original(time) {
    return this.begin + time * this.speed;
  }

  /** The moment of the stretched recording at which `time` of the original is heard. */
  stretched(time) {
    return (time - this.begin) / this.speed;
  }
}

/** Makes a recording's slower or faster version, resting now and then so that taps are felt. */
async function makeTempo(buffer, speed, begin) {
  if (speed === 1) return new Tempo(buffer, 1, begin);
  const rate = buffer.sampleRate;
  const stretcher = new Stretcher(buffer.getChannelData(0), rate, speed);
  while (!stretcher.isDone) {
    stretcher.addFrames(400);
    await new Promise((done) => setTimeout(done));
  }
  const samples = stretcher.result;
  const stretched = new AudioBuffer({
    length: samples.length, sampleRate: rate, numberOfChannels: 1,
  });
  stretched.copyToChannel(samples, 0);
  return new Tempo(stretched, speed, begin);
}

class Stretcher {
  constructor(input, rate, speed) {
    this.input = input;
    this.speed = speed;
    this.hop = Math.round((FRAME_SECONDS * rate) / 2);
    this.search = Math.round(SEARCH_SECONDS * rate);
    this.length = Math.max(1, Math.round(input.length / speed));
    this.frames = Math.ceil(this.length / this.hop) + 1;
    this.output = new Float32Array((this.frames + 1) * this.hop);
    this.fade = Float32Array.from(
      { length: this.hop }, (_, n) => 0.5 - 0.5 * Math.cos((Math.PI * (n + 0.5)) / this.hop));
    // The frame before the first: its second half is the recording's beginning.
    this.frame = -1;
    this.place = -this.hop;
    this.overlapAdd();
  }

  get isDone() {
    return this.frame >= this.frames - 1;
  }

  get result() {
    return this.output.subarray(0, this.length);
  }

  addFrames(count) {
    for (let added = 0; added < count && !this.isDone; added += 1) {
      this.frame += 1;
      const due = Math.round((this.frame + 1) * this.hop * this.speed) - this.hop;
      this.place = this.bestPlace(this.place + this.hop, due);
      this.overlapAdd();
    }
  }

  /** Adds the frame: it fades in over its first half, while the one before fades out. */
  overlapAdd() {
    const { input, output, hop, fade, place } = this;
    const at = this.frame * hop;
    for (let n = 0; n < hop; n += 1) {
      if (at >= 0) output[at + n] += (input[place + n] ?? 0) * fade[n];
      if (at + 2 * hop <= output.length) {
        output[at + hop + n] += (input[place + hop + n] ?? 0) * fade[hop - 1 - n];
      }
    }
  }

  /**
   * The place near `due` where the recording is most like what would have followed the frame
   * before (at `natural`): first on every fourth sample, then around the best.
   */
  bestPlace(natural, due) {
    if (natural < 0 || natural + this.hop > this.input.length) return due;
    const coarse = this.bestLag(natural, due, -this.search, this.search, 4);
    return due + this.bestLag(natural, due, coarse - 3, coarse + 3, 1);
  }

  bestLag(natural, due, first, last, step) {
    let best = 0;
    let bestLikeness = -Infinity;
    for (let lag = first; lag <= last; lag += step) {
      const place = due + lag;
      if (place < 0 || place + this.hop > this.input.length) continue;
      // The nearer of two places that are alike wins, so that silence does not wander.
      const likeness = this.likeness(natural, place) - Math.abs(lag) * 1e-7;
      if (likeness > bestLikeness) {
        bestLikeness = likeness;
        best = lag;
      }
    }
    return best;
  }

  likeness(natural, place) {
    const input = this.input;
    let product = 0;
    let power = 1e-9;
    for (let n = 0; n < this.hop; n += 4) {
      const value = input[place + n];
      product += input[natural + n] * value;
      power += value * value;
    }
    return product / Math.sqrt(power);
  }
}
