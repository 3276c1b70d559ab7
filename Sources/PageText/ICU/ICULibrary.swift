import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The International Components for Unicode, opened when a page first needs them.
///
/// They are loaded at run time because linking them costs 5 ms of every start, which a page of
/// plain words never gets back. Their C functions carry the version in their names
/// (`unum_open_72`), so the loader looks for the versions that systems ship, newest first.
///
/// Reference: unicode-org.github.io/icu-docs, the C API headers named beside each function.
struct ICULibrary: Sendable {
  /// A `UNumberFormat`, a `UBreakIterator`, a `UNumberFormatter` … of ICU's.
  typealias Handle = OpaquePointer
  /// `UErrorCode`: 0 is success, less is a warning, more an error.
  typealias Status = Int32
  typealias Text = UnsafePointer<UInt16>
  typealias Buffer = UnsafeMutablePointer<UInt16>

  private let symbols: SymbolTable

  /// The library, or why it cannot be used.
  static let shared: Result<ICULibrary, PageTextError> = {
    guard let symbols = SymbolTable.open() else {
      return .failure(
        PageTextError(
          Diagnostic(
            .unavailable, problem: "the ICU library, which spells out numbers, is not installed",
            remedy: "install it (Debian: apt-get install libicu-dev)")))
    }
    return .success(ICULibrary(symbols: symbols))
  }()

  /// The C function of that name as a Swift function of type `Function`.
  func function<Function>(_ name: String, as type: Function.Type) throws(PageTextError)
    -> Function
  {
    guard let address = unsafe symbols.address(of: name) else {
      throw PageTextError(
        Diagnostic(
          .unavailable, problem: "the ICU library lacks the function \(name)",
          remedy: "install a newer one"))
    }
    return unsafe unsafeBitCast(address, to: type)
  }
}

/// Where the functions of a loaded ICU are.
///
/// The handles stay open until the process ends, and `dlsym` may be called on any thread.
@safe struct SymbolTable: @unchecked Sendable {
  private let handles: [UnsafeMutableRawPointer]
  private let suffix: String

  /// Opens the newest ICU that the system has.
  static func open() -> SymbolTable? {
    #if canImport(Darwin)
      if let handle = unsafe dlopen("/usr/lib/libicucore.dylib", RTLD_NOW) {
        return unsafe SymbolTable(handles: [handle], suffix: "")
      }
    #endif
    for version in stride(from: 90, through: 60, by: -1) {
      let names = ["libicui18n.so.\(version)", "libicuuc.so.\(version)"]
      let handles = unsafe names.compactMap { unsafe dlopen($0, RTLD_NOW) }
      if unsafe handles.count == names.count {
        return unsafe SymbolTable(handles: handles, suffix: "_\(version)")
      }
    }
    return nil
  }

  /// The address of a function; nil where there is none.
  func address(of name: String) -> UnsafeMutableRawPointer? {
    for index in unsafe handles.indices {
      if let address = unsafe dlsym(handles[index], name + suffix) { return unsafe address }
    }
    return nil
  }
}
