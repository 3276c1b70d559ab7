extension LanguageRules {
  static let norwegian: LanguageRules = {
    var rules = danish
    rules.language = "nb"
    rules.signs["#"] = ["emneknagg", "nummer"]
    rules.signs["@"] = ["krøllalfa"]
    rules.abbreviations["bl.a"] = ["blant annet"]
    rules.abbreviations["osv"] = ["og så videre"]
    rules.abbreviations["m.m"] = ["med mer"]
    rules.abbreviations["dvs"] = ["det vil si"]
    rules.abbreviations["ca"] = ["cirka"]
    rules.abbreviations["st"] = ["sankt"]
    rules.fractions = [
      "1/2": ["en halv", "et halvt", "halv"], "1/4": ["en kvart", "en fjerdedel"],
      "3/4": ["tre kvart", "tre fjerdedeler"], "1/3": ["en tredjedel"],
    ]
    rules.clock = [
      .init(0...0, "{h}"), .init(30...30, "halv {n}"), .init(15...15, "kvart over {h}"),
      .init(45...45, "kvart på {n}"), .init(1...29, "{m} over {h}"), .init(31...59, "{r} på {n}"),
    ]
    rules.centuryWord = "hundre"
    rules.readsYearsInPairs = true
    rules.groupsBySpaces = true
    return rules
  }()

  static let icelandic: LanguageRules = {
    var rules = LanguageRules(language: "is")
    rules.signs = [
      "&": ["og"], "+": ["plús"], "=": ["er", "jafnt og"], "%": ["prósent"], "−": ["mínus"],
    ]
    rules.abbreviations = [
      "t.d": ["til dæmis"], "o.s.frv": ["og svo framvegis"], "kl": ["klukkan"], "þ.e": ["það er"],
      "kr": ["krónur", "króna"], "bls": ["blaðsíða"], "hr": ["herra"], "dr": ["doktor"],
    ]
    rules.units = ["kr": ["krónur", "króna"]]
    rules.rangeWords = ["til"]
    rules.decimalWords = ["komma"]
    rules.joiners = ["og"]
    rules.fractions = ["1/2": ["hálfur", "hálf", "hálft"], "1/4": ["fjórðungur"]]
    rules.plainOrdinals = .icelandic
    rules.letterWords = ["á", "í"]
    return rules
  }()

  static let greek: LanguageRules = {
    var rules = LanguageRules(language: "el")
    rules.signs = [
      "&": ["και"], "+": ["συν"], "=": ["ίσον"], "%": ["τοις εκατό"], "@": ["παπάκι"],
      "#": ["χάσταγκ", "αριθμός"], "°": ["βαθμοί"], "/": ["κάθετος"], ".": ["τελεία"],
      "-": ["παύλα"], "−": ["μείον"], "×": ["επί"], ":": ["προς"],
    ]
    rules.abbreviations = [
      "π.χ": ["παραδείγματος χάριν", "για παράδειγμα"], "κ.λπ": ["και λοιπά"], "κλπ": ["και λοιπά"],
      "κ": ["κύριος", "κυρία"], "κα": ["κυρία"], "δρ": ["δόκτωρ"], "αγ": ["άγιος", "αγία"],
      "δηλ": ["δηλαδή"], "μ.χ": ["μετά χριστόν"],
    ]
    rules.numberAbbreviations = ["σελ": ["σελίδα"], "αρ": ["αριθμός"], "κεφ": ["κεφάλαιο"]]
    rules.units = ["°c": ["βαθμοί", "βαθμοί κελσίου"]]
    rules.currencies = [
      "€": .init("ευρώ", "ευρώ", "λεπτό", "λεπτά"),
      "$": .init("δολάριο", "δολάρια", "σεντ", "σεντ"),
    ]
    rules.rangeWords = ["έως", "με"]
    rules.decimalWords = ["κόμμα"]
    rules.joiners = ["και"]
    rules.fractions = [
      "1/2": ["μισό", "μισός", "μισή", "ένα δεύτερο"], "1/4": ["ένα τέταρτο"],
      "3/4": ["τρία τέταρτα"],
    ]
    rules.clock = [
      .init(30...30, "{h} και μισή"), .init(15...15, "{h} και τέταρτο"),
      .init(45...45, "{n} παρά τέταρτο"), .init(1...29, "{h} και {m}"),
      .init(31...59, "{n} παρά {r}"),
    ]
    rules.onlyFirstDayIsOrdinal = true
    rules.letterWords = ["η", "ο", "ή", "ω"]
    return rules
  }()

  static let hungarian: LanguageRules = {
    var rules = LanguageRules(language: "hu")
    rules.signs = [
      "&": ["és"], "+": ["meg", "plusz"], "=": ["egyenlő", "az"], "%": ["százalék"],
      "@": ["kukac"], "#": ["hashtag", "szám"], "°": ["fok"], "/": ["per"], ".": ["pont"],
      "-": ["kötőjel"], "−": ["mínusz"], "×": ["szor"], ":": ["osztva"],
    ]
    rules.abbreviations = [
      "pl": ["például"], "stb": ["és a többi"], "dr": ["doktor"], "kb": ["körülbelül"],
      "ill": ["illetve"], "ún": ["úgynevezett"], "u": ["utca"], "szt": ["szent"], "db": ["darab"],
      "ti": ["tudniillik"], "özv": ["özvegy"],
    ]
    rules.numberAbbreviations = ["sz": ["szám"], "old": ["oldal"]]
    rules.units = ["ft": ["forint"], "°c": ["fok", "celsius fok"], "db": ["darab"]]
    rules.currencies = [
      "€": .init("euró", "euró", "cent", "cent"), "$": .init("dollár", "dollár", "cent", "cent"),
    ]
    rules.rangeWords = ["től", "és"]
    rules.decimalWords = ["egész", "vessző"]
    rules.joiners = ["és"]
    rules.fractions = [
      "1/2": ["fél", "egy ketted"], "1/4": ["negyed"], "3/4": ["háromnegyed", "három negyed"],
      "1/3": ["harmad", "egy harmad"], "2/3": ["két harmad"],
    ]
    rules.clock = [
      .init(0...0, "{h} óra"), .init(30...30, "fél {n}"), .init(15...15, "negyed {n}"),
      .init(45...45, "háromnegyed {n}"), .init(1...59, "{h} óra {m}"),
      .init(1...59, "{h} óra {m} perc"),
    ]
    rules.letterWords = ["a", "ő", "s"]
    return rules
  }()

  static let romanian: LanguageRules = {
    var rules = LanguageRules(language: "ro")
    rules.signs = [
      "&": ["și"], "+": ["plus"], "=": ["egal", "fac"], "%": ["la sută", "procente"],
      "@": ["arond"], "#": ["hashtag", "numărul"], "°": ["grade"], "/": ["pe"], ".": ["punct"],
      "-": ["cratimă"], "−": ["minus"], "×": ["ori"], ":": ["la"],
    ]
    rules.abbreviations = [
      "dl": ["domnul"], "d-l": ["domnul"], "dna": ["doamna"], "d-na": ["doamna"], "dr": ["doctor"],
      "etc": ["etcetera", "et cetera"], "sf": ["sfântul", "sfânta"], "str": ["strada"],
      "ex": ["exemplu"], "prof": ["profesor"], "ș.a": ["și alții"],
    ]
    rules.numberAbbreviations = [
      "nr": ["numărul", "număr"], "pag": ["pagina"], "p": ["pagina"], "cap": ["capitolul"],
    ]
    rules.units = ["°c": ["grade", "grade celsius"]]
    rules.currencies = [
      "€": .init("euro", "euro", "cent", "cenți"), "$": .init("dolar", "dolari", "cent", "cenți"),
    ]
    rules.rangeWords = ["la", "până la"]
    rules.decimalWords = ["virgulă"]
    rules.joiners = ["și"]
    rules.fractions = [
      "1/2": ["jumătate", "o jumătate", "o doime"], "1/4": ["un sfert"], "3/4": ["trei sferturi"],
    ]
    rules.plainOrdinals = .romanian
    rules.clock = [
      .init(30...30, "{h} și jumătate"), .init(15...15, "{h} și un sfert"),
      .init(45...45, "{n} fără un sfert"), .init(1...59, "{h} și {m}"),
    ]
    rules.letterWords = ["a", "e", "o"]
    return rules
  }()

  static let catalan: LanguageRules = {
    var rules = LanguageRules(language: "ca")
    rules.signs = [
      "&": ["i"], "+": ["més"], "=": ["igual a"], "%": ["per cent"], "@": ["arrova"],
      "°": ["graus"],
      "−": ["menys"], "×": ["per"], ".": ["punt"], "#": ["etiqueta", "número"],
    ]
    rules.abbreviations = [
      "sr": ["senyor"], "sra": ["senyora"], "dr": ["doctor"], "dra": ["doctora"], "st": ["sant"],
      "sta": ["santa"], "p.ex": ["per exemple"], "etc": ["etcètera"], "c": ["carrer"],
    ]
    rules.numberAbbreviations = ["núm": ["número"], "pàg": ["pàgina"], "p": ["pàgina"]]
    rules.units = ["°c": ["graus", "graus celsius"]]
    rules.currencies = ["€": .init("euro", "euros", "cèntim", "cèntims")]
    rules.rangeWords = ["a", "i"]
    rules.decimalWords = ["coma"]
    rules.joiners = ["i", "amb"]
    rules.ordinalEndings = ["r", "n", "t", "è", "a"]
    rules.fractions = [
      "1/2": ["mig", "un mig", "mitja"], "1/4": ["un quart"], "3/4": ["tres quarts"],
    ]
    rules.clock = [.init(1...59, "{h} i {m}"), .init(30...30, "{h} i mitja")]
    rules.onlyFirstDayIsOrdinal = true
    rules.letterWords = ["a", "e", "i", "o"]
    return rules
  }()

  static let estonian: LanguageRules = {
    var rules = LanguageRules(language: "et")
    rules.signs = [
      "&": ["ja"], "+": ["pluss"], "=": ["võrdub", "on"], "%": ["protsenti"], "−": ["miinus"],
    ]
    rules.abbreviations = [
      "nt": ["näiteks"], "jne": ["ja nii edasi"], "lk": ["lehekülg"], "kl": ["kell"],
    ]
    rules.currencies = ["€": .init("euro", "eurot", "sent", "senti")]
    rules.rangeWords = ["kuni"]
    rules.decimalWords = ["koma"]
    rules.fractions = ["1/2": ["pool"], "1/4": ["veerand"], "3/4": ["kolmveerand"]]
    rules.clock = [.init(30...30, "pool {n}"), .init(15...15, "veerand {n}")]
    rules.plainOrdinals = .estonian
    return rules
  }()

  static let latvian: LanguageRules = {
    var rules = LanguageRules(language: "lv")
    rules.signs = [
      "&": ["un"], "+": ["plus"], "=": ["ir", "vienāds ar"], "%": ["procenti"], "−": ["mīnus"],
    ]
    rules.abbreviations = ["piem": ["piemēram"], "utt": ["un tā tālāk"], "plkst": ["pulksten"]]
    rules.currencies = ["€": .init("eiro", "eiro", "cents", "centi")]
    rules.rangeWords = ["līdz"]
    rules.decimalWords = ["komats"]
    rules.fractions = ["1/2": ["puse"], "1/4": ["ceturtdaļa"]]
    rules.plainOrdinals = .latvian
    return rules
  }()
}
