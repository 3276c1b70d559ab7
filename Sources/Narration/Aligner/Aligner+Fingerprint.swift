private import Files
private import Pronunciation
private import WordTimeline

extension Aligner {
  /// The number of times that the same input has come to give other timings since the version was
  /// raised. Whoever changes timings raises it, so that nobody is given those of a cache.
  private static let timingRevision = 5

  /// A hash of the program's version, the options, and every byte of the model and the lexicon.
  static func fingerprint(
    options: AlignerOptions, location: ModelLocator.Location
  ) -> String {
    var hash = SHA256()
    func add(_ text: String) { hash.update(Array((text + "\n").utf8).span) }
    add("\(WordlightVersion.current) \(timingRevision)")
    add(options.language)
    add(options.ffmpeg ?? "no ffmpeg")
    add(Pronouncer.readsChineseCharactersOfJapanese ? "MeCab" : "no MeCab")
    // A file that has become unreadable since the model was read is hashed as its error.
    func addContent(of path: String) {
      do {
        add(try SHA256.hexDigest(ofFile: path))
      } catch {
        add("\(path): \(error.diagnostic.problem)")
      }
    }
    for name in (try? Folder.names(in: location.folder)) ?? [] {
      let path = PathName.join(location.folder, name)
      guard Folder.kind(of: path) == .file else { continue }
      add(name)
      addContent(of: path)
    }
    if let lexicon = location.lexicon { addContent(of: lexicon) }
    for lexicon in options.lexicons { addContent(of: lexicon) }
    return hash.hexDigest()
  }
}
