// What the reader has chosen, kept in the browser where it allows that.

const USUAL_SETTINGS = {
  highlight: "word",
  speed: 1,
  lead: 0,
  pause: 1.5,
  size: 1,
  sound: true,
};

class Settings {
  static key = "wordlight.settings";

  constructor() {
    this.values = { ...USUAL_SETTINGS };
    this.listeners = [];
    try {
      const kept = JSON.parse(localStorage.getItem(Settings.key) ?? "{}");
      for (const name of Object.keys(USUAL_SETTINGS)) {
        if (typeof kept[name] === typeof USUAL_SETTINGS[name]) this.values[name] = kept[name];
      }
    } catch {
      // A browser that keeps nothing for files: the choices last until it is closed.
    }
  }

  get(name) {
    return this.values[name];
  }

  set(name, value) {
    if (this.values[name] === value) return;
    this.values[name] = value;
    try {
      localStorage.setItem(Settings.key, JSON.stringify(this.values));
    } catch {
      // As above.
    }
    for (const listener of this.listeners) listener(name, value);
  }

  reset() {
    for (const [name, value] of Object.entries(USUAL_SETTINGS)) this.set(name, value);
  }

  /** Calls `listener(name, value)` after every change. */
  onChange(listener) {
    this.listeners.push(listener);
  }
}
