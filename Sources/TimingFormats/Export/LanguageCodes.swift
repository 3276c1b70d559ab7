/// ISO 639-3 codes of languages that BCP 47 tags name with two letters.
enum LanguageCodes {
  /// The three letters for a tag: `eng` for `en-GB`; the tag's own first part where it has no others.
  static func threeLetters(_ tag: String) -> String {
    let primary = tag.prefix { $0 != "-" }.lowercased()
    return codes[primary] ?? primary
  }

  /// The shortest tag for three letters: `en` for `eng`.
  static func tag(ofThreeLetters code: String) -> String {
    codes.first { $0.value == code }?.key ?? code
  }

  private static let codes = [
    "af": "afr", "am": "amh", "ar": "ara", "bg": "bul", "bn": "ben", "ca": "cat", "cs": "ces",
    "cy": "cym", "da": "dan", "de": "deu", "el": "ell", "en": "eng", "eo": "epo", "es": "spa",
    "et": "est", "eu": "eus", "fa": "fas", "fi": "fin", "fr": "fra", "ga": "gle", "gl": "glg",
    "gu": "guj", "he": "heb", "hi": "hin", "hr": "hrv", "hu": "hun", "hy": "hye", "id": "ind",
    "is": "isl", "it": "ita", "ja": "jpn", "ka": "kat", "kn": "kan", "ko": "kor", "la": "lat",
    "lt": "lit", "lv": "lav", "mk": "mkd", "ml": "mal", "mr": "mar", "ms": "msa", "mt": "mlt",
    "nb": "nob", "ne": "nep", "nl": "nld", "nn": "nno", "no": "nor", "pa": "pan", "pl": "pol",
    "pt": "por", "ro": "ron", "ru": "rus", "sk": "slk", "sl": "slv", "sq": "sqi", "sr": "srp",
    "sv": "swe", "sw": "swa", "ta": "tam", "te": "tel", "th": "tha", "tr": "tur", "uk": "ukr",
    "ur": "urd", "vi": "vie", "xh": "xho", "yi": "yid", "zh": "zho", "zu": "zul",
  ]
}
