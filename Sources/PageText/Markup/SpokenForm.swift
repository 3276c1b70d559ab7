/// How the page, or a lexicon that goes with it, says that something is spoken.
public enum SpokenForm: Sendable, Hashable {
  /// In these words, spelled as the language spells.
  case words(String)
  /// In these phones, each of the IPA or ARPAbet.
  case phones([String])
  /// Letter by letter.
  case letters
  /// As a number that says how many.
  case cardinal
  /// As a number that says which in a row.
  case ordinal
  /// Digit by digit.
  case digits
}
