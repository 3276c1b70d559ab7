import Foundation
import Testing

@testable import Narration

@Suite struct ResultCacheTests {
  let folder: BookFolderFixture
  let cache: ResultCache
  let key = CacheKey("page", ["a", "b"])

  init() throws {
    folder = try BookFolderFixture()
    cache = try ResultCache(folder: folder["cache"])
  }

  private var file: String { "cache/\(key.digest.prefix(2))/\(key.digest)" }

  @Test func keepsContent() throws {
    #expect(cache.content(of: key) == nil)
    for content in [[], [10, 10, 10], Array("page\n".utf8)] as [[UInt8]] {
      try cache.store(content, under: key)
      #expect(cache.content(of: key) == content)
    }
  }

  /// Whatever part of an entry is cut off or changed, nothing is read from it.
  @Test func damagedEntryIsAsGoodAsNone() throws {
    try cache.store(Array("some content".utf8), under: key)
    let whole = try Data(contentsOf: URL(filePath: folder[file]))
    for count in 0..<whole.count {
      try folder.write(whole.prefix(count), to: file)
      #expect(cache.content(of: key) == nil, "\(count) bytes")
      var damaged = whole
      damaged[count] ^= 0x20
      try folder.write(damaged, to: file)
      #expect(cache.content(of: key) == nil, "byte \(count)")
    }
    try folder.write(whole, to: file)
    #expect(cache.content(of: key) != nil)
  }

  @Test func misplacedEntryIsAsGoodAsNone() throws {
    try cache.store([1], under: CacheKey("page", ["other"]))
    let other = CacheKey("page", ["other"]).digest
    let bytes = try Data(contentsOf: URL(filePath: folder["cache/\(other.prefix(2))/\(other)"]))
    try folder.write(bytes, to: file)
    #expect(cache.content(of: key) == nil)
  }

  @Test func keysTellPartsApart() {
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["3:abc"]]
    var digests = Set(lists.map { CacheKey("page", $0).digest })
    digests.insert(CacheKey("stretches", ["abc"]).digest)
    #expect(digests.count == lists.count + 1)
  }

  @Test(
    arguments: [
      [], [nil], [AudioStretch(startSeconds: 0)],
      [
        AudioStretch(startSeconds: 1.0 / 3, endSeconds: 2.0 / 3), nil,
        AudioStretch(startSeconds: 1e5),
      ],
    ] as [[AudioStretch?]]) func stretchesReadBackExactly(stretches: [AudioStretch?]) throws
  {
    #expect(try TimingSource.decode(TimingSource.encode(stretches)) == stretches)
  }
}
