// The words of a page and their times.

/**
 * The time for which words are lit: each from its start to the next word's, but no longer than
 * `hold` seconds after its end, so that a pause of the narrator is seen as one.
 */
const HOLD = 0.3;

class Timeline {
  /** @param record a page in native JSON */
  constructor(record) {
    this.record = record;
    this.text = record.text;
    this.rate = record.audio.sampleRate;
    const extent = record.extent ?? { start: 0, end: record.audio.sampleCount / this.rate };
    /** The part of the recording that is this page's, in seconds. */
    this.begin = extent.start;
    this.end = extent.end;
    this.words = wordsOf(record);
    this.index();
  }

  /** Must be called again when times have changed. */
  index() {
    this.timed = this.words.filter((word) => word.status === "aligned");
  }

  /** Whether there is anything to light. */
  get hasTimes() {
    return this.timed.length > 0;
  }

  /** The word that is lit at `time`, or null: a binary search for the last one that has begun. */
  wordAt(time) {
    const timed = this.timed;
    let low = 0;
    let high = timed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (timed[middle].start <= time) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return null;
    const word = timed[low - 1];
    return time < this.lightEnd(word, timed[low]) ? word : null;
  }

  /** When the light of a word goes out. */
  lightEnd(word, next) {
    return Math.min(word.end + HOLD, next ? next.start : Infinity);
  }

  /**
   * The stretch to play for a word alone: a little before and after it, but not into its
   * neighbours.
   */
  soloSpan(word) {
    const place = this.timed.indexOf(word);
    const before = this.timed[place - 1];
    const after = this.timed[place + 1];
    return {
      from: Math.max(
        word.start - 0.02, before ? Math.min(before.end, word.start) : this.begin),
      to: Math.min(
        word.end + 0.06, after ? Math.max(after.start, word.end) : this.end),
    };
  }
}

/** The words as the player keeps them; `from` and `to` count in JavaScript's units of text. */
function wordsOf(record) {
  return record.words.map((word, index) => ({
    index,
    text: word.text,
    from: word.utf16[0],
    to: word.utf16[1],
    status: word.status,
    start: word.start ?? null,
    end: word.end ?? null,
    startSample: word.startSample ?? null,
    endSample: word.endSample ?? null,
    confidence: word.confidence ?? null,
    reading: word.reading ?? null,
    locked: word.locked ?? false,
  }));
}
