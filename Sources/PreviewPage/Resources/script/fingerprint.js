// Browsers disagree about the samples that MP3 and Opus coders put in front of a recording. So the
// file carries a short excerpt of the original, and the decoded sound is laid against it: the shift
// at which the two agree is the delay to take away, whatever the browser did.

/** How far off a decoder may be, in seconds: more than any coder's delay. */
const REACH = 0.08;

/** A print below this likeness is not found, and the decoder's own word is taken. */
const LIKENESS = 0.5;

/**
 * The seconds by which a decoded recording is late against the original.
 *
 * @param print `{ start, rate, samples }`: where in the original the excerpt begins (seconds), its
 *   sampling rate, and its samples as base64 of signed bytes
 */
function measureDelay(decoded, print) {
  const excerpt = Int8Array.from(bytesFromBase64(print.samples), (byte) => (byte << 24) >> 24);
  const reach = Math.round(REACH * print.rate);
  const from = print.start - reach / print.rate;
  const heard = resampled(decoded, from, print.rate, excerpt.length + 2 * reach + 1);
  const likeness = correlations(heard, excerpt, 2 * reach + 1);
  let best = 0;
  for (let lag = 1; lag < likeness.length; lag += 1) if (likeness[lag] > likeness[best]) best = lag;
  if (likeness[best] < LIKENESS) return 0;
  return (best + peakOffset(likeness, best) - reach) / print.rate;
}

/** `count` samples at `rate` from the moment `from`, each the mean of the samples around it. */
function resampled(buffer, from, rate, count) {
  const samples = buffer.getChannelData(0);
  const step = buffer.sampleRate / rate;
  const result = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const centre = from * buffer.sampleRate + index * step;
    const first = Math.ceil(centre - step / 2);
    const last = Math.ceil(centre + step / 2);
    let sum = 0;
    for (let place = Math.max(0, first); place < Math.min(last, samples.length); place += 1) {
      sum += samples[place];
    }
    result[index] = sum / Math.max(1, last - first);
  }
  return result;
}

/** The normalised correlation of `excerpt` with `signal` at each of the first `lags` places. */
function correlations(signal, excerpt, lags) {
  const result = new Float32Array(lags);
  let own = 0;
  for (const value of excerpt) own += value * value;
  for (let lag = 0; lag < lags; lag += 1) {
    let product = 0;
    let power = 0;
    for (let index = 0; index < excerpt.length; index += 1) {
      const value = signal[lag + index];
      product += value * excerpt[index];
      power += value * value;
    }
    result[lag] = power > 0 && own > 0 ? product / Math.sqrt(power * own) : 0;
  }
  return result;
}

/** Where between the samples a peak is: the top of the parabola through three of them. */
function peakOffset(values, peak) {
  if (peak === 0 || peak === values.length - 1) return 0;
  const left = values[peak - 1];
  const right = values[peak + 1];
  const bend = left - 2 * values[peak] + right;
  return bend < 0 ? (left - right) / (2 * bend) : 0;
}
