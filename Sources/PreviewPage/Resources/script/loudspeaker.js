// The audio context, and the one question that highlighting hangs on: which moment of it is heard
// right now?

class Loudspeaker {
  constructor() {
    this.context = null;
    this.volume = null;
    this.isOn = true;
  }

  /**
   * Makes sure that sound comes out. Browsers want a tap or a key before; without one the answer
   * is false and the caller shows a play button instead.
   */
  async wake() {
    if (!this.context) {
      // An iPad's silent switch would otherwise silence the book.
      if (navigator.audioSession) navigator.audioSession.type = "playback";
      this.context = new AudioContext({ latencyHint: "interactive" });
      this.volume = this.context.createGain();
      this.volume.gain.value = this.isOn ? 1 : 0;
      this.volume.connect(this.context.destination);
    }
    if (this.context.state !== "running") {
      await Promise.race([this.context.resume(), new Promise((done) => setTimeout(done, 500))]);
    }
    return this.context.state === "running";
  }

  set sound(isOn) {
    this.isOn = isOn;
    if (this.volume) this.volume.gain.setTargetAtTime(isOn ? 1 : 0, this.context.currentTime, 0.02);
  }

  /**
   * The moment of the context's time that leaves the loudspeaker now. The context's own clock runs
   * ahead of that by what is still in the buffers (a tenth of a second and more over Bluetooth) and
   * moves in steps; the output's time stamp does neither.
   */
  heardTime() {
    const context = this.context;
    const stamp = context.getOutputTimestamp?.();
    if (stamp && stamp.performanceTime > 0 && stamp.contextTime > 0) {
      const heard = stamp.contextTime + (performance.now() - stamp.performanceTime) / 1000;
      const ahead = context.currentTime - heard;
      if (ahead > -0.05 && ahead < 1) return heard;
    }
    return context.currentTime - (context.outputLatency || context.baseLatency || 0);
  }
}

/** A stretch of a recording that is being played. */
class Passage {
  /**
   * @param tempo the recording at the speed wanted
   * @param from,to the stretch in seconds of the recording
   */
  constructor(loudspeaker, tempo, from, to) {
    const context = loudspeaker.context;
    this.loudspeaker = loudspeaker;
    this.tempo = tempo;
    this.offset = tempo.stretched(from);
    this.length = Math.max(0, Math.min(tempo.stretched(to), tempo.buffer.duration) - this.offset);
    this.isStopped = false;
    this.fade = context.createGain();
    this.fade.connect(loudspeaker.volume);
    this.source = context.createBufferSource();
    this.source.buffer = tempo.buffer;
    this.source.connect(this.fade);
    this.begin = context.currentTime + 0.01;
    this.shape();
    this.source.start(this.begin, this.offset, this.length);
  }

  /** Rises and falls within a few milliseconds, so that no cut clicks. */
  shape() {
    const gain = this.fade.gain;
    const end = this.begin + this.length;
    gain.setValueAtTime(0, this.begin);
    gain.linearRampToValueAtTime(1, this.begin + Math.min(0.004, this.length / 2));
    gain.setValueAtTime(1, Math.max(this.begin + this.length / 2, end - 0.008));
    gain.linearRampToValueAtTime(0, end);
  }

  /** The moment of the recording that is heard now, in seconds. */
  get position() {
    const played = this.loudspeaker.heardTime() - this.begin;
    return this.tempo.original(this.offset + Math.min(Math.max(played, 0), this.length));
  }

  /** Whether its last sample has been heard. */
  get isOver() {
    return this.isStopped || this.loudspeaker.heardTime() >= this.begin + this.length;
  }

  stop() {
    if (this.isStopped) return;
    this.isStopped = true;
    const now = this.loudspeaker.context.currentTime;
    this.fade.gain.cancelScheduledValues(now);
    this.fade.gain.setTargetAtTime(0, now, 0.004);
    this.source.stop(now + 0.03);
  }
}
