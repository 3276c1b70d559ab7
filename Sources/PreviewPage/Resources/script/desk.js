// The desk at which times are looked at and corrected.

/** How much is heard on either side of a mark. */
const AROUND_SECONDS = 0.35;

class Desk {
  constructor(pages, player, recordings) {
    this.pages = pages;
    this.player = player;
    this.recordings = recordings;
    this.corrections = new Corrections();
    this.picture = new DeskPicture();
    this.lists = new DeskLists(this);
    this.page = null;
    this.chosen = null;
    this.corrections.onChange = () => this.changed();
    this.player.onMove = (time) => this.picture.drawMarks(this.chosen, time);
    new DeskHands(this);
    new DeskKeys(this);
    this.connectControls();
    this.restore();
    window.addEventListener("beforeunload", (event) => {
      if (this.corrections.isUnsaved) event.preventDefault();
    });
  }

  /** Called when the desk comes into view. */
  appear() {
    this.open(this.page ? this.pages.indexOf(this.page) : Math.max(0, reader.place));
  }

  async open(place) {
    this.player.stop();
    const page = this.pages[place];
    this.page = page;
    const first = wordsToCheck(page).find((word) => word.status === "aligned") ?? page.timeline.timed[0];
    this.chosen = first ? { index: first.index, edge: "start" } : null;
    this.picture.show(page, null);
    this.lists.show();
    this.showChosen();
    this.tell(page.notes.join(" "));
    try {
      const recording = await this.recordings.of(page.audio);
      if (page !== this.page) return;
      if (recording) this.picture.show(page, (page.soundscape ??= new Soundscape(recording)));
      if (first) this.focusOn(first);
    } catch {
      this.tell("The recording of this page cannot be played here.");
    }
  }

  turn(step) {
    const place = this.pages.indexOf(this.page) + step;
    if (this.pages[place]) this.open(place);
  }

  get word() {
    return this.chosen ? this.page.timeline.words[this.chosen.index] : null;
  }

  /** The moment of the chosen mark; null where there is none. */
  get chosenTime() {
    return this.word?.[this.chosen.edge] ?? null;
  }

  get isMagnetic() {
    return byId("desk-magnet").checked;
  }

  choose(index, edge) {
    this.chosen = { index, edge };
    if (this.chosenTime !== null) this.picture.reveal(this.chosenTime);
    this.showChosen();
    this.lists.showText();
    this.lists.showCheck();
  }

  chooseEdge(edge) {
    if (this.chosen) this.choose(this.chosen.index, edge);
  }

  /** Goes to another word, the lone dashes left out. */
  step(by) {
    const words = this.page.timeline.words.filter((word) => word.status !== "unvoiced");
    const place = words.findIndex((word) => word.index === this.chosen?.index) + by;
    if (words[place]) this.choose(words[place].index, "start");
  }

  /** Looks at a word and a second around it. */
  focusOn(word) {
    const middle = (word.start + word.end) / 2;
    const half = Math.min(2.2, (this.page.timeline.end - this.page.timeline.begin) / 2);
    this.picture.look(middle - half, middle + half);
  }

  // What can be done to the chosen mark and word.

  moveTo(time, { apart = false, merge = null } = {}) {
    if (this.chosenTime === null) return;
    const { timeline } = this.page;
    this.corrections.apply(
      this.page, moveEdge(timeline, this.chosen.index, this.chosen.edge, time * timeline.rate, apart),
      merge);
  }

  nudge(milliseconds) {
    if (this.chosenTime !== null) {
      const name = `nudge ${this.chosen.index} ${this.chosen.edge}`;
      this.moveTo(this.chosenTime + milliseconds / 1000, { merge: name });
    }
  }

  snap(merge = null) {
    if (this.chosenTime === null || !this.picture.soundscape) return;
    this.moveTo(snapToOnset(this.picture.soundscape, this.chosenTime), { merge });
  }

  markRight() {
    if (this.word) this.corrections.apply(this.page, markRight(this.word));
  }

  markRightAndGoOn() {
    const word = this.word;
    if (!word) return;
    this.markRight();
    const next = wordsToCheck(this.page)[0];
    if (next) this.choose(next.index, "start");
    if (next?.status === "aligned") this.playWord();
  }

  toggleSilent() {
    const { word } = this;
    if (!word) return;
    const changes = word.status === "notSpoken"
      ? markSpoken(this.page.timeline, word) : markSilent(word);
    if (changes) this.corrections.apply(this.page, changes);
    else this.tell("There is no room for this word between its neighbours; make some first.");
  }

  undo() {
    this.showAgain(this.corrections.undo());
  }

  redo() {
    this.showAgain(this.corrections.redo());
  }

