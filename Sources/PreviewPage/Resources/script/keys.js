// The keyboard in the open book.

class BookKeys {
  constructor(reader, text, goHome, settings) {
    this.reader = reader;
    this.text = text;
    this.settings = settings;
    this.home = goHome;
    const panel = byId("panel");
    panel.addEventListener("blur", () => text.unchoose());
    document.addEventListener("keydown", (event) => this.down(event, panel));
    document.addEventListener("keyup", (event) => {
      if (event.key === "Escape") goHome.release();
    });
  }

  down(event, panel) {
    const isElsewhere = byId("book-view").hidden || document.querySelector("dialog[open]");
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnWords = document.activeElement === panel;
    if ((isOnWords && this.word(event.key)) || this.page(event)) event.preventDefault();
  }

  /** Keys that choose among the words; whether `key` was one. */
  word(key) {
    const chosen = this.text.chosen ?? null;
    if (key === "ArrowDown") this.say(this.text.choose(chosen === null ? 0 : chosen + 1));
    else if (key === "ArrowUp") this.say(this.text.choose(chosen === null ? 0 : chosen - 1));
    else if (key === "Enter" && chosen !== null) this.reader.sayWord(chosen);
    else return false;
    return true;
  }

  say(index) {
    if (index !== null) announce(this.reader.page.timeline.words[index].text);
  }

  /** Keys that turn and play; whether the event was one. */
  page(event) {
    const onward = bookDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
    const isOnButton = document.activeElement?.tagName === "BUTTON";
    switch (event.key) {
      case "ArrowLeft":
      case "ArrowRight":
        this.reader.turn(event.key === onward ? 1 : -1);
        return true;
      case "PageDown":
        this.reader.turn(1);
        return true;
      case "PageUp":
        this.reader.turn(-1);
        return true;
      case " ":
        if (isOnButton) return false;
        this.reader.playOrPause();
        return true;
      case "r":
      case "R":
        this.reader.replay();
        return true;
      case "m":
      case "M":
        this.settings.set("sound", !this.settings.get("sound"));
        return true;
      case "Escape":
        if (!event.repeat) this.home.press();
        return true;
      default:
        return false;
    }
  }
}
