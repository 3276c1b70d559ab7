// A button that must be held, so that a small child does not leave the book by accident.

const HOLD_SECONDS = 0.8;

class HoldButton {
  /** @param onTooShort called when it was let go too early */
  constructor(button, onHeld, onTooShort) {
    this.button = button;
    this.onHeld = onHeld;
    this.onTooShort = onTooShort;
    this.timer = null;
    this.lastHeld = -Infinity;
    button.style.setProperty("--hold", `${HOLD_SECONDS}s`);
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      button.setPointerCapture(event.pointerId);
      this.press();
    });
    button.addEventListener("pointerup", () => this.release());
    button.addEventListener("pointercancel", () => this.release());
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) this.press();
    });
    button.addEventListener("keyup", () => this.release());
    button.addEventListener("click", (event) => this.click(event));
  }

  press() {
    if (this.timer) return;
    this.button.classList.add("held");
    this.timer = setTimeout(() => {
      this.cancel();
      this.onHeld();
    }, HOLD_SECONDS * 1000);
  }

  release() {
    if (!this.timer) return;
    this.cancel();
    this.onTooShort();
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = null;
    this.lastHeld = performance.now();
    this.button.classList.remove("held");
  }

  /**
   * Screen readers and switches click without pressing; they cannot hold. A browser's own click
   * after a key was let go is none of theirs.
   */
  click(event) {
    const isOwn = performance.now() - this.lastHeld < 500;
    if (event.detail === 0 && !this.timer && !isOwn) this.onHeld();
  }
}
