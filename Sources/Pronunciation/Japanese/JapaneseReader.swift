import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says how Japanese words with Chinese characters are read, by MeCab and its IPA dictionary where
/// they are installed; eSpeak NG reads kana only.
///
/// The library is opened when the first such word is asked for. It is asked by one thread at a
/// time.
///
/// Reference: taku910.github.io/mecab, `mecab.h`.
final class JapaneseReader: Sendable {
  private typealias New = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Parse =
    @convention(c) (OpaquePointer, Int, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  private typealias Information = @convention(c) (OpaquePointer) -> UnsafeRawPointer?

  /// The one instance; nil where MeCab or its dictionary in UTF-8 is not installed.
  static let shared: JapaneseReader? = {
    for name in ["libmecab.so.2", "libmecab.2.dylib"] {
      if let handle = unsafe dlopen(name, RTLD_NOW) {
        return unsafe JapaneseReader(library: handle)
      }
    }
    return nil
  }()

  /// How many of the ways to understand a word are asked for.
  private static let ways = 8
  /// How many different readings are kept.
  private static let limit = 3

  private let tagger: Mutex<Tagger>

  /// MeCab's state and the function that asks it; used under the lock alone.
  @safe private struct Tagger: @unchecked Sendable {
    var handle: OpaquePointer
    var parse: Parse
  }

  private init?(library: UnsafeMutableRawPointer) {
    guard let new = unsafe dlsym(library, "mecab_new2"),
      let parse = unsafe dlsym(library, "mecab_nbest_sparse_tostr"),
      let information = unsafe dlsym(library, "mecab_dictionary_info"),
      let handle = unsafe unsafeBitCast(new, to: New.self)("-Oyomi -l1"),
      let dictionary = unsafe unsafeBitCast(information, to: Information.self)(handle)
    else { return nil }
    // The second field of `mecab_dictionary_info_t` is the name of the character set.
    let charset = unsafe dictionary.load(
      fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UnsafePointer<CChar>?.self)
    guard let charset = unsafe charset,
      unsafe String(cString: charset).lowercased().hasPrefix("utf")
    else { return nil }
    let tagger = unsafe Tagger(handle: handle, parse: unsafeBitCast(parse, to: Parse.self))
    self.tagger = Mutex(tagger)
  }

  /// The readings of a word in katakana, the likeliest first; a character that the dictionary lacks
  /// stays as it is.
  func readings(of word: String) -> [String] {
    // `昔々` is no word of the dictionary, but `昔昔` reads the same.
    let found = parsed(word) + (word.contains("々") ? parsed(Self.withoutRepeatMarks(word)) : [])
    let whole = found.filter { !$0.unicodeScalars.contains(where: \.isHan) }
    return Array((whole.isEmpty ? found : whole).prefix(Self.limit))
  }

  private func parsed(_ word: String) -> [String] {
    let lines = tagger.withLock { tagger in
      let answer = unsafe tagger.parse(tagger.handle, Self.ways, word)
      return unsafe answer.map { unsafe String(cString: $0) } ?? ""
    }
    var readings: [String] = []
    for line in lines.split(separator: "\n") where !readings.contains(String(line)) {
      readings.append(String(line))
    }
    return readings
  }

  private static func withoutRepeatMarks(_ word: String) -> String {
    var result = ""
    for character in word { result.append(character == "々" ? result.last ?? "々" : character) }
    return result
  }
}
