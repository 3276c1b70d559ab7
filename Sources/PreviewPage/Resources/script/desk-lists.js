// What stands around the desk's drawing: the pages, the page's text, and the words to check first.

/** Words less sure than this are worth a look. */
const SURE = 0.8;

/** The words of a page that nobody has checked and that may be wrong, the least sure first. */
function wordsToCheck(page) {
  const isNamed = (word) => (page.timeline.record.remarks ?? []).some(
    ({ words }) => words && words[0] <= word.index && word.index < words[1]);
  return page.timeline.words
    .filter((word) => !word.locked && word.status !== "unvoiced" &&
      (word.status === "notSpoken" || isNamed(word) || (word.confidence ?? 1) < SURE))
    .sort((one, other) => (one.confidence ?? 0) - (other.confidence ?? 0));
}

class DeskLists {
  constructor(desk) {
    this.desk = desk;
  }

  /** Shows everything anew. */
  show() {
    this.showPages();
    this.showText();
    this.showCheck();
    this.showRemarks();
  }

  showPages() {
    const buttons = this.desk.pages.map((page, place) => {
      const count = wordsToCheck(page).length;
      const button = deskButton(`${place + 1}`, () => this.desk.open(place));
      button.classList.toggle("failed", page.verdict === "failed");
      if (page === this.desk.page) button.setAttribute("aria-current", "page");
      const state = page.verdict === "failed" ? "failed" : count ? `${count} to check` : "nothing to check";
      button.setAttribute("aria-label", `Page ${place + 1}, ${state}`);
      button.title = state;
      if (count > 0) {
        const badge = document.createElement("sup");
        badge.textContent = count;
        button.append(badge);
      }
      return button;
    });
    byId("desk-pages").replaceChildren(...buttons);
  }

  /** The text as it is printed; a word is chosen by a click. */
  showText() {
    const { page, chosen } = this.desk;
    const element = byId("desk-text");
    element.lang = page.language;
    element.dir = directionOf(page.timeline.text);
    const parts = [];
    let unit = 0;
    for (const word of page.timeline.words) {
      parts.push(page.timeline.text.slice(unit, word.from), this.textWord(word, chosen));
      unit = word.to;
    }
    parts.push(page.timeline.text.slice(unit));
    element.replaceChildren(...parts);
  }

  textWord(word, chosen) {
    const span = document.createElement("span");
    span.textContent = this.desk.page.timeline.text.slice(word.from, word.to);
    span.className = `desk-word ${word.status}`;
    span.classList.toggle("chosen-word", word.index === chosen?.index);
    span.classList.toggle("locked-word", word.locked);
    span.style.borderBottomColor = confidenceColour(word);
    if (word.status !== "unvoiced") {
      span.addEventListener("click", () => this.desk.choose(word.index, "start"));
    }
    return span;
  }

  showCheck() {
    const words = wordsToCheck(this.desk.page);
    const items = words.slice(0, 60).map((word) => {
      const item = document.createElement("li");
      const button = deskButton(word.text, () => {
        this.desk.choose(word.index, "start");
        if (word.status === "aligned") this.desk.playWord();
      });
      const state = document.createElement("small");
      state.textContent = word.status === "notSpoken" ? "not heard" : percentOf(word);
      button.style.borderInlineStartColor = confidenceColour(word);
      button.append(state);
      if (word.index === this.desk.chosen?.index) button.setAttribute("aria-current", "true");
      item.append(button);
      return item;
    });
    if (items.length === 0) {
      const item = document.createElement("li");
      item.textContent = "Nothing on this page needs a look.";
      items.push(item);
    }
    byId("desk-check").replaceChildren(...items);
  }

  showRemarks() {
    const remarks = (this.desk.page.timeline.record.remarks ?? [])
      .filter((remark) => remark.kind !== "unsureWord");
    byId("desk-remarks").replaceChildren(...remarks.map((remark) => {
      const item = document.createElement("li");
      if (remark.start === undefined) {
        item.textContent = remark.message;
      } else {
        item.append(deskButton(remark.message, () => {
          this.desk.picture.look(remark.start - 0.3, remark.end + 0.3);
          this.desk.player.play(this.desk.page, remark.start - 0.1, remark.end + 0.1);
        }));
      }
      return item;
    }));
  }
}

function deskButton(text, action) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", action);
  return button;
}
