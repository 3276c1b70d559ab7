// The title page.

class TitleView {
  /** @param actions `{ read(mode), pick(), options(), record(), desk() }` */
  constructor(settings, actions) {
    this.settings = settings;
    this.view = byId("title-view");
    byId("book-title").textContent = BOOK.title;
    const credit = creditLine();
    byId("book-credit").textContent = credit;
    byId("book-credit").hidden = credit === "";
    for (const button of this.view.querySelectorAll("[data-mode]")) {
      button.addEventListener("click", () => actions.read(button.dataset.mode));
    }
    byId("pick-page").addEventListener("click", actions.pick);
    byId("show-options").addEventListener("click", actions.options);
    byId("show-recorder").addEventListener("click", actions.record);
    byId("show-desk").addEventListener("click", () => actions.desk());
    byId("sound").addEventListener("click", () => settings.set("sound", !settings.get("sound")));
    settings.onChange(() => this.showSound());
    this.showSound();
    this.showNote();
    drawScenery(this.view.querySelector(".scene"), 0.08, seedOf(BOOK.title));
  }

  showSound() {
    const isOn = this.settings.get("sound");
    const button = byId("sound");
    button.setAttribute("aria-pressed", isOn);
    button.querySelector("span").textContent = isOn ? "Sound on" : "Sound off";
    setIcon(button, isOn ? "sound" : "silence");
  }

  /** Tells at once which pages are not as they should be. */
  showNote() {
    const failed = BOOK.pages.flatMap((page, place) => (page.timeline.verdict === "failed" ? [place + 1] : []));
    const note = byId("book-note");
    if (BOOK.pages.length === 0) {
      note.hidden = false;
      note.textContent = "This book has no pages.";
      return;
    }
    note.hidden = failed.length === 0;
    const pages = failed.length === 1 ? `Page ${failed[0]}` : `Pages ${failed.join(", ")}`;
    note.textContent = `${pages} could not be matched to the voice, and will not light up.`;
  }
}

function creditLine() {
  const parts = [];
  if (BOOK.author) parts.push(`by ${BOOK.author}`);
  if (BOOK.narrator) parts.push(`read by ${BOOK.narrator}`);
  return parts.join(" · ");
}
