import Files

/// Checks EPUB media overlays and package documents for what readers stumble over.
public struct OverlayLinter: Sendable {
  private let source: FormatSource

  /// Makes a linter for a SMIL file or a package document.
  public init(_ source: FormatSource) { self.source = source }

  /// Everything that is wrong with the file and with what it refers to; nil where it is neither a
  /// SMIL file nor a package document.
  ///
  /// - Throws: where it is not well-formed.
  public func findings() throws(TimingFormatError) -> [Finding]? {
    guard source.head.contains("<smil") || source.head.contains("<package") else { return nil }
    let root = try source.parseXML()
    switch root.localName {
    case "smil": return try overlay(root).findings
    case "package": return try packageFindings(root)
    default: return nil
    }
  }

  /// What is wrong with an overlay, and how long it lasts.
  private func overlay(
    _ root: XMLElement
  ) throws(TimingFormatError) -> (findings: [Finding], seconds: Double) {
    var findings: [Finding] = []
    var documents = OverlayDocuments(source)
    var ends: [String: Double] = [:]
    var total = 0.0
    for element in root.descendants {
      switch element.localName {
      case "seq":
        let reference = element.attributes["epub:textref"] ?? ""
        if !reference.contains("#") {
          findings.append(
            finding(.reference, element, "epub:textref needs a fragment (EPUBCheck MED-014)"))
        }
      case "par":
        findings += referenceFindings(element, &documents)
        guard let audio = element.first("audio") else { continue }
        guard let clip = clip(audio) else {
          findings.append(finding(.reference, audio, "clipBegin or clipEnd is no time"))
          continue
        }
        let path = audio.attributes["src"] ?? ""
        findings += clipFindings(audio, clip, after: ends[path])
        ends[path] = clip.end
        total += clip.end - clip.begin
      default: break
      }
    }
    if total == 0 { findings.append(Finding(.duration, "the overlay plays nothing")) }
    return (findings, total)
  }

  private func referenceFindings(
    _ par: XMLElement, _ documents: inout OverlayDocuments
  ) -> [Finding] {
    guard let text = par.first("text"), let reference = text.attributes["src"] else {
      return [finding(.reference, par, "it has no text with a src")]
    }
    do throws(TimingFormatError) {
      _ = try documents.text(at: reference, text)
      return []
    } catch {
      let diagnostic = error.diagnostic
      return [Finding(.reference, line: diagnostic.line, diagnostic.problem)]
    }
  }

  private func clip(_ audio: XMLElement) -> (begin: Double, end: Double)? {
    guard let begin = SMILClock.seconds(audio.attributes["clipBegin"] ?? "0"),
      let end = SMILClock.seconds(audio.attributes["clipEnd"] ?? "")
    else { return nil }
    return (begin, end)
  }

  private func clipFindings(
    _ audio: XMLElement, _ clip: (begin: Double, end: Double), after end: Double?
  ) -> [Finding] {
    if clip.end <= clip.begin {
      return [finding(.empty, audio, "the clip does not end after it begins (EPUBCheck MED-008/9)")]
    }
    guard let end, abs(clip.begin - end) > 0.0005 else { return [] }
    let milliseconds = Int64(((clip.begin - end) * 1000).rounded())
    return milliseconds < 0
      ? [finding(.overlap, audio, "\(-milliseconds) ms before it are played twice")]
      : [finding(warning: .tiling, audio, "\(milliseconds) ms before it are never heard")]
  }

  private func finding(_ rule: Finding.Rule, _ element: XMLElement, _ message: String) -> Finding {
    Finding(rule, line: source.error(element, "").diagnostic.line, message)
  }

  private func finding(
    warning rule: Finding.Rule, _ element: XMLElement, _ message: String
  ) -> Finding {
    var finding = finding(rule, element, message)
    finding.severity = .warning
    return finding
  }
}

extension OverlayLinter {
  private func packageFindings(_ root: XMLElement) throws(TimingFormatError) -> [Finding] {
    var findings: [Finding] = []
    let metas = root.first("metadata")?.all("meta") ?? []
    func values(_ property: String, refining id: String? = nil) -> [String] {
      metas.filter {
        $0.attributes["property"] == property && $0.attributes["refines"] == id.map { "#" + $0 }
      }.map { String($0.text.trimmed) }
    }
    let items = root.first("manifest")?.all("item") ?? []
    var total = 0.0
    for item in items where item.attributes["media-type"] == "application/smil+xml" {
      let id = item.attributes["id"] ?? ""
      if !items.contains(where: { $0.attributes["media-overlay"] == id }) {
        findings.append(finding(.metadata, item, "no item has media-overlay=\"\(id)\""))
      }
      let said = values("media:duration", refining: id).first.flatMap(SMILClock.seconds)
      if said == nil {
        findings.append(finding(.metadata, item, "no media:duration refines \"#\(id)\""))
      }
      total += said ?? 0
      findings += try overlayFindings(item, said: said)
    }
    for item in items {
      guard let overlay = item.attributes["media-overlay"],
        !items.contains(where: { $0.attributes["id"] == overlay })
      else { continue }
      findings.append(finding(.reference, item, "no item has the id \"\(overlay)\""))
    }
    let whole = values("media:duration").first.flatMap(SMILClock.seconds)
    if whole == nil {
      findings.append(Finding(.metadata, "the media:duration of the whole is missing"))
    }
    if let whole, abs(whole - total) > 1 {
      findings.append(
        Finding(.duration, "the whole lasts \(whole) s, the overlays together \(total) s"))
    }
    if values("media:active-class").isEmpty {
      findings.append(
        Finding(
          .metadata, severity: .warning, "without media:active-class nothing is seen to light up"))
    }
    if values("media:narrator").isEmpty {
      findings.append(Finding(.metadata, severity: .warning, "media:narrator is missing"))
    }
    return findings
  }

  /// What is wrong with the overlay of a manifest's item.
  private func overlayFindings(
    _ item: XMLElement, said: Double?
  ) throws(TimingFormatError) -> [Finding] {
    guard let path = item.attributes["href"].flatMap(pathOfURI),
      let bytes = source.companion(path)
    else { return [finding(.reference, item, "its file is not there")] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let companion = source.companion
    let overlay = FormatSource(name: path, bytes: bytes) { companion(folder + $0) }
    let (findings, seconds) = try OverlayLinter(overlay).overlay(try overlay.parseXML())
    var named = findings.map { finding in
      var finding = finding
      let place = finding.line.map { "\(path):\($0)" } ?? path
      finding.message = "\(place): \(finding.message)"
      finding.line = nil
      return finding
    }
    if let said, abs(said - seconds) > 0.0015 {
      named.append(
        finding(.duration, item, "media:duration says \(said) s, its clips last \(seconds) s"))
    }
    return named
  }
}