  /** Goes to where something was undone or done again. */
  showAgain(change) {
    if (!change) return;
    const index = Number(Object.keys(change.after)[0]);
    if (change.page !== this.page) this.open(this.pages.indexOf(change.page));
    this.choose(index, this.chosen?.index === index ? this.chosen.edge : "start");
  }

  // What can be heard.

  playWord() {
    if (this.word?.status !== "aligned") return;
    this.player.play(this.page, this.word.start, this.word.end);
  }

  playEdge() {
    const time = this.chosenTime;
    if (time !== null) this.player.play(this.page, time - AROUND_SECONDS, time + AROUND_SECONDS);
  }

  playPage() {
    if (this.player.passage) this.player.stop();
    else this.player.play(this.page, this.chosenTime ?? this.page.timeline.begin, Infinity);
  }

  toggleSlow() {
    this.player.isSlow = !this.player.isSlow;
    byId("desk-slow").setAttribute("aria-pressed", this.player.isSlow);
  }

  // Keeping and saving.

  savePage() {
    download(
      fileName(this.page.id, "json"), `${JSON.stringify(correctedRecord(this.page), null, 1)}\n`,
      "application/json");
    this.corrections.saved = this.corrections.done.length;
    this.tell(`Saved. Give the file to wordlight align --keep ${fileName(this.page.id, "json")}.`);
    this.showState();
  }

  saveBook() {
    const name = fileName(`${BOOK.title} corrected`, "json");
    download(name, `${JSON.stringify(correctedBook(this.pages), null, 1)}\n`, "application/json");
    this.corrections.saved = this.corrections.done.length;
    this.tell(`Saved as “${name}”. Give the file to wordlight book --keep.`);
    this.showState();
  }

  restore() {
    const kept = keptCorrections();
    kept.forEach((changes, place) => {
      if (Object.keys(changes).length > 0) this.corrections.apply(this.pages[place], changes);
    });
    if (this.corrections.done.length > 0) this.restored = true;
  }

  changed() {
    keepCorrections(this.pages);
    if (!this.page) return;
    this.picture.drawMarks(this.chosen);
    this.picture.drawOverview();
    this.lists.show();
    this.showChosen();
  }

  tell(text) {
    const restored = this.restored ? "Your corrections from last time are here again." : "";
    this.restored = false;
    const note = byId("desk-note");
    note.textContent = [restored, text].filter(Boolean).join(" ");
    note.hidden = note.textContent === "";
  }

  showChosen() {
    const { word } = this;
    const area = byId("desk-sound");
    const time = this.chosenTime;
    byId("desk-time").textContent = time === null ? "—" : `${time.toFixed(3)} s`;
    area.setAttribute("aria-label", word ? `${this.chosen.edge} of ${word.text}` : "No word");
    area.setAttribute("aria-valuemin", Math.round(this.page.timeline.begin * 1000));
    area.setAttribute("aria-valuemax", Math.round(this.page.timeline.end * 1000));
    area.setAttribute("aria-valuenow", Math.round((time ?? 0) * 1000));
    area.setAttribute("aria-valuetext", time === null ? "not spoken" : `${time.toFixed(3)} seconds`);
    this.picture.drawMarks(this.chosen);
    this.showState();
  }

  showState() {
    const { word, corrections } = this;
    const isTimed = word?.status === "aligned";
    for (const id of ["desk-play-word", "desk-play-edge", "desk-snap"]) byId(id).disabled = !isTimed;
    byId("desk-right").disabled = !word || word.locked;
    byId("desk-silent").disabled = !word;
    byId("desk-silent").setAttribute("aria-pressed", word?.status === "notSpoken");
    byId("desk-undo").disabled = corrections.done.length === 0;
    byId("desk-redo").disabled = corrections.undone.length === 0;
  }

  connectControls() {
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("desk-leave", () => showView("title"));
    on("desk-undo", () => this.undo());
    on("desk-redo", () => this.redo());
    on("desk-save-page", () => this.savePage());
    on("desk-save-book", () => this.saveBook());
    on("desk-play-word", () => this.playWord());
    on("desk-play-edge", () => this.playEdge());
    on("desk-play-page", () => this.playPage());
    on("desk-slow", () => this.toggleSlow());
    on("desk-snap", () => this.snap());
    on("desk-right", () => this.markRight());
    on("desk-silent", () => this.toggleSilent());
    on("desk-closer", () => this.picture.zoom(1.6, this.chosenTime ?? this.picture.view.from));
    on("desk-farther", () => this.picture.zoom(1 / 1.6, this.chosenTime ?? this.picture.view.from));
    on("desk-whole", () => this.picture.look(this.page.timeline.begin, this.page.timeline.end));
    for (const button of document.querySelectorAll("[data-nudge]")) {
      button.addEventListener("click", () => this.nudge(Number(button.dataset.nudge)));
    }
  }
}
