// Pages without a picture: quiet hills, and a light that travels over them from the first page's
// morning to the last page's evening. Drawn from the book's name and the page's place alone, so
// that a page always looks the same.

/** The hours of the day: sky above and below, hills far to near, and the light itself. */
const HOURS = [
  { sky: ["#fde7cf", "#fff6e6"], hills: ["#f1cdb0", "#d9b08c", "#a98f6b"], light: "#ffc46b" },
  { sky: ["#d9ecf2", "#fdf5e2"], hills: ["#c5ddc9", "#9fc3a2", "#6f9f7f"], light: "#ffd76e" },
  { sky: ["#cfe6ee", "#fdf3d8"], hills: ["#cfdfae", "#a9c585", "#7ba266"], light: "#ffdf80" },
  { sky: ["#fbe3bf", "#fff1d4"], hills: ["#e6c78f", "#cda267", "#9a7b4f"], light: "#ffb84f" },
  { sky: ["#d8cfe6", "#fbe0d0"], hills: ["#bfaac8", "#94829f", "#655c78"], light: "#ffcf7a" },
];

const SVG = "http://www.w3.org/2000/svg";

/** The height of a drawing; its width follows from the shape of what it fills. */
const SCENE_HEIGHT = 800;

/** Counts the drawings, whose gradients need names of their own. */
let sceneCount = 0;

/**
 * Draws the scene into `element`, and again whenever its shape changes.
 *
 * @param share how far through the book the page is, 0 to 1
 */
function drawScenery(element, share, seed) {
  element.scenery = { share, seed };
  paintScenery(element);
  sceneObserver.observe(element);
}

const sceneObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.querySelector(":scope > svg.hills")) paintScenery(target);
    else sceneObserver.unobserve(target);
  }
});

function paintScenery(element) {
  const { share, seed } = element.scenery;
  const aspect = element.clientHeight > 0 ? element.clientWidth / element.clientHeight : 1.5;
  const width = Math.round(SCENE_HEIGHT * Math.min(Math.max(aspect, 0.4), 3));
  if (element.firstChild?.drawnFor === `${share} ${seed} ${width}`) return;
  const hour = hourAt(share);
  const random = randomNumbers(seed);
  const svg = shape("svg", {
    class: "hills", viewBox: `0 0 ${width} ${SCENE_HEIGHT}`, preserveAspectRatio: "xMidYMax slice",
  });
  svg.drawnFor = `${share} ${seed} ${width}`;
  const name = `scene-${(sceneCount += 1)}`;
  svg.append(gradients(hour, name), shape("rect", {
    width, height: SCENE_HEIGHT, fill: `url(#${name}-sky)`,
  }));
  drawLight(svg, share, hour, width, name);
  hour.hills.forEach((colour, layer) => drawHill(svg, layer, colour, width, random));
  element.replaceChildren(svg);
}

function hourAt(share) {
  const place = Math.min(Math.max(share, 0), 1) * (HOURS.length - 1);
  const index = Math.min(Math.floor(place), HOURS.length - 2);
  const between = (one, other) => mixColours(one, other, place - index);
  const [from, to] = [HOURS[index], HOURS[index + 1]];
  return {
    sky: from.sky.map((colour, layer) => between(colour, to.sky[layer])),
    hills: from.hills.map((colour, layer) => between(colour, to.hills[layer])),
    light: between(from.light, to.light),
  };
}

function mixColours(one, other, share) {
  const channel = (colour, at) => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const value = channel(one, at) * (1 - share) + channel(other, at) * share;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

function gradients(hour, name) {
  const sky = shape("linearGradient", { id: `${name}-sky`, x1: 0, y1: 0, x2: 0, y2: 1 });
  sky.append(
    shape("stop", { offset: 0, "stop-color": hour.sky[0] }),
    shape("stop", { offset: 0.75, "stop-color": hour.sky[1] }));
  const glow = shape("radialGradient", { id: `${name}-glow` });
  glow.append(
    shape("stop", { offset: 0.2, "stop-color": hour.light, "stop-opacity": 0.6 }),
    shape("stop", { offset: 1, "stop-color": hour.light, "stop-opacity": 0 }));
  const both = shape("defs", {});
  both.append(sky, glow);
  return both;
}

/** The light rises behind the hills, stands highest in the middle of the book and sinks again. */
function drawLight(svg, share, hour, width, name) {
  const x = width * (0.52 + 0.38 * share);
  const y = 560 - 250 * Math.sin(Math.PI * (0.1 + 0.82 * share));
  svg.append(
    shape("circle", { cx: x, cy: y, r: 240, fill: `url(#${name}-glow)` }),
    shape("circle", { cx: x, cy: y, r: 56, fill: hour.light }));
}

/** One ridge of hills with a few round trees on it. */
function drawHill(svg, layer, colour, width, random) {
  const base = 590 + layer * 75;
  const height = 70 - layer * 12;
  const waves = [1, 2].map(() => ({
    length: 500 + 500 * random(), phase: 6.28 * random(), height: height * (0.4 + 0.6 * random()),
  }));
  const ridge = (x) => waves.reduce(
    (y, wave) => y - wave.height * Math.sin((6.28 * x) / wave.length + wave.phase), base);
  let line = `M-20 820`;
  for (let x = -20; x <= width + 20; x += 20) line += `L${x} ${ridge(x).toFixed(1)}`;
  const trees = Math.round((1.5 + 2.5 * random()) * (width / 1000));
  for (let tree = 0; tree < trees; tree += 1) {
    const x = 40 + (width - 80) * random();
    const size = (10 + 9 * random()) * (1 + layer * 0.55);
    const y = ridge(x) - size;
    svg.append(
      shape("rect", { x: x - size * 0.08, y, width: size * 0.16, height: size * 1.4, fill: colour }),
      shape("ellipse", { cx: x, cy: y, rx: size * 0.62, ry: size, fill: colour }));
  }
  svg.append(shape("path", { d: `${line}L${width + 20} 820Z`, fill: colour }));
}

function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
