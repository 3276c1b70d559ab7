extension LanguageRules {
  static let german: LanguageRules = {
    var rules = LanguageRules(language: "de")
    rules.signs = [
      "&": ["und"], "+": ["plus", "und"], "=": ["gleich", "ist gleich", "ist"], "%": ["prozent"],
      "@": ["at"], "#": ["hashtag", "raute", "nummer"], "°": ["grad"],
      "/": ["schrägstrich", "oder", "durch"], ".": ["punkt"], "_": ["unterstrich"],
      "-": ["minus", "bindestrich"], "−": ["minus"], "×": ["mal"], "÷": ["geteilt durch"],
      ":": ["zu"], "§": ["paragraph"],
    ]
    rules.abbreviations = [
      "hr": ["herr"], "hrn": ["herrn"], "fr": ["frau"], "dr": ["doktor"], "prof": ["professor"],
      "st": ["sankt"], "str": ["straße"], "z.b": ["zum beispiel"], "usw": ["und so weiter"],
      "bzw": ["beziehungsweise"], "d.h": ["das heißt"], "u.a": ["unter anderem"], "ca": ["circa"],
      "evtl": ["eventuell"], "vgl": ["vergleiche"], "etc": ["et cetera"], "abs": ["absatz"],
      "ggf": ["gegebenenfalls"], "inkl": ["inklusive"], "mio": ["millionen"], "mrd": ["milliarden"],
      "jan": ["januar"], "feb": ["februar"], "okt": ["oktober"], "dez": ["dezember"],
      "u.s.w": ["und so weiter"], "jh": ["jahrhundert", "jahrhunderts"],
      "s.o": ["siehe oben"], "v.chr": ["vor christus"], "n.chr": ["nach christus"],
      "fam": ["familie"], "std": ["stunden", "stunde"], "frl": ["fräulein"], "geb": ["geboren"],
      "mind": ["mindestens"],
    ]
    rules.numberAbbreviations = [
      "nr": ["nummer"], "s": ["seite"], "kap": ["kapitel"], "bd": ["band"], "abb": ["abbildung"],
      "tel": ["telefon"],
    ]
    rules.units = [
      "°c": ["grad", "grad celsius"], "h": ["uhr", "stunden"], "x": ["mal"], "uhr": ["uhr"],
    ]
    rules.rangeWords = ["bis", "und"]
    rules.decimalWords = ["komma"]
    rules.clockUnits = ["uhr", "h"]
    rules.scales = ["million", "millionen", "milliarden", "tausend"]
    rules.joiners = ["und", "einhalb"]
    rules.zeroNames = []
    rules.ordinalEndings = ["te", "ter", "tes", "ten", "ste", "ster", "sten"]
    rules.fractions = [
      "1/2": ["ein halb", "einhalb", "halb"], "1/3": ["ein drittel"], "2/3": ["zwei drittel"],
      "1/4": ["ein viertel", "viertel"], "3/4": ["drei viertel"],
    ]
    rules.clock = [
      .init(0...0, "{h} uhr"), .init(1...59, "{h} uhr {m}"), .init(30...30, "halb {n}"),
      .init(15...15, "viertel nach {h}"), .init(15...15, "viertel {n}"),
      .init(45...45, "viertel vor {n}"), .init(45...45, "dreiviertel {n}"),
      .init(1...29, "{m} nach {h}"), .init(31...59, "{r} vor {n}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euro", "cent", "cent"), "$": .init("dollar", "dollar", "cent", "cent"),
      "£": .init("pfund", "pfund", "penny", "pence"),
    ]
    rules.ordinalArticles = ["der", "die"]
    return rules
  }()

  static let dutch: LanguageRules = {
    var rules = LanguageRules(language: "nl")
    rules.signs = [
      "&": ["en"], "+": ["plus"], "=": ["is", "is gelijk aan"], "%": ["procent"],
      "@": ["apenstaartje", "at"], "#": ["hashtag", "hekje", "nummer"], "°": ["graden"],
      "/": ["schuine streep", "of"], ".": ["punt"], "_": ["laag streepje"], "-": ["streepje"],
      "−": ["min"], "×": ["keer", "maal"], "÷": ["gedeeld door"], ":": ["op"],
    ]
    rules.abbreviations = [
      "dhr": ["de heer", "meneer"], "mevr": ["mevrouw"], "mw": ["mevrouw"], "dr": ["dokter"],
      "prof": ["professor"], "st": ["sint"], "enz": ["enzovoort"], "bijv": ["bijvoorbeeld"],
      "bv": ["bijvoorbeeld"], "b.v": ["bijvoorbeeld"], "d.w.z": ["dat wil zeggen"],
      "o.a": ["onder andere"], "i.p.v": ["in plaats van"], "m.a.w": ["met andere woorden"],
      "a.u.b": ["alstublieft"], "ca": ["circa"], "nl": ["namelijk"], "jl": ["jongstleden"],
      "min": ["minuten"], "str": ["straat"],
    ]
    rules.numberAbbreviations = [
      "nr": ["nummer"], "blz": ["bladzijde"], "p": ["pagina"], "hfst": ["hoofdstuk"],
    ]
    rules.units = ["°c": ["graden", "graden celsius"], "u": ["uur"]]
    rules.rangeWords = ["tot", "en", "tot en met"]
    rules.decimalWords = ["komma"]
    rules.joiners = ["en"]
    rules.ordinalEndings = ["e", "de", "ste"]
    rules.fractions = [
      "1/2": ["een half", "half", "een halve"], "1/4": ["een kwart"], "3/4": ["drie kwart"],
      "1/3": ["een derde"], "2/3": ["twee derde"],
    ]
    rules.clock = [
      .init(0...0, "{h} uur"), .init(1...59, "{h} uur {m}"), .init(30...30, "half {n}"),
      .init(15...15, "kwart over {h}"), .init(45...45, "kwart voor {n}"),
      .init(1...29, "{m} over {h}"), .init(31...59, "{r} voor {n}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euro", "cent", "cent"), "$": .init("dollar", "dollar", "cent", "cent"),
      "£": .init("pond", "pond", "penny", "pence"),
    ]
    rules.letterWords = ["u"]
    rules.dayPhrases = []
    rules.clockUnits = ["uur", "u"]
    rules.scales = ["miljoen", "miljard"]
    rules.centuryWord = "honderd"
    rules.clippedWords = ["t", "s", "n", "k", "m", "r"]
    rules.ordinalArticles = ["de"]
    return rules
  }()

  static let swedish: LanguageRules = {
    var rules = LanguageRules(language: "sv")
    rules.signs = [
      "&": ["och"], "+": ["plus"], "=": ["är lika med", "är"], "%": ["procent"],
      "@": ["snabel a", "at"], "#": ["hashtag", "nummer"], "°": ["grader"], "/": ["snedstreck"],
      ".": ["punkt"], "-": ["streck"], "−": ["minus"], "×": ["gånger"], ":": ["till"],
    ]
    rules.abbreviations = [
      "t.ex": ["till exempel"], "bl.a": ["bland annat"], "osv": ["och så vidare"],
      "o.s.v": ["och så vidare"], "m.m": ["med mera"], "d.v.s": ["det vill säga"],
      "dvs": ["det vill säga"], "ca": ["cirka"], "dr": ["doktor"], "st": ["sankt"], "fr": ["fru"],
      "kl": ["klockan"], "f.d": ["före detta"],
    ]
    rules.numberAbbreviations = ["nr": ["nummer"], "s": ["sidan"], "kap": ["kapitel"]]
    rules.units = ["°c": ["grader", "grader celsius"], "kr": ["kronor", "krona"]]
    rules.rangeWords = ["till", "och"]
    rules.decimalWords = ["komma"]
    rules.joiners = ["och", "och en"]
    rules.ordinalEndings = ["a", "e", ":a", ":e"]
    rules.fractions = [
      "1/2": ["en halv", "ett halvt", "halv"], "1/4": ["en fjärdedel", "en kvart"],
      "3/4": ["tre fjärdedelar"], "1/3": ["en tredjedel"], "2/3": ["två tredjedelar"],
    ]
    rules.clock = [
      .init(0...0, "{h}"), .init(30...30, "halv {n}"), .init(15...15, "kvart över {h}"),
      .init(45...45, "kvart i {n}"), .init(1...29, "{m} över {h}"), .init(31...59, "{r} i {n}"),
    ]
    rules.currencies = ["€": .init("euro", "euro", "cent", "cent")]
    rules.letterWords = ["i", "å", "ö"]
    rules.centuryWord = "hundra"
    rules.ordinalArticles = ["den"]
    rules.readsYearsInPairs = true
    return rules
  }()

  static let danish: LanguageRules = {
    var rules = LanguageRules(language: "da")
    rules.signs = [
      "&": ["og"], "+": ["plus"], "=": ["er lig med", "er"], "%": ["procent"],
      "@": ["snabel a"], "#": ["hashtag", "nummer"], "°": ["grader"], "/": ["skråstreg"],
      ".": ["punktum"], "-": ["bindestreg"], "−": ["minus"], "×": ["gange"], ":": ["til"],
    ]
    rules.abbreviations = [
      "f.eks": ["for eksempel"], "bl.a": ["blandt andet"], "osv": ["og så videre"],
      "m.m": ["med mere"], "dvs": ["det vil sige"], "ca": ["cirka"], "dr": ["doktor"],
      "hr": ["herr"], "fr": ["fru"], "kl": ["klokken"], "skt": ["sankt"],
    ]
    rules.numberAbbreviations = ["nr": ["nummer"], "s": ["side"], "kap": ["kapitel"]]
    rules.units = ["°c": ["grader", "grader celsius"], "kr": ["kroner", "krone"]]
    rules.rangeWords = ["til", "og"]
    rules.decimalWords = ["komma"]
    rules.joiners = ["og", "og en"]
    rules.fractions = [
      "1/2": ["en halv", "et halvt", "halv"], "1/4": ["en kvart", "en fjerdedel"],
      "3/4": ["tre kvart", "tre fjerdedele"],
    ]
    rules.clock = [
      .init(0...0, "{h}"), .init(30...30, "halv {n}"), .init(15...15, "kvart over {h}"),
      .init(45...45, "kvart i {n}"), .init(1...29, "{m} over {h}"), .init(31...59, "{r} i {n}"),
    ]
    rules.currencies = ["€": .init("euro", "euro", "cent", "cent")]
    rules.letterWords = ["i", "å", "ø"]
    rules.centuryWord = "hundrede"
    rules.ordinalArticles = ["den"]
    rules.readsYearsInPairs = true
    return rules
  }()
}
