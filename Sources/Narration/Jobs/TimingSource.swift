import Files
import PageText
import WordTimeline

/// Gets the timings of pages: from the cache where they were made before, else from the aligner.
///
/// Everything here may run on any thread.
struct TimingSource: Sendable {
  /// Why a piece of work ended without a result.
  enum Stop: Error {
    /// Only this page is concerned.
    case page(Diagnostic)
    /// Nothing can go on: no model, or a full disk.
    case run(Diagnostic)
  }

  /// The timings of a page, and whether they were made before.
  struct Outcome: Sendable {
    var timeline: PageTimeline
    /// The name of the timings in the cache: whatever they depend on is in it.
    var key: String
    var wasCached: Bool
  }

  let aligner: AlignerSource
  let cache: ResultCache

  /// The text of a page.
  func text(of page: PageSource) throws(Stop) -> String {
    switch page.text {
    case .inline(let text): return text
    case .file(let path):
      do throws(FileError) {
        return try FileReader.text(of: path)
      } catch {
        throw .page(error.diagnostic)
      }
    }
  }

  /// The text of a page as it is printed, without the hints that it may hold.
  func printedText(of page: PageSource, language: String?) throws(Stop) -> String {
    let text = try text(of: page)
    do {
      var options = PageText.Options(language: language ?? "en")
      if case .file(let path) = page.text {
        options.format = PageText.Format(fileName: path)
        options.file = path
      }
      return try PageText(parsing: text, options: options).text
    } catch {
      throw .page(diagnostic(of: error))
    }
  }

  /// Aligns a page, around what a person has set in it, unless its timings are in the cache.
  func align(_ input: PageInput, keeping corrected: CorrectedPage? = nil) throws(Stop) -> Outcome {
    let recording = try digest(ofRecording: input.audioPath)
    let key = CacheKey(
      "page",
      [aligner.fingerprint, recording] + Self.parts(of: input)
        + (corrected.map(Self.parts) ?? []))
    if let content = cache.content(of: key), var page = try? NativeJSON.page(content) {
      // Names are no part of the key: a renamed page keeps its timings.
      page.id = input.id
      page.audio.name = PathName.name(of: input.audioPath)
      return Outcome(timeline: page, key: key.digest, wasCached: true)
    }
    let timeline = try asking { aligner in
      try corrected.map {
        try aligner.align(input, keeping: $0.timeline, changesAbove: $0.tolerance)
      } ?? aligner.align(input)
    }
    try confirm(recording, of: input.audioPath)
    try store(NativeJSON.file(timeline), under: key)
    return Outcome(timeline: timeline, key: key.digest, wasCached: false)
  }

  /// Finds the parts of one recording in which several pages are read, by aligning all of their
  /// text with it; nil for a page of which nothing is heard.
  func stretches(
    of texts: [String], inRecording path: String, language: String?
  ) throws(Stop) -> [AudioStretch?] {
    let joined = JoinedText(pages: texts)
    let recording = try digest(ofRecording: path)
    let key = CacheKey("stretches", [aligner.fingerprint, recording, language ?? ""] + texts)
    if let content = cache.content(of: key), let stretches = try? Self.decode(content),
      stretches.count == texts.count
    {
      return stretches
    }
    let whole = PageInput(
      id: PathName.stem(of: path), audioPath: path, text: joined.text, language: language)
    let timeline = try asking { try $0.align(whole) }
    let silences = try asking { try $0.silences(inRecording: path) }
    let stretches = joined.stretches(in: timeline, silences: silences)
    try confirm(recording, of: path)
    try store(Self.encode(stretches), under: key)
    return stretches
  }

  /// Asks the aligner about a page.
  private func asking<Answer>(
    _ question: (any PageAligning) throws -> Answer
  ) throws(Stop) -> Answer {
    let aligner: any PageAligning
    do {
      aligner = try self.aligner.aligner()
    } catch {
      throw .run(diagnostic(of: error))
    }
    do {
      return try question(aligner)
    } catch {
      throw .page(diagnostic(of: error))
    }
  }

  private func digest(ofRecording path: String) throws(Stop) -> String {
    do throws(FileError) {
      return try SHA256.hexDigest(ofFile: path)
    } catch {
      throw .page(error.diagnostic)
    }
  }

  /// Makes sure that a recording is still what it was before it was aligned: somebody may be
  /// exporting it at this moment.
  private func confirm(_ digest: String, of path: String) throws(Stop) {
    guard try self.digest(ofRecording: path) == digest else {
      throw .page(
        Diagnostic(
          .badData, file: path, problem: "changed while it was being aligned",
          remedy: "run the same command again once the recording is finished"))
    }
  }

  private func store(_ content: [UInt8], under key: CacheKey) throws(Stop) {
    do throws(FileError) {
      try cache.store(content, under: key)
    } catch {
      throw .run(error.diagnostic)
    }
  }

  private static func parts(of input: PageInput) -> [String] {
    let stretch = input.stretch.map { "\($0.startSeconds) \($0.endSeconds ?? .infinity)" }
    return [stretch ?? "all", input.language ?? "", input.text]
  }

  private static func parts(of corrected: CorrectedPage) -> [String] {
    let tolerance = corrected.tolerance.map { "\($0)" } ?? "locked words"
    return [tolerance, String(decoding: NativeJSON.file(corrected.timeline), as: UTF8.self)]
  }
}

extension TimingSource {
  /// Stretches as the cache keeps them. Doubles are written so that they read back exactly.
  static func encode(_ stretches: [AudioStretch?]) -> [UInt8] {
    let values = stretches.map { stretch -> JSONValue in
      guard let stretch else { return .null }
      return [.double(stretch.startSeconds), stretch.endSeconds.map(JSONValue.double) ?? .null]
    }
    return JSONWriter.compact.file(.array(values))
  }

  static func decode(_ content: [UInt8]) throws(JSONError) -> [AudioStretch?] {
    try JSONParser.decode(content) { (field) throws(JSONError) in
      try field.elements().map { (element) throws(JSONError) in
        if element.value == .null { return nil }
        let bounds = try element.elements()
        guard bounds.count == 2 else { throw element.error("two moments are expected") }
        let start = try bounds[0].double()
        let end = bounds[1].value == .null ? nil : try bounds[1].double()
        guard start >= 0, start < end ?? .infinity else { throw element.error("no stretch") }
        return AudioStretch(startSeconds: start, endSeconds: end)
      }
    }
  }
}
