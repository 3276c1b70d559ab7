// What the open book looks like: picture or scenery, text, notes, and the bar at the bottom.

class BookView {
  constructor(text, settings) {
    this.text = text;
    this.settings = settings;
    this.view = byId("book-view");
    this.stage = byId("stage");
    this.panel = byId("panel");
    this.picture = byId("picture");
    this.scene = this.stage.querySelector(".scene");
    this.note = byId("page-note");
    this.play = byId("play");
    new ResizeObserver(() => this.placePanel()).observe(this.stage);
  }

  showPage(page, place, step) {
    this.showText(page);
    this.showPicture(page, place);
    this.showNote(page.notes.join(" "));
    this.showWaiting(false);
    this.showProgress(place);
    announce(`Page ${place + 1} of ${BOOK.pages.length}`);
    if (step !== 0 && !wantsStillness()) this.slide(step);
  }

  showText(page) {
    const element = this.text.element;
    element.lang = page.language;
    this.panel.dir = directionOf(page.timeline.text);
    this.panel.classList.toggle("bare", page.timeline.text.trim() === "");
    this.panel.style.setProperty("--fit", sizeFor(page.timeline.text, page.picture !== null));
    this.panel.scrollTop = 0;
    this.text.show(page.timeline, page.cueOf);
  }

  async showPicture(page, place) {
    this.shown = page;
    this.stage.classList.toggle("pictured", page.picture !== null);
    this.picture.hidden = true;
    this.placePanel();
    if (!page.picture) {
      drawScenery(this.scene, shareOf(place), seedOf(BOOK.title) + place);
      return;
    }
    const address = await pictureAddress(page.picture);
    if (this.shown !== page) return;
    this.showBackdrop(address);
    this.picture.src = address;
    this.picture.alt = page.picture.description;
    this.picture.hidden = false;
    try {
      await this.picture.decode();
      this.placePanel();
    } catch {
      if (this.shown === page) this.failPicture(page, place);
    }
  }

  /** Where there is room beside the picture, which stands in the far corner, the text stays there. */
  placePanel() {
    const { width, height } = this.stage.getBoundingClientRect();
    const box = this.pictureBox();
    const beside = box ? width - box.width : 0;
    const isRoomy = beside >= 320 && height > 0;
    this.panel.style.setProperty("--beside", isRoomy ? `${Math.floor(beside) - 32}px` : "100vw");
  }

  /** The size and place of the picture in the window; null without one. */
  pictureBox() {
    if (this.picture.hidden || !this.picture.naturalWidth) return null;
    const box = this.picture.getBoundingClientRect();
    const scale = Math.min(
      box.width / this.picture.naturalWidth, box.height / this.picture.naturalHeight);
    const width = this.picture.naturalWidth * scale;
    const height = this.picture.naturalHeight * scale;
    const left = bookDirection() === "rtl" ? box.left : box.right - width;
    return { left, top: box.bottom - height, width, height };
  }

  /** The picture's own colours around it, where it does not fill the window. */
  showBackdrop(address) {
    const backdrop = document.createElement("img");
    backdrop.className = "backdrop";
    backdrop.alt = "";
    backdrop.src = address;
    this.scene.replaceChildren(backdrop);
  }

  /** A point of the window in shares of the picture; null outside of it. */
  pointInPicture(x, y) {
    const box = this.pictureBox();
    if (!box) return null;
    const across = (x - box.left) / box.width;
    const down = (y - box.top) / box.height;
    return across >= 0 && across <= 1 && down >= 0 && down <= 1 ? { x: across, y: down } : null;
  }

  /** Whether a point of the window is on the text's ground. */
  isOnPanel(x, y) {
    const box = this.panel.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  failPicture(page, place) {
    this.picture.hidden = true;
    drawScenery(this.scene, shareOf(place), seedOf(BOOK.title) + place);
    this.showNote([...page.notes, "The picture of this page cannot be shown here."].join(" "));
  }

  showNote(text) {
    this.note.textContent = text;
    this.note.hidden = text === "";
    this.panel.classList.toggle("noted", text !== "");
  }

  showProgress(place) {
    const share = (place + 1) / BOOK.pages.length;
    byId("progress").style.setProperty("--share", share);
    this.stage.setAttribute("aria-label", `Page ${place + 1} of ${BOOK.pages.length}`);
  }

  showPlaying(isPlaying, isPaused, hasSound) {
    setIcon(this.play, isPlaying ? "pause" : "play");
    this.play.setAttribute(
      "aria-label", isPlaying ? "Pause" : isPaused ? "Go on reading" : "Read this page");
    this.play.disabled = !hasSound;
    byId("replay").disabled = !hasSound;
    if (isPlaying) this.showWaiting(false);
  }

  /** Draws the eye to the play button when the browser wants a tap before it lets sound out. */
  showWaiting(isWaiting) {
    this.play.classList.toggle("waiting", isWaiting);
  }

  slide(step) {
    const sign = step * (bookDirection() === "rtl" ? -1 : 1);
    for (const animation of this.stage.getAnimations()) animation.cancel();
    this.stage.animate(
      [{ transform: `translateX(${sign * 3}%)`, opacity: 0.3 }, { transform: "none", opacity: 1 }],
      { duration: 280, easing: "cubic-bezier(.2,.7,.3,1)" });
  }
}

/** How far through the book a page is, 0 to 1. */
function shareOf(place) {
  return BOOK.pages.length > 1 ? place / (BOOK.pages.length - 1) : 0.3;
}

/** Short texts are set larger; how much there is to say decides, and whether a picture needs room. */
function sizeFor(text, hasPicture) {
  const length = text.length;
  const size = length < 40 ? 1.7 : length < 120 ? 1.35 : length < 260 ? 1.15 : 1;
  return hasPicture ? Math.min(size, 1.2) : size;
}

function bookDirection() {
  return document.documentElement.dir || "ltr";
}

function byId(id) {
  return document.getElementById(id);
}

function setIcon(button, name) {
  button.querySelector("use").setAttribute("href", `#i-${name}`);
}

/** Says something to those who listen to the screen. */
function announce(text) {
  byId("announcer").textContent = text;
}
