// Puts the parts together and says which of the views is seen.

const settings = new Settings();
const pages = BOOK.pages.map((description) => new Page(description));
const loudspeaker = new Loudspeaker();
const recordings = new Recordings();
const pageText = new PageText(byId("text"));
const narrator = new Narrator(loudspeaker, recordings, pageText, settings);
const bookView = new BookView(pageText, settings);
const reader = new Reader(pages, narrator, bookView, settings);

const optionsSheet = new OptionsSheet(settings);
const pickerSheet = new PickerSheet(pages, (place) => openBook(place));
const titleView = new TitleView(settings, {
  read: (mode) => openBook(0, mode),
  pick: () => pickerSheet.open(),
  options: () => optionsSheet.open(),
  record: () => showView("recorder"),
  desk: () => showView("desk"),
});

/** The views that are in this file, by name. */
const views = { title: titleView, book: bookView };

function showView(name) {
  if (name !== "book") reader.rest();
  if (name !== "recorder") views.recorder?.disappear();
  for (const element of document.querySelectorAll(".view")) {
    element.hidden = element.id !== `${name}-view`;
  }
  views[name]?.appear?.();
  const heading = byId(`${name}-view`).querySelector("h1, h2");
  if (name !== "book") document.title = heading?.textContent || BOOK.title;
}

function openBook(place, mode) {
  if (!pages[place]) return;
  loudspeaker.wake();
  showView("book");
  reader.open(place, mode);
}

function goHome() {
  showView("title");
  byId("title-view").querySelector("[data-mode]").focus({ preventScroll: true });
}

reader.onLeave = goHome;
const home = new HoldButton(byId("home"), goHome, () => showHint("Hold to go home"));
new BookKeys(reader, pageText, home, settings);
new Gestures(byId("stage"), {
  turn: (step) => reader.turn(step),
  tap: (x, y) => {
    const index = pageText.wordNear(x, y);
    if (index !== null) reader.sayWord(index);
    else if (!bookView.isOnPanel(x, y)) reader.tapPicture(bookView.pointInPicture(x, y));
  },
});

byId("back").addEventListener("click", () => reader.turn(-1));
byId("forward").addEventListener("click", () => reader.turn(1));
byId("play").addEventListener("click", () => reader.playOrPause());
byId("replay").addEventListener("click", () => reader.replay());
for (const button of document.querySelectorAll("[data-close]")) {
  button.addEventListener("click", () => button.closest("dialog").close());
}

let hintTimer = null;
function showHint(text) {
  const hint = byId("hint");
  hint.textContent = text;
  hint.classList.add("seen");
  clearTimeout(hintTimer);
  hintTimer = setTimeout(() => hint.classList.remove("seen"), 1600);
}

function applySettings() {
  const root = document.documentElement;
  root.dataset.highlight = settings.get("highlight");
  root.style.setProperty("--size", settings.get("size"));
  loudspeaker.sound = settings.get("sound");
}

settings.onChange((name) => {
  applySettings();
  if (name === "speed") narrator.changeSpeed();
  if (name === "sound") showHint(settings.get("sound") ? "Sound on" : "Sound off");
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) narrator.pause();
});

document.documentElement.dir = directionOf(BOOK.title + pages.map((page) => page.timeline.text).join());
applySettings();

/** For whoever drives this page from outside: apps that show it, and its tests. */
window.wordlight = {
  reader, narrator, recordings, settings, showView, openBook, measureDelay,
};
