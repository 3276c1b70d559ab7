import Files

/// Makes a book of a folder of recordings and texts.
///
/// * Each text with its recording is a page, in natural order of their names (``PagePairing``).
/// * One recording beside several texts, none of which has its name, is the whole book: the pages
///   are read in it one after the other.
/// * A recording or text that stays alone is told in a notice; it is no page.
public enum BookFolder {
  /// The book in a folder; nil when there is no page in it.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - id: the book's name.
  ///   - names: the names of the folder's files in reading order.
  public static func book(id: String, folder: String, fileNames names: [String]) -> BookSource? {
    let pairing = PagePairing(fileNames: names)
    var book = BookSource(id: id, origin: folder, notices: pairing.notices)
    let recordings = pairing.groups.filter { $0.recording != nil }
    let texts = pairing.groups.filter { $0.text != nil }
    if recordings.count == 1, let whole = recordings[0].recording, recordings[0].text == nil,
      texts.count > 1
    {
      let source = AudioSource(path: PathName.join(folder, whole), extent: .shared)
      book.pages = texts.compactMap { page(of: $0, in: folder, audio: source) }
      return book
    }
    for group in pairing.groups {
      if let recording = group.recording,
        let page = page(
          of: group, in: folder, audio: AudioSource(path: PathName.join(folder, recording)))
      {
        book.pages.append(page)
      } else if let notice = notice(about: group) {
        book.notices.append(notice)
      }
    }
    return book.pages.isEmpty ? nil : book
  }

  private static func page(
    of group: PagePairing.Group, in folder: String, audio: AudioSource
  ) -> PageSource? {
    guard let text = group.text else { return nil }
    return PageSource(
      id: group.id, text: .file(PathName.join(folder, text)), audio: audio,
      picture: group.picture.map { PathName.join(folder, $0) })
  }

  private static func notice(about group: PagePairing.Group) -> BookNotice? {
    if let recording = group.recording {
      return BookNotice(
        kind: .recordingWithoutText, file: recording,
        message: "\(recording) has no text: add \(group.id).txt, or take the recording away")
    }
    guard let text = group.text else { return nil }
    return BookNotice(
      kind: .textWithoutRecording, file: text,
      message: "\(text) has no recording: add \(group.id).wav, or take the text away")
  }
}
