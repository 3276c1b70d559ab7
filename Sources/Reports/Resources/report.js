"use strict";
// One recording a page is kept decoded while it is near the window, to be drawn and played.
const pages = [...document.querySelectorAll("section[data-page]")].map((section) => new Page(section));
let context = null;
let playing = null;

function Page(section) {
  this.section = section;
  this.canvas = section.querySelector("canvas");
  this.sound = section.querySelector("script.sound");
  this.offset = Number(section.dataset.offset || 0);
  this.words = [...section.querySelectorAll(".word[data-time]")].map((element) => {
    const [start, end] = element.dataset.time.split(" ").map(Number);
    return { element, start, end };
  });
  this.buffer = null;
}

Page.prototype.decode = function () {
  if (!this.sound) return Promise.reject(new Error("no sound"));
  this.buffer ||= (async () => {
    const response = Uint8Array.from(atob(this.sound.textContent.trim()), (c) => c.charCodeAt(0));
    return new OfflineAudioContext(1, 1, 44100).decodeAudioData(response.buffer);
  })();
  return this.buffer;
};

Page.prototype.draw = async function () {
  let buffer;
  try {
    buffer = await this.decode();
  } catch (error) {
    this.canvas.replaceWith(document.createTextNode("This browser cannot play the recording."));
    return;
  }
  const width = Math.min(16000, Math.max(this.section.clientWidth - 34, buffer.duration * 110));
  const scale = window.devicePixelRatio || 1;
  this.canvas.style.width = width + "px";
  this.canvas.width = Math.min(32000, width * scale);
  this.canvas.height = 96 * scale;
  this.perSecond = this.canvas.width / buffer.duration;
  const pen = this.canvas.getContext("2d");
  const style = getComputedStyle(document.documentElement);
  const samples = buffer.getChannelData(0);
  const step = samples.length / this.canvas.width;
  pen.fillStyle = style.getPropertyValue("--wave");
  for (let x = 0; x < this.canvas.width; x++) {
    let peak = 0;
    const last = Math.min(samples.length, Math.ceil((x + 1) * step));
    for (let i = Math.floor(x * step); i < last; i++) peak = Math.max(peak, Math.abs(samples[i]));
    const height = Math.max(1, peak * this.canvas.height * 0.75);
    pen.fillRect(x, this.canvas.height * 0.6 - height / 2, 1, height);
  }
  pen.font = 12 * scale + "px system-ui, sans-serif";
  for (const word of this.words) {
    const x = (word.start - this.offset) * this.perSecond;
    const unsure = word.element.classList.contains("unsure");
    pen.fillStyle = style.getPropertyValue(unsure ? "--check" : "--ink");
    pen.fillRect(x, 0, unsure ? 2 * scale : 1, this.canvas.height);
    const room = (word.end - word.start) * this.perSecond;
    pen.fillText(word.element.textContent, x + 3 * scale, 12 * scale, Math.max(8, room));
  }
};

Page.prototype.play = async function (start, end) {
  stop();
  context ||= new AudioContext();
  await context.resume();
  const buffer = await this.decode();
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  const from = Math.max(0, start - this.offset);
  source.start(0, from, Math.max(0.05, end - this.offset - from));
  playing = { page: this, source, started: context.currentTime - from };
  source.onended = () => { if (playing && playing.source === source) stop(); };
  requestAnimationFrame(light);
};

function light() {
  if (!playing) return;
  // What is heard now was handed to the loudspeaker a little earlier.
  const late = context.outputLatency || context.baseLatency || 0;
  const now = context.currentTime - playing.started + playing.page.offset - late;
  for (const word of playing.page.words) {
    word.element.classList.toggle("lit", word.start <= now && now < word.end);
  }
  requestAnimationFrame(light);
}

function stop() {
  if (!playing) return;
  const last = playing;
  playing = null;
  last.source.stop();
  for (const word of last.page.words) word.element.classList.remove("lit");
}

const watch = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const page = pages.find((page) => page.section === entry.target);
    if (entry.isIntersecting && page.sound && !page.drawn) {
      page.drawn = true;
      page.draw();
    }
  }
}, { rootMargin: "300px" });

for (const page of pages) {
  watch.observe(page.section);
  page.section.addEventListener("click", (event) => {
    const target = event.target.closest("[data-time]");
    if (target) {
      const [start, end] = target.dataset.time.split(" ").map(Number);
      page.play(start, end);
    } else if (event.target.matches(".play")) {
      if (playing && playing.page === page) stop();
      else page.play(page.offset, Infinity);
    } else if (event.target === page.canvas && page.perSecond) {
      const scale = page.canvas.width / page.canvas.clientWidth;
      page.play(page.offset + (event.offsetX * scale) / page.perSecond, Infinity);
    }
  });
  page.section.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && event.target.matches(".word")) {
      event.preventDefault();
      event.target.click();
    }
  });
}

document.querySelector(".filter")?.addEventListener("click", (event) => {
  const on = document.body.classList.toggle("only-open");
  event.target.setAttribute("aria-pressed", on);
});
