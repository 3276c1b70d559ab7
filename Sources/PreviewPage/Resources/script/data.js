// The book as the generator wrote it into this file: its description, and the recordings and
// pictures as base64 in elements that the browser neither runs nor draws.

const BOOK = JSON.parse(document.getElementById("book-data").textContent);

/** Fulfilled once the whole file has been read; the parts stand at its end. */
const fileIsRead = new Promise((resolve) => {
  if (document.readyState !== "loading") resolve();
  else document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
});

/** The base64 text of a part. */
async function partText(name) {
  await fileIsRead;
  const element = document.getElementById(`part-${name}`);
  if (!element) throw new Error(`the file holds no part called ${name}`);
  return element.textContent;
}

/** The bytes of a part. */
async function partBytes(name) {
  return bytesFromBase64(await partText(name));
}

function bytesFromBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** The address of a picture, made once. */
const pictureAddresses = new Map();
async function pictureAddress(picture) {
  if (!pictureAddresses.has(picture.part)) {
    const blob = new Blob([await partBytes(picture.part)], { type: picture.type });
    pictureAddresses.set(picture.part, URL.createObjectURL(blob));
  }
  return pictureAddresses.get(picture.part);
}

/** A number that is the same for the same text, to sow small variations with. */
function seedOf(text) {
  let seed = 2166136261;
  for (const unit of text) seed = Math.imul(seed ^ unit.codePointAt(0), 16777619) >>> 0;
  return seed;
}
