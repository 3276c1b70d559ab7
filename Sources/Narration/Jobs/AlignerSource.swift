import Files
import Synchronization

/// An aligner that is made when the first page needs it, once for all threads: a run that finds
/// every page in the cache never loads a model.
public final class AlignerSource: Sendable {
  /// The fingerprint of the aligner to come.
  public let fingerprint: String
  private let make: @Sendable () throws -> any PageAligning
  private let made = Mutex<Result<any PageAligning, any Error>?>(nil)

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - fingerprint: what ``PageAligning/fingerprint`` of the aligner will be.
  ///   - make: makes the aligner; it is called once at most.
  public init(fingerprint: String, make: @escaping @Sendable () throws -> any PageAligning) {
    self.fingerprint = fingerprint
    self.make = make
  }

  /// A source of an aligner that is there already.
  public convenience init(_ aligner: any PageAligning) {
    self.init(fingerprint: aligner.fingerprint) { aligner }
  }

  /// The aligner.
  ///
  /// - Throws: what making it threw.
  func aligner() throws -> any PageAligning {
    try made.withLock { made in
      let result = made ?? Result { try make() }
      made = result
      return try result.get()
    }
  }
}

/// What an error of any kind says about itself.
func diagnostic(of error: any Error) -> Diagnostic {
  (error as? any DiagnosticError)?.diagnostic ?? Diagnostic(.system, problem: "\(error)")
}
