// The desk's drawing: waveform above, spectrogram below it, the words at the bottom, and over all
// of them the marks at which words start and end. What changes seldom has a canvas of its own.

/** The height of the words at the bottom, in pixels, and the share of the rest that is waveform. */
const LANE_HEIGHT = 52;
const WAVE_SHARE = 0.38;

const DESK_COLOURS = {
  paper: "#fffdf7", line: "#d9ccb6", wave: "#6d5a49", ink: "#2b2420", start: "#9a4a10",
  end: "#2f6470", chosen: "#ffd05a", locked: "#2f6470", sure: "#3f7d4e", fair: "#b4730a",
  unsure: "#b3301c", playhead: "#b3301c",
};

/** The colour for how sure a word's time is; the desk also writes the figure. */
function confidenceColour(word) {
  if (word.locked) return DESK_COLOURS.locked;
  if (word.confidence === null) return DESK_COLOURS.line;
  if (word.confidence >= 0.8) return DESK_COLOURS.sure;
  return word.confidence >= 0.5 ? DESK_COLOURS.fair : DESK_COLOURS.unsure;
}

class DeskPicture {
  constructor() {
    this.picture = byId("desk-picture");
    this.marks = byId("desk-marks");
    this.overview = byId("desk-overview");
    this.soundscape = null;
    this.view = { from: 0, to: 1 };
    this.pendingTiles = false;
    new ResizeObserver(() => this.draw()).observe(byId("desk-sound"));
  }

  /** Shows another page's sound; null for none. */
  show(page, soundscape) {
    this.page = page;
    this.soundscape = soundscape;
    this.view = { from: page.timeline.begin, to: page.timeline.end };
    this.draw();
  }

  get width() {
    return byId("desk-sound").clientWidth;
  }

  get height() {
    return byId("desk-sound").clientHeight;
  }

  get waveHeight() {
    return Math.round((this.height - LANE_HEIGHT) * WAVE_SHARE);
  }

  /** Where the words begin. */
  get laneTop() {
    return this.height - LANE_HEIGHT;
  }

  xOf(time) {
    return ((time - this.view.from) / (this.view.to - this.view.from)) * this.width;
  }

  timeAt(x) {
    return this.view.from + (x / this.width) * (this.view.to - this.view.from);
  }

  /** Looks at other moments, kept inside the page and no nearer than a tenth of a second. */
  look(from, to) {
    const { begin, end } = this.page.timeline;
    const length = Math.min(Math.max(to - from, 0.1), Math.max(end - begin, 0.1));
    const first = Math.max(begin, Math.min(from, end - length));
    this.view = { from: first, to: first + length };
    this.draw();
  }

  /** Looks `factor` times as closely, `centre` staying where it is. */
  zoom(factor, centre) {
    const { from, to } = this.view;
    this.look(centre - (centre - from) / factor, centre + (to - centre) / factor);
  }

  /** Moves along as little as is needed to see a moment well. */
  reveal(time) {
    const { from, to } = this.view;
    const margin = (to - from) * 0.12;
    if (time < from + margin) this.look(time - margin * 3, time - margin * 3 + (to - from));
    else if (time > to - margin) this.look(time + margin * 3 - (to - from), time + margin * 3);
  }

  draw() {
    if (!this.page || this.width === 0) return;
    this.drawPicture();
    this.drawMarks();
    this.drawOverview();
  }

  drawPicture() {
    const context = prepared(this.picture, this.width, this.height);
    context.fillStyle = DESK_COLOURS.paper;
    context.fillRect(0, 0, this.width, this.height);
    if (!this.soundscape) return;
    this.drawSpectrum(context);
    this.drawWave(context);
    this.drawSeconds(context);
  }

  drawWave(context) {
    const columns = Math.round(this.width);
    const extremes = this.soundscape.extremes(this.view.from, this.view.to, columns);
    const middle = this.waveHeight / 2;
    context.fillStyle = DESK_COLOURS.wave;
    for (let x = 0; x < columns; x += 1) {
      const top = middle - extremes[2 * x + 1] * (middle - 4);
      const bottom = middle - extremes[2 * x] * (middle - 4);
      context.fillRect(x, top, 1, Math.max(1, bottom - top));
    }
  }

  /** Draws the tiles that are ready, and makes one more for the next drawing. */
  drawSpectrum(context) {
    const begin = this.soundscape.begin;
    const first = Math.floor((this.view.from - begin) / TILE_SECONDS);
    const last = Math.floor((this.view.to - begin) / TILE_SECONDS);
    let missing = null;
    for (let number = Math.max(0, first); number <= last; number += 1) {
      const tile = this.soundscape.tile(number);
      if (!tile) {
        missing ??= number;
        continue;
      }
      const left = this.xOf(begin + number * TILE_SECONDS);
      const right = this.xOf(begin + (number + 1) * TILE_SECONDS);
      context.drawImage(
        tile, left, this.waveHeight, right - left, this.laneTop - this.waveHeight);
    }
    if (missing !== null) this.makeTileSoon(missing);
  }

