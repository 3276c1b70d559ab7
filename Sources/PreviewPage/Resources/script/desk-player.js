// Plays stretches of the desk's page, and tells where it is.

class DeskPlayer {
  constructor(loudspeaker, recordings) {
    this.loudspeaker = loudspeaker;
    this.recordings = recordings;
    this.isSlow = false;
    this.passage = null;
    /** Called with the moment that is heard, every frame, and with null at the end. */
    this.onMove = () => {};
  }

  async play(page, from, to) {
    this.stop();
    const { begin, end } = page.timeline;
    const request = (this.request = Symbol("playing"));
    const [isAwake, recording] = await Promise.all([
      this.loudspeaker.wake(), this.recordings.of(page.audio),
    ]);
    if (!recording || !isAwake || request !== this.request) return;
    const tempo = await recording.atSpeed(this.isSlow ? 0.5 : 1);
    if (request !== this.request) return;
    this.passage = new Passage(
      this.loudspeaker, tempo, Math.max(from, begin), Math.min(to, end));
    this.follow(this.passage);
  }

  follow(passage) {
    if (this.passage !== passage) return;
    if (passage.isOver) {
      this.passage = null;
      this.onMove(null);
      return;
    }
    this.onMove(passage.position);
    requestAnimationFrame(() => this.follow(passage));
  }

  stop() {
    this.request = null;
    this.passage?.stop();
    if (this.passage) this.onMove(null);
    this.passage = null;
  }
}
