import AudioInput
import Files

extension Shelf.Entry {
  /// How much narration a book holds, in milliseconds, from its recordings' headers.
  ///
  /// It only divides work fairly: a file that libsndfile cannot open counts with the length that
  /// its size would have at 128 kbit/s, as a phone's recording has.
  var audioLength: Int64 {
    guard case .book(let book) = self else { return 0 }
    let paths = Set(book.pages.map(\.audio.path)).sorted()
    return paths.reduce(0) { sum, path in
      if let seconds = AudioReader.statedSeconds(path: path) {
        return sum + Int64((min(seconds, 1e6) * 1000).rounded())
      }
      return sum + (Folder.size(ofFile: path) ?? 0) / 16
    }
  }
}
