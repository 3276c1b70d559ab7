// The sheet from which a page is picked.

class PickerSheet {
  constructor(pages, onPick) {
    this.pages = pages;
    this.onPick = onPick;
    this.dialog = byId("picker");
    this.list = byId("picker-pages");
  }

  open() {
    if (this.list.childElementCount === 0) this.fill();
    this.dialog.showModal();
  }

  fill() {
    this.list.append(...this.pages.map((page, place) => {
      const item = document.createElement("li");
      item.append(this.button(page, place));
      return item;
    }));
  }

  button(page, place) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "thumb";
    const view = document.createElement("span");
    view.className = "thumb-view";
    this.drawView(view, page, place);
    const words = document.createElement("span");
    words.className = "thumb-words";
    words.dir = "auto";
    words.textContent = page.timeline.text.trim().replace(/\s+/gu, " ").slice(0, 60) || "No words";
    const number = document.createElement("span");
    number.className = "thumb-number";
    number.textContent = place + 1;
    button.append(view, number, words);
    if (page.verdict === "failed") button.classList.add("failed");
    button.addEventListener("click", () => {
      this.dialog.close();
      this.onPick(place);
    });
    return button;
  }

  async drawView(view, page, place) {
    if (!page.picture) {
      drawScenery(view, shareOf(place), seedOf(BOOK.title) + place);
      return;
    }
    const image = document.createElement("img");
    image.alt = "";
    image.src = await pictureAddress(page.picture);
    view.append(image);
  }
}
