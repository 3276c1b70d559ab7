import AudioInput
import Files
public import WordTimeline

extension BookSource {
  /// The folder from which the paths of the book's timeline start.
  public var folder: String {
    let isDescription = PathName.pathExtension(of: origin) == "json"
    return isDescription ? PathName.folder(of: origin) : origin
  }

  /// A path as seen from the book's folder; as it is where it lies elsewhere.
  func relativePath(_ path: String) -> String {
    let prefix = PathName.join(folder, "x").dropLast()
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The book with every one of its pages, in reading order: those that have been timed, the others
  /// with their text alone and the verdict `failed`, and where a folder holds texts without a
  /// recording, those too.
  ///
  /// - Parameter timed: the book as a run over it wrote it; nil where no page could be timed.
  public func timeline(completing timed: BookTimeline?) -> BookTimeline {
    let known = Dictionary(
      (timed?.pages ?? []).map { ($0.timeline.id, $0) }, uniquingKeysWith: { one, _ in one })
    var result =
      timed
      ?? BookTimeline(
        title: title ?? id, author: authors.isEmpty ? nil : authors.joined(separator: ", "),
        narrator: narrator, licence: licence, language: language ?? "en", pages: [])
    result.pages = pages.map { known[$0.id] ?? untimed($0, language: result.language) }
    for notice in notices where notice.kind == .textWithoutRecording {
      let page = unrecorded(notice.file, language: result.language)
      let place = result.pages.firstIndex {
        NaturalOrder.isBefore(page.timeline.id, $0.timeline.id)
      }
      result.pages.insert(page, at: place ?? result.pages.endIndex)
    }
    return result
  }

  /// A page of a folder that has a text and no recording.
  private func unrecorded(_ file: String, language: String) -> BookPage {
    let id = PathName.stem(of: file)
    let text = (try? FileReader.text(of: PathName.join(folder, file))) ?? ""
    return BookPage(
      timeline: PageTimeline(
        id: id, language: language, text: text,
        audio: AudioReference(name: nil, sampleRate: 1000, sampleCount: 0), words: []))
  }

  /// A page that could not be timed. It shows its text where that can be read, and plays its
  /// recording where there is one.
  private func untimed(_ page: PageSource, language: String) -> BookPage {
    let text =
      switch page.text {
      case .inline(let text): text
      case .file(let path): (try? FileReader.text(of: path)) ?? ""
      }
    let rate = 1000
    let seconds = AudioReader.statedSeconds(path: page.audio.path) ?? 0
    return BookPage(
      timeline: PageTimeline(
        id: page.id, language: page.language ?? language, text: text,
        audio: AudioReference(
          name: PathName.name(of: page.audio.path), sampleRate: rate,
          sampleCount: Int64((seconds * Double(rate)).rounded(.up))),
        words: [], verdict: .failed),
      audioPath: relativePath(page.audio.path), picturePath: page.picture.map(relativePath),
      pictureDescription: page.pictureDescription)
  }
}