  makeTileSoon(number) {
    if (this.pendingTiles) return;
    this.pendingTiles = true;
    const { soundscape } = this;
    setTimeout(() => {
      this.pendingTiles = false;
      soundscape.makeTile(number);
      if (soundscape === this.soundscape) this.drawPicture();
    });
  }

  drawSeconds(context) {
    const length = this.view.to - this.view.from;
    const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60].find(
      (each) => (each / length) * this.width >= 70) ?? 120;
    context.fillStyle = DESK_COLOURS.ink;
    context.font = "13px system-ui, sans-serif";
    context.textAlign = "left";
    for (let n = Math.ceil(this.view.from / step); n * step < this.view.to; n += 1) {
      const x = this.xOf(n * step);
      context.fillRect(x, 0, 1, 6);
      context.fillText(`${(n * step).toFixed(step < 0.1 ? 2 : 1)} s`, x + 4, 13);
    }
  }

  /** @param chosen `{ index, edge }`, and `playhead` a moment or null; both kept for redrawing */
  drawMarks(chosen = this.chosen, playhead = null) {
    if (!this.page || this.width === 0) return;
    this.chosen = chosen;
    const context = prepared(this.marks, this.width, this.height);
    for (const word of this.page.timeline.timed) {
      if (word.end >= this.view.from && word.start <= this.view.to) this.drawWord(context, word);
    }
    if (playhead !== null) {
      context.fillStyle = DESK_COLOURS.playhead;
      context.fillRect(this.xOf(playhead) - 1, 0, 2, this.height);
    }
  }

  drawWord(context, word) {
    const left = this.xOf(word.start);
    const right = this.xOf(word.end);
    const isChosen = this.chosen?.index === word.index;
    const top = this.laneTop;
    if (isChosen) {
      context.fillStyle = "rgb(255 208 90 / .28)";
      context.fillRect(left, 0, right - left, top);
    }
    context.fillStyle = isChosen ? DESK_COLOURS.chosen : "#f3e8d2";
    context.fillRect(left, top, right - left, LANE_HEIGHT);
    context.fillStyle = confidenceColour(word);
    context.fillRect(left, top + LANE_HEIGHT - 7, right - left, 7);
    this.drawEdge(context, left, "start", isChosen);
    this.drawEdge(context, right, "end", isChosen);
    context.save();
    context.beginPath();
    context.rect(left + 3, top, Math.max(0, right - left - 6), LANE_HEIGHT);
    context.clip();
    context.fillStyle = DESK_COLOURS.ink;
    context.font = '17px "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif';
    context.textAlign = right - left > context.measureText(word.text).width + 8 ? "center" : "left";
    const x = context.textAlign === "center" ? (left + right) / 2 : left + 5;
    context.fillText(`${word.text}`, x, top + 21);
    context.font = "12px system-ui, sans-serif";
    const label = word.locked ? "locked" : percentOf(word);
    context.fillText(label, x, top + 38);
    context.restore();
  }

  drawEdge(context, x, edge, isChosenWord) {
    const isChosen = isChosenWord && this.chosen.edge === edge;
    context.fillStyle = DESK_COLOURS[edge];
    context.globalAlpha = isChosenWord ? 1 : 0.5;
    context.fillRect(x - (isChosen ? 1.5 : 0.5), 0, isChosen ? 3 : 1, this.height);
    if (isChosen) {
      // A grip that a finger finds.
      context.beginPath();
      context.arc(x, this.waveHeight, 9, 0, 2 * Math.PI);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  drawOverview() {
    const height = 44;
    const width = byId("desk-sound").offsetWidth;
    const context = prepared(this.overview, width, height);
    const { begin, end } = this.page.timeline;
    const xOf = (time) => ((time - begin) / (end - begin)) * width;
    context.fillStyle = DESK_COLOURS.paper;
    context.fillRect(0, 0, width, height);
    if (this.soundscape) {
      const extremes = this.soundscape.extremes(begin, end, Math.round(width));
      context.fillStyle = "#b7a793";
      for (let x = 0; 2 * x < extremes.length; x += 1) {
        const size = extremes[2 * x + 1] - extremes[2 * x];
        context.fillRect(x, (height - size * 18) / 2, 1, Math.max(1, size * 18));
      }
    }
    for (const word of this.page.timeline.timed) {
      context.fillStyle = confidenceColour(word);
      context.fillRect(xOf(word.start), height - 5, Math.max(1, xOf(word.end) - xOf(word.start) - 1), 5);
    }
    context.strokeStyle = DESK_COLOURS.start;
    context.lineWidth = 2;
    const left = xOf(this.view.from);
    context.strokeRect(left + 1, 1, Math.max(4, xOf(this.view.to) - left - 2), height - 2);
  }
}

/** How sure a word's time is, in words; empty where nothing is known. */
function percentOf(word) {
  return word.confidence === null ? "" : `${Math.round(word.confidence * 100)} %`;
}

/** A canvas of a size, sharp on every screen, and empty. */
function prepared(canvas, width, height) {
  const scale = window.devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}
