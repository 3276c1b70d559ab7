// The open book: which page, in which mode, and what happens when it is turned.

/** How long a page is shown before its narration starts, so that turning on is not interrupted. */
const SETTLE_SECONDS = 0.35;

/** How long a page that has nothing to be heard is shown by auto play: reading it takes that long. */
const SECONDS_PER_SILENT_WORD = 0.45;
const LEAST_SILENT_SECONDS = 4;

class Reader {
  constructor(pages, narrator, view, settings) {
    this.pages = pages;
    this.narrator = narrator;
    this.view = view;
    this.settings = settings;
    this.mode = "read-to-me";
    this.place = -1;
    this.timer = null;
    /** Called when the book has been turned past its first or last page. */
    this.onLeave = () => {};
    narrator.onState = () => this.showState();
    narrator.onPageEnd = () => this.pageEnded();
  }

  get page() {
    return this.pages[this.place];
  }

  /** Opens the book at a page. */
  open(place, mode = this.mode) {
    this.mode = mode;
    this.show(place, 0);
  }

  /** Turns one page on or back. Never waits for anything. */
  turn(step) {
    const place = this.place + step;
    if (place < 0 || place >= this.pages.length) this.onLeave();
    else this.show(place, step);
  }

  show(place, step) {
    this.rest();
    this.place = place;
    this.narrator.turnTo(this.page);
    this.view.showPage(this.page, place, step);
    this.showState();
    this.narrator.recordings.prepare(this.pages[place + 1]?.audio);
    if (this.mode !== "read-myself") {
      this.timer = setTimeout(() => this.begin(), SETTLE_SECONDS * 1000);
    }
  }

  /** Starts the narration, or in auto play the wait of a page that has none. */
  async begin() {
    if (this.page.audio) {
      await this.readPage();
    } else if (this.mode === "auto-play") {
      const seconds = Math.max(
        LEAST_SILENT_SECONDS, this.page.timeline.words.length * SECONDS_PER_SILENT_WORD);
      this.turnIn(seconds);
    }
  }

  async readPage(from) {
    const page = this.page;
    try {
      const plays = await this.narrator.readPage(from ?? undefined);
      if (page === this.page) this.view.showWaiting(!plays && !this.narrator.isPlaying);
    } catch {
      if (page === this.page) this.view.showNote("The recording of this page cannot be played here.");
      if (page === this.page && this.mode === "auto-play") this.turnIn(LEAST_SILENT_SECONDS);
    }
  }

  /** After the narration auto play turns the page; in the other modes the reader does. */
  pageEnded() {
    if (this.mode === "auto-play") this.turnIn(this.settings.get("pause"));
  }

  turnIn(seconds) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.turn(1), seconds * 1000);
  }

  /** The play button: pause, go on, or read. */
  playOrPause() {
    clearTimeout(this.timer);
    if (this.narrator.isPlaying) this.narrator.pause();
    else this.readPage(this.narrator.resumeAt);
  }

  replay() {
    clearTimeout(this.timer);
    this.readPage();
  }

  /** A tap on a word: its cue where it has one, else the word alone. */
  async sayWord(index) {
    const word = this.page.timeline.words[index];
    const cue = this.page.cueOf(word);
    if (!cue && (word.status !== "aligned" || !this.page.audio)) return;
    clearTimeout(this.timer);
    try {
      if (cue) await this.playCue(cue, word);
      else await this.narrator.sayWord(word);
    } catch {
      this.view.showNote("The recording of this page cannot be played here.");
    }
  }

  /** A tap on the picture plays what is there; `point` is in shares of the picture. */
  async tapPicture(point) {
    const cue = point && this.page.cueAt(point.x, point.y);
    if (!cue) return;
    clearTimeout(this.timer);
    try {
      await this.playCue(cue, null);
    } catch {
      this.view.showNote("This sound cannot be played here.");
    }
  }

  async playCue(cue, word) {
    if (cue.audio) {
      await this.narrator.playSpan(cue.audio, null, null, word);
    } else {
      const { words } = this.page.timeline;
      const spoken = words.slice(...cue.words).filter((each) => each.status === "aligned");
      if (spoken.length === 0) return;
      await this.narrator.playSpan(
        this.page.audio, spoken[0].start, spoken[spoken.length - 1].end, word);
    }
  }

  showState() {
    this.view.showPlaying(
      this.narrator.isPlaying, this.narrator.resumeAt !== null, Boolean(this.page?.audio));
  }

  /** Stops everything that would happen by itself. */
  rest() {
    clearTimeout(this.timer);
    this.narrator.stop();
  }
}
