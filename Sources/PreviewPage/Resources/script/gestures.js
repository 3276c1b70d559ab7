// Fingers and mice on the page: a swipe turns it, a tap on a word says the word.

/** A swipe is at least so far, and so much wider than high. */
const SWIPE_PIXELS = 48;
const SWIPE_SLOPE = 1.4;

/** A finger that moves less than this has tapped. */
const TAP_PIXELS = 12;

class Gestures {
  /** @param actions `{ turn(step), tap(x, y) }` */
  constructor(element, actions) {
    this.actions = actions;
    this.start = null;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointerup", (event) => this.up(event));
    element.addEventListener("pointercancel", () => (this.start = null));
  }

  down(event) {
    if (!event.isPrimary || event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  up(event) {
    const start = this.start;
    this.start = null;
    if (!start || start.id !== event.pointerId) return;
    const right = event.clientX - start.x;
    const down = event.clientY - start.y;
    if (Math.abs(right) >= SWIPE_PIXELS && Math.abs(right) > SWIPE_SLOPE * Math.abs(down)) {
      const onward = bookDirection() === "rtl" ? right > 0 : right < 0;
      this.actions.turn(onward ? 1 : -1);
    } else if (Math.hypot(right, down) <= TAP_PIXELS) {
      this.actions.tap(event.clientX, event.clientY);
    }
  }
}
