/// Recognises well-known kinds of files by their first bytes, so that a mix-up is called by name.
enum FileSignature {
  private static let known: [(bytes: [UInt8], name: String)] = [
    (Array("RIFF".utf8), "a WAV recording"),
    (Array("fLaC".utf8), "a FLAC recording"),
    (Array("OggS".utf8), "an Ogg recording"),
    (Array("ID3".utf8), "an MP3 recording"),
    (Array("FORM".utf8), "an AIFF recording"),
    (Array("PK".utf8) + [3, 4], "a ZIP archive (perhaps a Word document or an EPUB)"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Word document"),
    ([0x89] + Array("PNG".utf8), "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x1F, 0x8B], "a gzip archive"),
    ([0x7F] + Array("ELF".utf8), "a program"),
  ]

  /// What the file is, such as `a PDF document`, where it is a known kind that is not plain text.
  static func nameOfNonText(_ bytes: [UInt8]) -> String? {
    // RTF is written in ASCII all through, so it must be known by its first letters alone.
    if bytes.starts(with: "{\\rtf".utf8) { return "an RTF document" }
    // Plain text may begin with the letters below; these files soon hold bytes that it cannot.
    guard bytes.prefix(4096).contains(where: { $0 == 0 || $0 >= 0x80 }) else { return nil }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "an MP4 recording" }
    return known.first { bytes.starts(with: $0.bytes) }?.name
  }
}
