// The text of a page as elements, one for each printed word, and the light that moves over them.

class PageText {
  /** @param element the paragraph that shows the text */
  constructor(element) {
    this.element = element;
    this.words = [];
    this.lit = null;
    this.trailEnd = 0;
  }

  /** Shows a page's text. It becomes text nodes, never markup. */
  show(timeline, cueOf = () => null) {
    const parts = [];
    let unit = 0;
    this.words = timeline.words.map((word) => {
      if (word.from > unit) parts.push(timeline.text.slice(unit, word.from));
      unit = word.to;
      const span = document.createElement("span");
      span.className = "word";
      span.dataset.word = word.index;
      span.textContent = timeline.text.slice(word.from, word.to);
      if (cueOf(word)) span.classList.add("cue");
      parts.push(span);
      return span;
    });
    parts.push(timeline.text.slice(unit));
    this.element.replaceChildren(...parts);
    this.lit = null;
    this.trailEnd = 0;
    this.chosen = null;
  }

  /** Lights `word` (null for none) and remembers what has been read for the trail. */
  light(word, share = 1) {
    const index = word ? word.index : null;
    if (index !== this.lit) {
      if (this.lit !== null) this.words[this.lit]?.classList.remove("lit");
      if (index !== null) {
        this.words[index].classList.add("lit");
        this.followInView(this.words[index]);
        this.trailTo(index);
      }
      this.lit = index;
    }
    if (index !== null) this.words[index].style.setProperty("--read", `${Math.round(share * 100)}%`);
  }

  /** Marks the words before `index` as read, and no others. */
  trailTo(index) {
    for (let at = this.trailEnd; at < index; at += 1) this.words[at].classList.add("read");
    for (let at = index; at < this.trailEnd; at += 1) this.words[at].classList.remove("read");
    this.trailEnd = index;
  }

  /** Puts out the light; the trail goes too unless it is to be kept. */
  dark(keepTrail = false) {
    this.light(null);
    this.trailTo(keepTrail ? this.words.length : 0);
  }

  /** On long pages the text scrolls along. */
  followInView(span) {
    const panel = this.element.parentElement;
    if (panel.scrollHeight <= panel.clientHeight + 1) return;
    const room = panel.getBoundingClientRect();
    const place = span.getBoundingClientRect();
    if (place.top >= room.top + 8 && place.bottom <= room.bottom - place.height) return;
    const top = panel.scrollTop + place.top - room.top - room.height / 3;
    panel.scrollTo({ top, behavior: motionBehaviour() });
  }

  /** The word at or near a point, for small fingers; null when the point is far from any. */
  wordNear(x, y, reach = 28) {
    let nearest = null;
    let least = reach;
    this.words.forEach((span, index) => {
      for (const box of span.getClientRects()) {
        const distance = Math.hypot(
          Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
        if (distance < least) {
          least = distance;
          nearest = index;
        }
      }
    });
    return nearest;
  }

  /** Moves the keyboard's choice among the words; the chosen one's index. */
  choose(index) {
    if (this.words.length === 0) return null;
    this.unchoose();
    this.chosen = Math.min(Math.max(index, 0), this.words.length - 1);
    this.words[this.chosen].classList.add("chosen");
    this.words[this.chosen].scrollIntoView({ block: "nearest" });
    return this.chosen;
  }

  unchoose() {
    if (this.chosen != null) this.words[this.chosen].classList.remove("chosen");
    this.chosen = null;
  }
}

/** Whether the reader wants things to stay still. */
function wantsStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function motionBehaviour() {
  return wantsStillness() ? "instant" : "smooth";
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The direction in which a text is read: that of its first letter. */
function directionOf(text) {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
