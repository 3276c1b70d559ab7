import Files
import Reports
import TimingFormats
import WordTimeline

/// The files of one book.
///
/// ```
/// book.json …           the whole book, in each format that holds books
/// pages/page-01.json …  each page, in each format asked for
/// report.html           the book's verdicts, to be looked at and listened to
/// ```
/// A file whose content would stay the same is not touched.
struct BookOutput: Sendable {
  let folder: String
  let formats: [any TimingFormat]
  let export: ExportOptions

  private var pagesFolder: String { PathName.join(folder, "pages") }

  /// Makes the folders, and removes what a killed run left half-written in them.
  func prepare() throws(FileError) {
    try Folder.make(pagesFolder)
    AtomicWriter.removeAbandoned(in: folder)
    AtomicWriter.removeAbandoned(in: pagesFolder)
  }

  /// Writes a page in every format asked for; one that is not to be used, only in the format that
  /// says so.
  func write(_ page: PageTimeline) throws(TimingSource.Stop) {
    for format in formats {
      guard let writer = format as? any TimingWriter, page.verdict != .failed || format.saysVerdict
      else { continue }
      let files: [OutputFile]
      do throws(TimingFormatError) {
        files = try writer.write(PageExport(page, facts: format.facts, options: export))
      } catch {
        throw .page(error.diagnostic)
      }
      try write(files, of: format, to: PathName.join(pagesFolder, page.id))
    }
  }

  /// Writes the book in every format that holds books.
  func write(_ book: BookTimeline) throws(TimingSource.Stop) {
    for format in formats {
      guard let writer = format as? any BookWriter else { continue }
      var usable = book
      if !format.saysVerdict { usable.pages.removeAll { $0.timeline.verdict == .failed } }
      let files: [OutputFile]
      do throws(TimingFormatError) {
        files = try writer.write(BookExport(usable, options: export))
      } catch {
        throw .page(error.diagnostic)
      }
      try write(files, of: format, to: PathName.join(folder, "book"))
    }
  }

  /// Removes the files that an earlier run wrote for a page which now has none: old timings must
  /// not pass for new ones.
  ///
  /// - Parameter keepsVerdict: whether the files in formats that say the verdict stay.
  func removePage(_ id: String, otherPages: [String], keepsVerdict: Bool) {
    let kept = keepsVerdict ? formats.filter(\.saysVerdict).map(\.facts.extensions[0]) : []
    let longer = otherPages.filter { $0.hasPrefix(id + ".") }
    for name in (try? Folder.names(in: pagesFolder)) ?? [] where name.hasPrefix(id + ".") {
      let isOther = longer.contains { name.hasPrefix($0 + ".") }
      if isOther || kept.contains(where: { name == id + "." + $0 }) { continue }
      Folder.removeFile(PathName.join(pagesFolder, name))
    }
  }

  private func write(
    _ files: [OutputFile], of format: any TimingFormat, to path: String
  ) throws(TimingSource.Stop) {
    for file in files {
      let ending = file.fileExtension ?? format.facts.extensions[0]
      try Self.update(path + "." + ending, with: file.bytes)
    }
  }

  /// Writes a file, unless it is the same already.
  static func update(_ path: String, with bytes: [UInt8]) throws(TimingSource.Stop) {
    do throws(FileError) {
      try AtomicWriter.update(path, with: bytes, waitsForDisk: false)
    } catch {
      throw .run(error.diagnostic)
    }
  }
}

extension TimingFormat {
  /// Whether a file of this format says that a page is not to be used.
  fileprivate var saysVerdict: Bool { facts.holds.contains(.remarks) }
}
