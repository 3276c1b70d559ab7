// The desk's keyboard.

class DeskKeys {
  constructor(desk) {
    this.desk = desk;
    document.addEventListener("keydown", (event) => {
      if (byId("desk-view").hidden || event.altKey) return;
      if (this.press(event)) event.preventDefault();
    });
  }

  /** Whether the event was one of the desk's keys. */
  press(event) {
    if (event.ctrlKey || event.metaKey) return this.withControl(event);
    const isOnControl = document.activeElement?.matches("button, input");
    if (isOnControl && [" ", "Enter"].includes(event.key)) return false;
    const action = this.actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return false;
    action(event);
    return true;
  }

  withControl(event) {
    const { desk } = this;
    const key = event.key.toLowerCase();
    if (key === "z") event.shiftKey ? desk.redo() : desk.undo();
    else if (key === "y") desk.redo();
    else if (key === "s") desk.savePage();
    else return false;
    return true;
  }

  get actions() {
    const { desk } = this;
    const centre = () => desk.chosenTime ?? (desk.picture.view.from + desk.picture.view.to) / 2;
    return {
      ArrowLeft: ({ shiftKey }) => desk.nudge(shiftKey ? -10 : -1),
      ArrowRight: ({ shiftKey }) => desk.nudge(shiftKey ? 10 : 1),
      ArrowUp: () => desk.step(-1),
      ArrowDown: () => desk.step(1),
      PageUp: () => desk.turn(-1),
      PageDown: () => desk.turn(1),
      s: () => desk.chooseEdge("start"),
      e: () => desk.chooseEdge("end"),
      " ": () => desk.playWord(),
      b: () => desk.playEdge(),
      p: () => desk.playPage(),
      l: () => desk.toggleSlow(),
      n: () => desk.snap(),
      Enter: () => desk.markRightAndGoOn(),
      x: () => desk.toggleSilent(),
      Delete: () => desk.toggleSilent(),
      "+": () => desk.picture.zoom(1.6, centre()),
      "=": () => desk.picture.zoom(1.6, centre()),
      "-": () => desk.picture.zoom(1 / 1.6, centre()),
    };
  }
}
