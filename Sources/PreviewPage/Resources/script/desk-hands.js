// Mouse and fingers on the desk's drawing: marks are dragged, words are chosen, the view is moved.

/** How near to a mark a pointer takes hold of it. */
const GRIP_PIXELS = { mouse: 7, touch: 24, pen: 14 };

class DeskHands {
  constructor(desk) {
    this.desk = desk;
    this.picture = desk.picture;
    this.dragged = null;
    const area = byId("desk-sound");
    area.addEventListener("pointerdown", (event) => this.down(event));
    area.addEventListener("pointermove", (event) => this.move(event));
    area.addEventListener("pointerup", (event) => this.up(event));
    area.addEventListener("pointercancel", () => (this.dragged = null));
    area.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    const overview = byId("desk-overview");
    overview.addEventListener("pointerdown", (event) => {
      overview.setPointerCapture(event.pointerId);
      this.jump(event);
    });
    overview.addEventListener("pointermove", (event) => {
      if (event.buttons) this.jump(event);
    });
  }

  placeOf(event) {
    const box = byId("desk-sound").getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event) {
    if (event.button !== 0 || !this.desk.page) return;
    const { x } = this.placeOf(event);
    const grip = this.markNear(x, GRIP_PIXELS[event.pointerType] ?? 10);
    byId("desk-sound").focus({ preventScroll: true });
    if (grip) {
      byId("desk-sound").setPointerCapture(event.pointerId);
      this.dragged = { ...grip, from: x, hasMoved: false };
      this.desk.choose(grip.index, grip.edge);
      return;
    }
    const time = this.picture.timeAt(x);
    const word = this.desk.page.timeline.timed.find(({ start, end }) => start <= time && time < end);
    if (word) this.desk.choose(word.index, "start");
  }

  move(event) {
    const { x } = this.placeOf(event);
    if (!this.dragged) {
      const isOnMark = this.markNear(x, GRIP_PIXELS.mouse);
      byId("desk-sound").style.cursor = isOnMark ? "ew-resize" : "default";
      return;
    }
    if (!this.dragged.hasMoved && Math.abs(x - this.dragged.from) < 3) return;
    this.dragged.hasMoved = true;
    this.desk.moveTo(this.picture.timeAt(x), { apart: event.altKey, merge: "drag" });
  }

  up(event) {
    if (this.dragged?.hasMoved && this.desk.isMagnetic && !event.altKey) this.desk.snap("drag");
    this.desk.corrections.settle();
    this.dragged = null;
  }

  /** The mark nearest to `x`, the chosen word's own first. */
  markNear(x, reach) {
    let nearest = null;
    let least = reach;
    for (const word of this.desk.page?.timeline.timed ?? []) {
      const isChosen = word.index === this.desk.chosen?.index;
      for (const edge of ["start", "end"]) {
        const distance = Math.abs(this.picture.xOf(word[edge]) - x) - (isChosen ? 2 : 0);
        if (distance <= least) {
          least = distance;
          nearest = { index: word.index, edge };
        }
      }
    }
    return nearest;
  }

  wheel(event) {
    event.preventDefault();
    const { from, to } = this.picture.view;
    if (event.ctrlKey || Math.abs(event.deltaY) > Math.abs(event.deltaX)) {
      this.picture.zoom(Math.exp(-event.deltaY * 0.002), this.picture.timeAt(this.placeOf(event).x));
    } else {
      const shift = (event.deltaX / this.picture.width) * (to - from);
      this.picture.look(from + shift, to + shift);
    }
  }

  jump(event) {
    if (!this.desk.page) return;
    const box = byId("desk-overview").getBoundingClientRect();
    const { begin, end } = this.desk.page.timeline;
    const centre = begin + ((event.clientX - box.left) / box.width) * (end - begin);
    const half = (this.picture.view.to - this.picture.view.from) / 2;
    this.picture.look(centre - half, centre + half);
  }
}
