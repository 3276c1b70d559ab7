extension NativeJSON {
  /// A page as a JSON value.
  public static func value(_ page: PageTimeline) -> JSONValue {
    let offsets = TextOffsets(page.text)
    var object: JSONObject = [
      "format": .string(pageFormat),
      "version": .integer(version),
      "id": .string(page.id),
      "language": .string(page.language),
      "verdict": .string(page.verdict.rawValue),
      "audio": value(page.audio),
    ]
    if page.extent != SampleSpan(start: 0, end: page.audio.sampleCount) {
      object["extent"] = .object(times(page.extent, page.audio))
    }
    object["text"] = .string(page.text)
    object["words"] = .array(page.words.map { value($0, offsets, page.audio) })
    object["remarks"] = .array(page.remarks.map { value($0, page.audio) })
    return .object(object)
  }

  /// A book as a JSON value.
  public static func value(_ book: BookTimeline) -> JSONValue {
    var object: JSONObject = [
      "format": .string(bookFormat), "version": .integer(version), "title": .string(book.title),
    ]
    object["author"] = book.author.map(JSONValue.string)
    object["narrator"] = book.narrator.map(JSONValue.string)
    object["licence"] = book.licence.map(JSONValue.string)
    object["language"] = .string(book.language)
    object["identifier"] = book.identifier.map(JSONValue.string)
    object["verdict"] = .string(book.verdict.rawValue)
    object["pages"] = .array(book.pages.map(value))
    return .object(object)
  }

  private static func value(_ page: BookPage) -> JSONValue {
    let audio = page.timeline.audio
    var object = JSONObject()
    object["audioPath"] = page.audioPath.map(JSONValue.string)
    object["picturePath"] = page.picturePath.map(JSONValue.string)
    object["pictureDescription"] = page.pictureDescription.map(JSONValue.string)
    object["turn"] = page.turn.map { seconds($0, audio) }
    object["turnSample"] = page.turn.map(JSONValue.integer)
    if !page.cues.isEmpty { object["cues"] = .array(page.cues.map(value)) }
    object["page"] = value(page.timeline)
    return .object(object)
  }

  private static func value(_ cue: TapCue) -> JSONValue {
    var object: JSONObject = ["name": .string(cue.name)]
    switch cue.sound {
    case .file(let path): object["file"] = .string(path)
    case .words(let words): object["words"] = range(words.lowerBound, words.upperBound)
    }
    object["area"] = cue.area.map { .array($0.map(JSONValue.double)) }
    return .object(object)
  }

  private static func value(_ audio: AudioReference) -> JSONValue {
    var object = JSONObject()
    object["name"] = audio.name.map(JSONValue.string)
    object["sampleRate"] = .integer(audio.sampleRate)
    object["sampleCount"] = .integer(audio.sampleCount)
    object["duration"] = seconds(audio.sampleCount, audio)
    return .object(object)
  }

  private static func value(
    _ word: TimedWord, _ offsets: TextOffsets, _ audio: AudioReference
  ) -> JSONValue {
    let (lower, upper) = (word.range.lowerBound, word.range.upperBound)
    var object: JSONObject = [
      "text": .string(word.text),
      "bytes": range(lower, upper),
      "utf16": range(offsets.utf16Units(before: lower), offsets.utf16Units(before: upper)),
      "codePoints": range(offsets.codePoints(before: lower), offsets.codePoints(before: upper)),
      "status": .string(word.status.rawValue),
    ]
    if let span = word.span { object.append(times(span, audio)) }
    object.add("confidence", word.confidence.map(JSONValue.double))
    object.add("uncertaintyMs", word.uncertaintyMilliseconds.map(JSONValue.double))
    object.add("reading", word.reading.map(JSONValue.string))
    if word.isLocked { object["locked"] = true }
    if !word.phones.isEmpty {
      object["phones"] = .array(
        word.phones.map { phone in
          var object: JSONObject = ["name": .string(phone.name)]
          object.append(times(phone.span, audio))
          return .object(object)
        })
    }
    return .object(object)
  }

  private static func value(_ remark: Remark, _ audio: AudioReference) -> JSONValue {
    var object: JSONObject = ["kind": .string(remark.kind.rawValue)]
    object["words"] = remark.words.map { range($0.lowerBound, $0.upperBound) }
    if let span = remark.span { object.append(times(span, audio)) }
    object["message"] = .string(remark.message)
    return .object(object)
  }

  private static func times(_ span: SampleSpan, _ audio: AudioReference) -> JSONObject {
    [
      "start": seconds(span.start, audio), "end": seconds(span.end, audio),
      "startSample": .integer(span.start), "endSample": .integer(span.end),
    ]
  }

  private static func seconds(_ sample: Int64, _ audio: AudioReference) -> JSONValue {
    .decimal(audio.ticks(sample, perSecond: 1_000_000), decimals: 6)
  }

  private static func range(_ lower: Int, _ upper: Int) -> JSONValue {
    [.integer(lower), .integer(upper)]
  }
}

extension JSONObject {
  /// Adds the members of another object at the end.
  fileprivate mutating func append(_ other: JSONObject) {
    for member in other.members { add(member.key, member.value) }
  }
}
