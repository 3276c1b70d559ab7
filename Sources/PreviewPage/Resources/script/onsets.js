// Where sounds begin. The novelty of a moment is how much the spectrum of the 20 ms after it differs
// from that of the 20 ms before; a mark that snaps goes to the greatest novelty nearby.

const NOVELTY_BANDS = 24;
const NOVELTY_SPAN = 20;
/** How far a mark may snap, and how dear distance is, both in milliseconds. */
const SNAP_REACH = 40;
const SNAP_WIDTH = 16;

/** The moment to which a mark at `time` snaps. */
function snapToOnset(soundscape, time) {
  const novelty = noveltyAround(soundscape, time);
  let best = 0;
  let bestScore = -Infinity;
  novelty.forEach((value, index) => {
    const distance = index - SNAP_REACH;
    const score = Math.log(value + 0.1) - distance ** 2 / (2 * SNAP_WIDTH ** 2);
    if (score > bestScore) {
      bestScore = score;
      best = distance;
    }
  });
  return time + best / 1000;
}

/** The novelty of every millisecond from `SNAP_REACH` before to as much after `time`. */
function noveltyAround(soundscape, time) {
  const margin = SNAP_REACH + NOVELTY_SPAN;
  const power = new Float32Array(SPECTRUM_BINS);
  const frames = Array.from({ length: 2 * margin + 1 }, (_, index) => {
    soundscape.spectrumAt(time + (index - margin) / 1000, power);
    return logBands(power, soundscape.loudestPower());
  });
  return Array.from({ length: 2 * SNAP_REACH + 1 }, (_, index) => {
    const middle = index + NOVELTY_SPAN;
    const before = meanBands(frames, middle - NOVELTY_SPAN, middle);
    const after = meanBands(frames, middle + 1, middle + 1 + NOVELTY_SPAN);
    const squares = after.reduce((sum, value, band) => sum + (value - before[band]) ** 2, 0);
    return Math.sqrt(squares / NOVELTY_BANDS);
  });
}

/** The logarithm of the power in bands that widen with their height, above a floor of -70 dB. */
function logBands(power, loudest) {
  const bands = new Float32Array(NOVELTY_BANDS);
  for (let band = 0; band < NOVELTY_BANDS; band += 1) {
    const [first, last] = [BAND_EDGES[band], BAND_EDGES[band + 1]];
    let sum = 0;
    for (let bin = first; bin < last; bin += 1) sum += power[bin];
    bands[band] = Math.log(sum / (last - first) / loudest + 1e-7);
  }
  return bands;
}

/** The first bin of each band, equally far apart on the mel scale from 80 to 7800 Hz. */
const BAND_EDGES = Array.from({ length: NOVELTY_BANDS + 1 }, (_, edge) => {
  const mel = (hertz) => 2595 * Math.log10(1 + hertz / 700);
  const height = mel(80) + ((mel(7800) - mel(80)) * edge) / NOVELTY_BANDS;
  const hertz = 700 * (10 ** (height / 2595) - 1);
  return Math.round((hertz * SPECTRUM_SIZE) / SPECTRUM_RATE);
}).map((bin, edge, edges) => Math.max(bin, edge === 0 ? 1 : edges[0] + edge));

function meanBands(frames, first, last) {
  const mean = new Float32Array(NOVELTY_BANDS);
  for (let frame = first; frame < last; frame += 1) {
    for (let band = 0; band < NOVELTY_BANDS; band += 1) mean[band] += frames[frame][band];
  }
  return mean.map((value) => value / (last - first));
}
