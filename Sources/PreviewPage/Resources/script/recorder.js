// Recording at home, page by page.

class Recorder {
  constructor(pages, loudspeaker) {
    this.pages = pages;
    this.loudspeaker = loudspeaker;
    this.place = 0;
    /** What has been recorded, by page: `{ blocks, rate }`. */
    this.takes = new Map();
    this.microphone = null;
    this.watch = null;
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("recorder-leave", () => showView("title"));
    on("recorder-back", () => this.turn(-1));
    on("recorder-forward", () => this.turn(1));
    on("recorder-start", () => this.startOrStop());
    on("recorder-listen", () => this.listen());
    on("recorder-save", () => this.save());
  }

  appear() {
    this.place = Math.max(0, Math.min(reader.place, this.pages.length - 1));
    this.show();
  }

  /** Called when another view is shown. */
  disappear() {
    this.stop();
    this.passage?.stop();
  }

  get page() {
    return this.pages[this.place];
  }

  turn(step) {
    if (!this.pages[this.place + step]) return;
    this.stop();
    this.passage?.stop();
    this.place += step;
    this.show();
  }

  show() {
    const text = byId("recorder-text");
    text.textContent = this.page.timeline.text;
    text.lang = this.page.language;
    text.dir = directionOf(this.page.timeline.text);
    byId("recorder-place").textContent = `Page ${this.place + 1} of ${this.pages.length}`;
    byId("recorder-back").disabled = this.place === 0;
    byId("recorder-forward").disabled = this.place === this.pages.length - 1;
    this.showState();
  }

  showState() {
    const isRecording = this.microphone !== null;
    const take = this.takes.get(this.page);
    const start = byId("recorder-start");
    start.classList.toggle("recording", isRecording);
    start.querySelector("span").textContent =
      isRecording ? "Stop" : take ? "Record again" : "Record this page";
    byId("recorder-listen").disabled = isRecording || !take;
    byId("recorder-save").disabled = isRecording || !take;
    byId("recorder-save").textContent = `Save ${fileName(this.page.id, "wav")}`;
  }

  async startOrStop() {
    if (this.microphone) {
      this.stop();
      return;
    }
    this.passage?.stop();
    const take = { blocks: [], rate: 0 };
    try {
      this.microphone = await Microphone.start((samples) => this.take(take, samples));
    } catch (failure) {
      this.advise(
        failure.name === "NotAllowedError"
          ? "The browser was not allowed to use the microphone."
          : "No microphone was found.", true);
      return;
    }
    take.rate = this.microphone.rate;
    this.watch = new LevelWatch(take.rate);
    this.takes.set(this.page, take);
    this.showState();
    this.follow();
  }

  take(take, samples) {
    if (!this.microphone || !this.watch) return;
    take.blocks.push(samples);
    this.watch.take(samples);
  }

  follow() {
    if (!this.microphone) return;
    this.showLevel(this.watch.now);
    const { text, spoils } = this.watch.advice;
    this.advise(text, spoils);
    requestAnimationFrame(() => this.follow());
  }

  showLevel({ level, peak }) {
    const meter = byId("recorder-meter");
    const share = (value) => Math.min(Math.max((value + 60) / 60, 0), 1);
    meter.style.setProperty("--level", share(level));
    meter.style.setProperty("--peak", share(peak));
    meter.classList.toggle("hot", peak > -3);
    meter.setAttribute("aria-valuenow", Math.round(Math.max(level, -60)));
  }

  advise(text, isBad) {
    const advice = byId("recorder-advice");
    if (advice.textContent !== text) advice.textContent = text;
    advice.classList.toggle("bad", isBad);
  }

  stop() {
    if (!this.microphone) return;
    this.microphone.stop();
    this.microphone = null;
    this.showLevel({ level: -60, peak: -60 });
    this.showState();
  }

  async listen() {
    const take = this.takes.get(this.page);
    if (!take || !(await this.loudspeaker.wake())) return;
    this.passage?.stop();
    const length = take.blocks.reduce((sum, block) => sum + block.length, 0);
    if (length === 0) return;
    const buffer = new AudioBuffer({ length, sampleRate: take.rate, numberOfChannels: 1 });
    let at = 0;
    for (const block of take.blocks) {
      buffer.copyToChannel(block, 0, at);
      at += block.length;
    }
    this.passage = new Passage(this.loudspeaker, new Tempo(buffer, 1, 0), 0, buffer.duration);
  }

  save() {
    const take = this.takes.get(this.page);
    if (take) download(fileName(this.page.id, "wav"), wavFile(take.blocks, take.rate), "audio/wav");
  }
}

const recorder = new Recorder(pages, loudspeaker);
views.recorder = recorder;
Object.assign(window.wordlight, { recorder, LevelWatch });
byId("show-recorder").hidden = !Microphone.isThere;
