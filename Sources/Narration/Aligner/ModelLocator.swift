private import AcousticModel
private import Files
private import PageText

/// Finds installed acoustic models and their lexicons.
///
/// Packages put a model in `PREFIX/share/pocketsphinx/model/LANGUAGE/LANGUAGE`, with its dictionary
/// beside the inner folder; the prefixes searched are ``prefixes``, in order.
public enum ModelLocator {
  /// Where packages are installed: by hand, by Debian, by Homebrew.
  public static let prefixes = [
    "/usr/local", "/usr", "/opt/homebrew", "/home/linuxbrew/.linuxbrew",
  ]

  /// A model and what belongs to it.
  public struct Location: Sendable, Equatable {
    /// The model's folder.
    public var folder: String
    /// The dictionary in the model's phones; nil where there is none.
    public var lexicon: String?
    /// The language that the model was trained on, as a BCP 47 tag.
    public var language: String
  }

  /// The model to use for a language.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - folder: the folder that the user names; nil to search.
  /// - Throws: ``NarrationError`` when no model is installed.
  public static func locate(
    language: String, folder: String?
  ) throws(NarrationError) -> Location {
    if let folder {
      let name = PathName.name(of: folder)
      let noted = (try? ModelNotes(folder: folder))?.language
      let spoken = noted ?? Self.language(ofModelNamed: name) ?? language
      return Location(folder: folder, lexicon: lexicon(of: folder), language: spoken)
    }
    let base = LanguageTag.language(of: language)
    for wanted in [base, "en"] {
      for prefix in prefixes {
        let models = PathName.join(prefix, "share/pocketsphinx/model")
        let names = (try? Folder.names(in: models)) ?? []
        for name in names where LanguageTag.language(of: name) == wanted {
          let folder = PathName.join(PathName.join(models, name), name)
          guard Folder.kind(of: PathName.join(folder, "mdef")) == .file else { continue }
          return Location(folder: folder, lexicon: lexicon(of: folder), language: wanted)
        }
      }
    }
    throw .noModel(searched: prefixes.map { PathName.join($0, "share/pocketsphinx/model") })
  }

  /// The language in a folder's name such as `en-us` or `fr-fr`.
  private static func language(ofModelNamed name: String) -> String? {
    let parts = name.split(separator: "-")
    guard let first = parts.first, parts.count <= 2, (2...3).contains(first.count),
      first.allSatisfy({ $0.isLowercase && $0.isASCII })
    else { return nil }
    return String(first)
  }

  /// The dictionary inside the model's folder or beside it.
  private static func lexicon(of folder: String) -> String? {
    for place in [folder, PathName.folder(of: folder)] {
      let names = (try? Folder.names(in: place)) ?? []
      if let name = names.first(where: { $0.hasSuffix(".dict") || $0.hasSuffix(".dic") }) {
        return PathName.join(place, name)
      }
    }
    return nil
  }
}
