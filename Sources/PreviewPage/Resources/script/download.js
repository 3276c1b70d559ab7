// Handing the reader a file.

/** Hands over a file as if it had been downloaded. */
function download(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

/** A name that every file system takes. */
function fileName(text, extension) {
  const bare = text.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").replace(/\s+/gu, " ").trim();
  return `${bare.slice(0, 80) || "book"}.${extension}`;
}
