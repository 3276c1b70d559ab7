/// The version of the whole package: programs show it, and files say which version wrote them.
public enum WordlightVersion {
  /// The version in the manner of semantic versioning.
  public static let current = "0.1.0"
}
