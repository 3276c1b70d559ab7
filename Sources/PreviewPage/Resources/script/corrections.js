// What has been corrected at the desk. Every change is a list of words before and after, so that it
// can be undone and done again; times are whole samples.

/** No word is shorter. */
const SHORTEST_WORD_SECONDS = 0.02;

/** Two words are joined when the one ends within so much of where the other starts. */
const JOINED_SECONDS = 0.003;

class Corrections {
  constructor() {
    this.done = [];
    this.undone = [];
    /** How many changes there were when the corrections were last saved. */
    this.saved = 0;
    this.onChange = () => {};
  }

  get isUnsaved() {
    return this.done.length !== this.saved;
  }

  /**
   * Changes some words of a page.
   *
   * @param changes by the word's index, what becomes of it: `{ startSample, endSample, status, locked }`
   * @param merge a name; a change that follows one of the same name is undone together with it
   */
  apply(page, changes, merge = null) {
    const before = {};
    for (const index of Object.keys(changes)) before[index] = stateOf(page.timeline.words[index]);
    const last = this.done[this.done.length - 1];
    const isMerged = merge && last?.merge === merge && last.page === page && !this.undone.length;
    if (isMerged) {
      last.before = { ...before, ...last.before };
      last.after = { ...last.after, ...changes };
    } else {
      this.done.push({ page, before, after: changes, merge });
    }
    this.undone = [];
    this.set(page, changes);
  }

  /** Ends a run of merged changes. */
  settle() {
    const last = this.done[this.done.length - 1];
    if (last) last.merge = null;
  }

  undo() {
    const change = this.done.pop();
    if (!change) return null;
    this.undone.push(change);
    this.set(change.page, change.before);
    return change;
  }

  redo() {
    const change = this.undone.pop();
    if (!change) return null;
    this.done.push(change);
    this.set(change.page, change.after);
    return change;
  }

  set(page, states) {
    for (const [index, state] of Object.entries(states)) {
      setState(page.timeline, page.timeline.words[index], state);
    }
    page.timeline.index();
    this.onChange(page);
  }
}

function stateOf({ startSample, endSample, status, locked }) {
  return { startSample, endSample, status, locked };
}

function setState(timeline, word, state) {
  Object.assign(word, state);
  const isTimed = word.status === "aligned";
  word.start = isTimed ? word.startSample / timeline.rate : null;
  word.end = isTimed ? word.endSample / timeline.rate : null;
}

/**
 * What moving one end of a word changes: the word itself, which is locked from then on, and the
 * neighbour where the two are joined or would overlap.
 *
 * @param edge "start" or "end"
 * @param sample where it is to be; kept where every word has some length left
 * @param apart whether joined neighbours are to be left where they are
 */
function moveEdge(timeline, index, edge, sample, apart = false) {
  const word = timeline.words[index];
  const place = timeline.timed.indexOf(word);
  const shortest = Math.round(SHORTEST_WORD_SECONDS * timeline.rate);
  const joined = Math.round(JOINED_SECONDS * timeline.rate);
  const isStart = edge === "start";
  const neighbour = timeline.timed[place + (isStart ? -1 : 1)];
  const bounds = isStart
    ? [neighbour ? neighbour.startSample + shortest : sampleAt(timeline, timeline.begin),
      word.endSample - shortest]
    : [word.startSample + shortest,
      neighbour ? neighbour.endSample - shortest : sampleAt(timeline, timeline.end)];
  const target = Math.min(Math.max(Math.round(sample), bounds[0]), bounds[1]);
  const changes = { [index]: { ...stateOf(word), [`${edge}Sample`]: target, locked: true } };
  if (neighbour) {
    const far = isStart ? "endSample" : "startSample";
    const old = isStart ? word.startSample : word.endSample;
    const isJoined = !apart && Math.abs(neighbour[far] - old) <= joined;
    const overlaps = isStart ? neighbour[far] > target : neighbour[far] < target;
    if (isJoined || overlaps) changes[neighbour.index] = { ...stateOf(neighbour), [far]: target };
  }
  return changes;
}

/** What becomes of a word that is right as it is. */
function markRight(word) {
  return { [word.index]: { ...stateOf(word), locked: true } };
}

/** What becomes of a word that the narrator left out. */
function markSilent(word) {
  return {
    [word.index]: { startSample: null, endSample: null, status: "notSpoken", locked: true },
  };
}

/**
 * What becomes of a word that is spoken after all: it gets the room between its neighbours, which
 * is then to be corrected. Without room, the last part of the word before.
 */
function markSpoken(timeline, word) {
  const before = timeline.timed.filter(({ index }) => index < word.index).at(-1);
  const after = timeline.timed.find(({ index }) => index > word.index);
  const shortest = Math.round(SHORTEST_WORD_SECONDS * timeline.rate);
  let start = before ? before.endSample : sampleAt(timeline, timeline.begin);
  const end = after ? after.startSample : sampleAt(timeline, timeline.end);
  const changes = {};
  if (end - start < shortest) {
    if (!before || before.endSample - before.startSample < 2 * shortest) return null;
    start = Math.min(end, before.endSample) - shortest;
    changes[before.index] = { ...stateOf(before), endSample: start };
  }
  const length = Math.min(end - start, Math.round(0.4 * timeline.rate));
  changes[word.index] = {
    startSample: start, endSample: start + length, status: "aligned", locked: true,
  };
  return changes;
}

function sampleAt(timeline, time) {
  return Math.round(time * timeline.rate);
}
