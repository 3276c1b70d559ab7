// Plays a page or a word and keeps the light with the sound, frame by frame, on the audio clock.

/**
 * What is changed in one frame is seen in the next, so the light is set for the moment at which it
 * will be seen.
 */
const FRAME_SECONDS_AHEAD = 1 / 60;

class Narrator {
  constructor(loudspeaker, recordings, text, settings) {
    this.loudspeaker = loudspeaker;
    this.recordings = recordings;
    this.text = text;
    this.settings = settings;
    this.page = null;
    this.passage = null;
    /** Where the page goes on after a pause; null at its beginning. */
    this.resumeAt = null;
    /** Counts what was asked for, so that what was asked earlier and arrives later is dropped. */
    this.request = 0;
    this.onState = () => {};
    this.onPageEnd = () => {};
  }

  /** The page that the next request is about. */
  turnTo(page) {
    this.stop();
    this.page = page;
    this.resumeAt = null;
  }

  get isPlaying() {
    return this.passage !== null;
  }

  /** The moment of the recording that is heard, in seconds; null when nothing plays. */
  get position() {
    return this.passage ? this.passage.position : null;
  }

  /** Reads the page from `from` seconds on. Answers whether sound could be started. */
  async readPage(from = this.page.timeline.begin) {
    this.text.dark();
    return this.start(this.page.audio, from, this.page.timeline.end, {
      isPage: true, wordAt: (time) => this.page.lights ? this.page.timeline.wordAt(time) : null,
    });
  }

  /** Says one word alone. */
  async sayWord(word) {
    const { from, to } = this.page.timeline.soloSpan(word);
    return this.playSpan(this.page.audio, from, to, word);
  }

  /** Plays a stretch of a recording, or all of it, with `word` lit the while. */
  async playSpan(audio, from, to, word) {
    return this.start(audio, from, to, { isPage: false, wordAt: () => word });
  }

  async start(audio, from, to, kind) {
    this.stop();
    const request = this.request;
    const [isAwake, recording] = await Promise.all([
      this.loudspeaker.wake(), this.recordings.of(audio),
    ]);
    if (!recording || request !== this.request) return false;
    const tempo = await recording.atSpeed(this.settings.get("speed"));
    if (!isAwake || request !== this.request) return false;
    this.kind = kind;
    this.passage = new Passage(
      this.loudspeaker, tempo, from ?? recording.begin, to ?? recording.end);
    this.onState();
    this.frame();
    return true;
  }

  frame() {
    const passage = this.passage;
    if (!passage) return;
    if (passage.isOver) {
      this.finish();
      return;
    }
    this.paint(passage.position);
    requestAnimationFrame(() => {
      if (this.passage === passage) this.frame();
    });
  }

  paint(position) {
    const ahead = (FRAME_SECONDS_AHEAD + this.settings.get("lead")) * this.settings.get("speed");
    const time = position + ahead;
    const word = this.kind.wordAt(time);
    const length = word ? Math.max(0.05, word.end - word.start) : 1;
    this.text.light(word, word ? Math.min(Math.max((time - word.start) / length, 0), 1) : 1);
  }

  finish() {
    const { isPage } = this.kind;
    this.passage = null;
    this.text.dark(isPage);
    if (isPage) this.resumeAt = null;
    this.onState();
    if (isPage) this.onPageEnd();
  }

  /** Pauses the page so that `resume` goes on at the same place. */
  pause() {
    if (!this.passage) return;
    const { isPage } = this.kind;
    const position = this.passage.position;
    this.stop();
    if (isPage) this.resumeAt = position;
  }

  async resume() {
    return this.readPage(this.resumeAt ?? undefined);
  }

  stop() {
    this.request += 1;
    if (!this.passage) return;
    this.passage.stop();
    this.passage = null;
    this.text.dark();
    this.onState();
  }

  /** Goes on at a changed speed from where it is. */
  async changeSpeed() {
    if (!this.passage || !this.kind.isPage) return;
    this.pause();
    await this.resume();
  }
}
