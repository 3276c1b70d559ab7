// Corrected pages as native JSON, which `wordlight align --keep` and every converter read.

/** A page with what has been corrected; words that a person set are locked. */
function correctedRecord(page) {
  const record = structuredClone(page.timeline.record);
  record.words = record.words.map((old, index) => correctedWord(old, page.timeline, index));
  const isSettled = (remark) =>
    remark.words && record.words.slice(...remark.words).every((word) => word.locked);
  record.remarks = (record.remarks ?? []).filter(
    (remark) => !(remark.kind === "unsureWord" && isSettled(remark)));
  return record;
}

function correctedWord(old, timeline, index) {
  const word = timeline.words[index];
  if (isAsBefore(word, old)) return old;
  const { text, bytes, utf16, codePoints, reading } = old;
  const result = { text, bytes, utf16, codePoints, status: word.status };
  if (word.status === "aligned") {
    Object.assign(result, {
      start: secondsOf(word.startSample, timeline.rate),
      end: secondsOf(word.endSample, timeline.rate),
      startSample: word.startSample,
      endSample: word.endSample,
      // A word whose neighbour was moved keeps its estimate; one that a person set is certain.
      confidence: word.locked ? 1 : old.confidence,
    });
    if (reading) result.reading = reading;
  }
  if (word.locked) result.locked = true;
  return result;
}

function isAsBefore(word, old) {
  return old.status === word.status && (old.locked ?? false) === word.locked &&
    (old.startSample ?? null) === word.startSample && (old.endSample ?? null) === word.endSample;
}

/** Seconds with six decimals, as the files have them. */
function secondsOf(sample, rate) {
  return Number((sample / rate).toFixed(6));
}

/** The whole book with its corrected pages. */
function correctedBook(pages) {
  return {
    ...BOOK.book,
    pages: pages.map((page, place) => ({
      ...BOOK.pages[place].envelope, page: correctedRecord(page),
    })),
  };
}

// Corrections that were not saved survive a closed window where the browser keeps data for files.

const DESK_KEY = `wordlight.desk.${seedOf(JSON.stringify([
  BOOK.title, BOOK.pages.map(({ timeline }) => [timeline.text, timeline.audio, timeline.words]),
]))}`;

function keepCorrections(pages) {
  const changed = pages.map((page) => page.timeline.words.flatMap((word) => {
    const old = page.timeline.record.words[word.index];
    return isAsBefore(word, old) ? [] : [[word.index, stateOf(word)]];
  }));
  try {
    if (changed.some((words) => words.length > 0)) {
      localStorage.setItem(DESK_KEY, JSON.stringify(changed));
    } else {
      localStorage.removeItem(DESK_KEY);
    }
  } catch {
    // Then they live until the window is closed, which asks before it goes.
  }
}

/** The corrections kept from last time, by page: what `Corrections.apply` takes. */
function keptCorrections() {
  try {
    const kept = JSON.parse(localStorage.getItem(DESK_KEY) ?? "[]");
    return kept.map((words) => Object.fromEntries(words));
  } catch {
    return [];
  }
}
