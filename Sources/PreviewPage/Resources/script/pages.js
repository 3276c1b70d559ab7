// The pages as the player knows them.

class Page {
  /** @param description what the generator wrote of the page */
  constructor(description) {
    const { timeline } = description;
    this.id = timeline.id;
    this.language = timeline.language;
    this.verdict = timeline.verdict;
    this.timeline = new Timeline(timeline);
    /** Whether its words light up: not where they are not what is spoken. */
    this.lights = timeline.verdict !== "failed";
    this.audio = description.audio ?? null;
    this.picture = description.picture ?? null;
    this.notes = description.notes;
    this.cues = description.cues ?? [];
    this.cueOf = (word) => this.cues.find((cue) => isNamed(cue, word)) ?? null;
  }

  /** The cue whose place in the picture holds a point, given in shares of the picture. */
  cueAt(x, y) {
    return this.cues.find(({ area }) => {
      if (!area) return false;
      const [left, top, width, height] = area;
      return x >= left && x <= left + width && y >= top && y <= top + height;
    });
  }
}

/** Whether a word of the page names a cue: “Billy’s” names Billy. */
function isNamed(cue, word) {
  const bare = /[\p{L}\p{N}]+/u.exec(word.text)?.[0] ?? "";
  return bare !== "" && cue.name.toLowerCase() === bare.toLowerCase();
}
