// How a web page lights up the words of a page in Wordlight's app JSON (wordlight convert page.json
// page.app.json). Ask at every frame, not on timeupdate, which comes only every 250 ms or so:
//
//   const page = await (await fetch("page-01.app.json")).json();
//   const track = litTrack(page);
//   function frame() {
//     const word = litAt(track, audio.currentTime * 1000);
//     if (word !== shown) { shown = word; highlight(word && word.id); }
//     requestAnimationFrame(frame);
//   }

/** The words that light up, in order of time. */
function litTrack(page) {
  return page.words.filter((word) => word.litMs);
}

/** The word that is lit at a moment in milliseconds, or null: a search in logarithmic time. */
function litAt(track, ms) {
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (track[middle].litMs[0] <= ms) low = middle + 1;
    else high = middle;
  }
  const word = track[low - 1];
  return word && ms < word.litMs[1] ? word : null;
}

if (typeof module !== "undefined") module.exports = { litTrack, litAt };
