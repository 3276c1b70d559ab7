import AudioInput
import Files
import WordTimeline

/// One page ready to be written.
struct PreparedPage: Sendable {
  /// Bytes that go into the document under a name.
  struct Part: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  /// What the scripts are told.
  var data = JSONObject()
  /// The page's recording, picture and sounds.
  var parts: [Part] = []
  /// What is not as it should be, in sentences for the reader.
  var notes: [String] = []
}

/// Gathers what belongs to a page.
struct PagePreparer: Sendable {
  let folder: String
  let options: PreviewOptions

  /// Prepares the page; `number` counts from 0 and names its parts.
  func prepare(_ page: BookPage, number: Int) -> PreparedPage {
    var result = PreparedPage()
    result.data["timeline"] = NativeJSON.value(page.timeline)
    if page.timeline.verdict == .failed {
      result.notes.append("The words of this page could not be matched to the voice.")
    }
    addAudio(of: page, number, to: &result)
    addPicture(of: page, number, to: &result)
    addCues(of: page, number, to: &result)
    if options.isEditable { addPaths(of: page, to: &result) }
    result.data["notes"] = .array(result.notes.map(JSONValue.string))
    return result
  }

  private func addAudio(of page: BookPage, _ number: Int, to result: inout PreparedPage) {
    guard let path = page.audioPath else {
      result.notes.append("This page has no recording.")
      return
    }
    let extent = page.timeline.extent
    do throws(AudioError) {
      let audio = try AudioReader.readMono(
        path: PathName.join(folder, path), range: extent.start..<max(extent.end, extent.start + 1),
        options: AudioReaderOptions(ffmpeg: options.ffmpeg))
      result.data["audio"] = try add(
        audio, named: "audio-\(number)", from: page.timeline.audio.seconds(extent.start), path,
        to: &result)
    } catch {
      result.notes.append(
        error.problem == .missing
          ? "The recording “\(path)” is missing."
          : "The recording “\(path)” cannot be used: \(error.diagnostic.problem).")
    }
  }

  /// Adds a recording as a part, and describes it.
  private func add(
    _ audio: MonoAudio, named name: String, from start: Double, _ path: String,
    to result: inout PreparedPage
  ) throws(AudioError) -> JSONValue {
    let bytes = try audio.encoded(as: options.audio, name: path)
    result.parts.append(.init(name: name, bytes: bytes))
    var object: JSONObject = [
      "part": .string(name), "type": .string(options.audio.mediaType), "start": .double(start),
      "rate": .integer(audio.sampleRate), "count": .integer(audio.samples.count),
    ]
    if options.audio != .wav, let print = SoundPrint(of: audio) { object["print"] = print.value }
    return .object(object)
  }

  private func addPicture(of page: BookPage, _ number: Int, to result: inout PreparedPage) {
    guard let path = page.picturePath else { return }
    do throws(FileError) {
      let bytes = try FileReader.bytes(of: PathName.join(folder, path))
      guard let type = PictureType(bytes) else {
        result.notes.append("The picture “\(path)” is of a kind that browsers do not show.")
        return
      }
      result.parts.append(.init(name: "picture-\(number)", bytes: bytes))
      result.data["picture"] = [
        "part": .string("picture-\(number)"), "type": .string(type.rawValue),
        "description": .string(page.pictureDescription ?? ""),
      ]
    } catch {
      result.notes.append("The picture “\(path)” is missing: \(error.diagnostic.problem).")
    }
  }

  private func addCues(of page: BookPage, _ number: Int, to result: inout PreparedPage) {
    var values: [JSONValue] = []
    for (index, cue) in page.cues.enumerated() {
      var object: JSONObject = ["name": .string(cue.name)]
      object["area"] = cue.area.map { .array($0.map(JSONValue.double)) }
      switch cue.sound {
      case .words(let words):
        object["words"] = [.integer(words.lowerBound), .integer(words.upperBound)]
      case .file(let path):
        do throws(AudioError) {
          let audio = try AudioReader.readMono(
            path: PathName.join(folder, path), options: AudioReaderOptions(ffmpeg: options.ffmpeg))
          object["audio"] = try add(
            audio, named: "cue-\(number)-\(index)", from: 0, path, to: &result)
        } catch {
          result.notes.append(
            "The sound “\(path)” of \(cue.name) cannot be used: \(error.diagnostic.problem).")
          continue
        }
      }
      values.append(.object(object))
    }
    if !values.isEmpty { result.data["cues"] = .array(values) }
  }

  /// What the desk writes back unchanged when it saves the book.
  private func addPaths(of page: BookPage, to result: inout PreparedPage) {
    var page = page
    page.timeline.words = []
    page.timeline.remarks = []
    let book = NativeJSON.value(BookTimeline(title: "", language: "", pages: [page]))
    guard case .array(let pages)? = book["pages"] else { return }
    result.data["envelope"] = pages.first
  }
}
