extension LanguageRules {
  /// English, British and American.
  static let english: LanguageRules = {
    var rules = LanguageRules(language: "en")
    rules.signs = [
      "&": ["and"], "+": ["plus", "and"], "=": ["equals", "is"], "%": ["percent"],
      "@": ["at"], "#": ["hashtag", "number", "hash"], "°": ["degrees"], "/": ["slash", "or"],
      ".": ["dot", "point"], "_": ["underscore"], "-": ["dash", "hyphen"], "§": ["section"],
      "№": ["number"],
      "−": ["minus"], "×": ["times", "by"], "÷": ["divided by"], ":": ["to"], "‰": ["per mille"],
      "′": ["feet", "minutes"], "″": ["inches", "seconds"], "~": ["about"], "<": ["less than"],
      ">": ["greater than"],
    ]
    rules.abbreviations = [
      "dr": ["doctor", "drive"], "mr": ["mister"], "mrs": ["missus"], "ms": ["miz"],
      "st": ["saint", "street"], "mt": ["mount", "mountain"], "prof": ["professor"],
      "capt": ["captain"], "col": ["colonel"], "gen": ["general"], "lt": ["lieutenant"],
      "sgt": ["sergeant"], "rev": ["reverend"], "hon": ["honorable"], "jr": ["junior"],
      "sr": ["senior"], "vs": ["versus"], "v": ["versus"], "etc": ["etcetera", "et cetera"],
      "e.g": ["for example"], "i.e": ["that is"], "approx": ["approximately"],
      "dept": ["department"], "ave": ["avenue"], "rd": ["road"], "blvd": ["boulevard"],
      "ln": ["lane"], "sq": ["square"], "messrs": ["messers"], "esq": ["esquire"],
      "govt": ["government"], "bros": ["brothers"], "inc": ["incorporated"], "ltd": ["limited"],
      "co": ["company"], "min": ["minutes"], "max": ["maximum"], "jan": ["january"],
      "feb": ["february"], "mar": ["march"], "apr": ["april"], "aug": ["august"],
      "sept": ["september"], "sep": ["september"], "oct": ["october"], "nov": ["november"],
      "dec": ["december"], "w/o": ["without"], "ca": ["circa"], "ft": ["fort", "foot", "feet"],
      "mon": ["monday"], "tue": ["tuesday"], "tues": ["tuesday"],
      "wed": ["wednesday"], "thu": ["thursday"], "thurs": ["thursday"], "fri": ["friday"],
      "sat": ["saturday"], "sun": ["sunday"],
    ]
    rules.numberAbbreviations = [
      "no": ["number"], "nos": ["numbers"], "nr": ["number"], "p": ["page"], "pp": ["pages"],
      "ch": ["chapter"], "fig": ["figure"], "vol": ["volume"], "pt": ["part"], "sec": ["section"],
      "pg": ["page"], "pgs": ["pages"], "c": ["circa"], "tel": ["telephone"], "ex": ["exercise"],
    ]
    rules.units = [
      "kg": ["kilograms", "kilos"], "lb": ["pounds", "pound"],
      "lbs": ["pounds"], "oz": ["ounces", "ounce"],
      "ft": ["feet", "foot"], "in": ["inches", "inch"], "mph": ["miles per hour", "miles an hour"],
      "km/h": ["kilometers per hour", "kilometers an hour"], "hr": ["hours", "hour"],
      "hrs": ["hours"], "mins": ["minutes"], "secs": ["seconds"], "sec": ["seconds", "second"],
      "yrs": ["years"],
      "°c": ["degrees celsius", "degrees", "degrees centigrade"],
      "°f": ["degrees fahrenheit", "degrees"], "bn": ["billion"], "p": ["pence", "p"],
      "c": ["cents", "C"],
      "pm": ["P M"], "am": ["A M"], "m": ["meters", "million"], "k": ["thousand", "K"],
    ]
    rules.rangeWords = ["to", "through", "and"]
    rules.decimalWords = ["point"]
    rules.joiners = ["and", "and a"]
    rules.zeroNames = ["oh", "nought"]
    rules.dayPhrases = ["the {o} of", "{o} of", "the {o}", "{o}"]
    rules.dayPhrasesAfterMonth = ["{o}", "the {o}"]
    rules.scales = ["hundred", "thousand", "million", "billion", "trillion"]
    rules.scaleLetters = ["m": "million", "bn": "billion", "b": "billion", "k": "thousand"]
    rules.ordinalEndings = ["st", "nd", "rd", "th"]
    rules.ordinalArticles = ["the"]
    rules.fractions = [
      "1/2": ["a half", "one half", "half"], "1/3": ["a third", "one third"],
      "2/3": ["two thirds"], "1/4": ["a quarter", "one quarter", "one fourth", "quarter"],
      "3/4": ["three quarters", "three fourths"], "1/8": ["an eighth", "one eighth"],
    ]
    rules.clock = [
      .init(0...0, "{h} o'clock"), .init(0...0, "{h}"), .init(0...0, "{h} hundred"),
      .init(1...9, "{h} oh {m}"), .init(30...30, "half past {h}"),
      .init(15...15, "quarter past {h}"),
      .init(15...15, "a quarter past {h}"), .init(45...45, "quarter to {n}"),
      .init(45...45, "a quarter to {n}"), .init(1...29, "{m} past {h}"),
      .init(1...29, "{m} minutes past {h}"), .init(31...59, "{r} to {n}"),
      .init(31...59, "{r} minutes to {n}"),
    ]
    rules.currencies = [
      "£": .init("pound", "pounds", "penny", "pence"),
      "$": .init("dollar", "dollars", "cent", "cents"),
      "€": .init("euro", "euros", "cent", "cents"),
      "¥": .init("yen", "yen", "sen", "sen"), "₹": .init("rupee", "rupees", "paisa", "paise"),
      "¢": .init("cent", "cents", "cent", "cents"),
    ]
    rules.letterWords = ["a", "i", "o"]
    rules.clippedWords = [
      "tis", "twas", "em", "til", "cause", "bout", "round", "gain", "kay", "course", "cuse", "n",
      "twill", "twere", "ere", "cos", "coz",
    ]
    rules.usesDecimalComma = false
    rules.readsYearsInPairs = true
    rules.centuryWord = "hundred"
    return rules
  }()
}
