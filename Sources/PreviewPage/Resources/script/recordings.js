// The recordings of the pages: decoded when they are needed, put on the timeline's clock, and kept
// for a while.

/** A decoded recording, and where it stands on the clock of the file that was timed. */
class Recording {
  /** @param begin the moment of the file with which `buffer` begins, in seconds */
  constructor(buffer, begin) {
    this.buffer = buffer;
    this.begin = begin;
    this.tempos = new Map();
  }

  get end() {
    return this.begin + this.buffer.duration;
  }

  /** The recording at a speed, its pitch unchanged. */
  async atSpeed(speed) {
    const key = Math.round(speed * 100);
    if (!this.tempos.has(key)) {
      if (this.tempos.size > 3) this.tempos.clear();
      this.tempos.set(key, makeTempo(this.buffer, key / 100, this.begin));
    }
    return this.tempos.get(key);
  }
}

class Recordings {
  /** How many decoded recordings are kept. */
  static limit = 6;

  constructor() {
    this.kept = new Map();
  }

  /** A recording by its description; null where there is none. */
  async of(audio) {
    if (!audio) return null;
    let decoding = this.kept.get(audio.part);
    this.kept.delete(audio.part);
    decoding ??= decode(audio);
    this.kept.set(audio.part, decoding);
    if (this.kept.size > Recordings.limit) this.kept.delete(this.kept.keys().next().value);
    return decoding;
  }

  /** Has a recording ready before it is wanted; what fails then will fail again when it is. */
  prepare(audio) {
    this.of(audio).catch(() => {});
  }
}

/** @param audio `{ part, start, rate, count, print }` as the generator describes it */
async function decode(audio) {
  const bytes = await partBytes(audio.part);
  const context = offlineContext(audio.rate);
  const decoded = await context.decodeAudioData(bytes.buffer);
  const delay = audio.print ? measureDelay(decoded, audio.print) : 0;
  return new Recording(withoutDelay(context, decoded, delay, audio), audio.start);
}

/** A context that decodes to the recording's own rate, or where the browser cannot, to 48 kHz. */
function offlineContext(rate) {
  try {
    return new OfflineAudioContext(1, 1, rate);
  } catch {
    return new OfflineAudioContext(1, 1, 48000);
  }
}

/** The recording without the seconds that the coder put in front, and as long as the original. */
function withoutDelay(context, decoded, delay, audio) {
  const rate = decoded.sampleRate;
  const first = Math.round(delay * rate);
  const length = Math.max(1, Math.round((audio.count / audio.rate) * rate));
  if (first === 0 && decoded.length === length) return decoded;
  const buffer = context.createBuffer(1, length, rate);
  const begin = Math.max(0, first);
  const samples = decoded.getChannelData(0).subarray(begin, begin + length);
  buffer.copyToChannel(samples, 0, Math.max(0, -first));
  return buffer;
}
