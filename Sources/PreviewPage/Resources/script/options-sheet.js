// The sheet of options: each control shows and sets one of the settings.

class OptionsSheet {
  constructor(settings) {
    this.settings = settings;
    this.dialog = byId("options");
    this.form = this.dialog.querySelector("form");
    this.form.addEventListener("input", (event) => this.changed(event.target));
    byId("reset-options").addEventListener("click", () => settings.reset());
    settings.onChange(() => this.show());
    this.show();
  }

  open() {
    this.dialog.showModal();
  }

  changed(control) {
    const isChoice = control.type === "radio";
    this.settings.set(control.name, isChoice ? control.value : Number(control.value));
  }

  show() {
    for (const control of this.form.querySelectorAll("input")) {
      const value = this.settings.get(control.name);
      if (control.type === "radio") control.checked = control.value === value;
      else control.value = value;
    }
    const shown = (name, text) => (byId(`${name}-shown`).textContent = text);
    shown("speed", `${Math.round(this.settings.get("speed") * 100)} %`);
    shown("lead", `${Math.round(this.settings.get("lead") * 1000)} ms`);
    shown("pause", `${this.settings.get("pause")} s`);
    shown("size", `${Math.round(this.settings.get("size") * 100)} %`);
    for (const name of ["speed", "lead", "pause", "size"]) {
      this.form.elements[name].setAttribute("aria-valuetext", byId(`${name}-shown`).textContent);
    }
  }
}
