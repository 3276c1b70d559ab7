extension LanguageRules {
  static let french: LanguageRules = {
    var rules = LanguageRules(language: "fr")
    rules.signs = [
      "&": ["et"], "+": ["plus"], "=": ["égale", "égal"], "%": ["pour cent"],
      "@": ["arobase", "at"], "#": ["dièse", "hashtag", "numéro"], "°": ["degrés"],
      "/": ["sur", "barre oblique", "slash"], ".": ["point"], "_": ["tiret bas", "souligné"],
      "-": ["tiret"], "−": ["moins"], "×": ["fois", "par"], "÷": ["divisé par"], ":": ["à"],
      "§": ["paragraphe"],
    ]
    rules.abbreviations = [
      "m": ["monsieur"], "mm": ["messieurs"], "mme": ["madame"], "mmes": ["mesdames"],
      "mlle": ["mademoiselle"], "mlles": ["mesdemoiselles"], "dr": ["docteur"],
      "pr": ["professeur"],
      "st": ["saint"], "ste": ["sainte"], "etc": ["et cetera"], "p.ex": ["par exemple"],
      "c.-à-d": ["c'est à dire"], "av": ["avenue", "avant"], "bd": ["boulevard"],
      "svp": ["s'il vous plaît"], "s.v.p": ["s'il vous plaît"], "cie": ["compagnie"],
      "qqn": ["quelqu'un"], "qqch": ["quelque chose"], "env": ["environ"],
      "j.-c": ["jésus christ"], "mgr": ["monseigneur"], "me": ["maître"], "s": ["siècle"],
      "min": ["minutes"],
      "av.j.-c": ["avant jésus christ"],
    ]
    rules.bareAbbreviations = ["mme", "mmes", "mlle", "mlles"]
    rules.numberAbbreviations = [
      "n°": ["numéro"], "no": ["numéro"], "p": ["page"], "pp": ["pages"], "chap": ["chapitre"],
      "fig": ["figure"], "vol": ["volume"], "art": ["article"], "ch": ["chapitre"],
      "tél": ["téléphone"],
    ]
    rules.units = ["°c": ["degrés", "degrés celsius"], "h": ["heures", "heure"]]
    rules.rangeWords = ["à", "et"]
    rules.decimalWords = ["virgule"]
    rules.joiners = ["et"]
    rules.ordinalEndings = [
      "e", "er", "ère", "re", "ème", "eme", "è", "nd", "nde", "d", "de", "ers", "es", "èmes",
    ]
    rules.fractions = [
      "1/2": ["un demi", "une demie", "demi"], "1/3": ["un tiers"], "2/3": ["deux tiers"],
      "1/4": ["un quart"], "3/4": ["trois quarts"],
    ]
    rules.clock = [
      .init(0...0, "{h} heures"), .init(0...0, "{h} heure"), .init(1...59, "{h} heures {m}"),
      .init(1...59, "{h} heure {m}"), .init(15...15, "{h} heures et quart"),
      .init(30...30, "{h} heures et demie"), .init(30...30, "{h} heure et demie"),
      .init(45...45, "{n} heures moins le quart"), .init(31...59, "{n} heures moins {r}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euros", "centime", "centimes"),
      "$": .init("dollar", "dollars", "cent", "cents"),
      "£": .init("livre", "livres", "penny", "pence"),
    ]
    rules.letterWords = ["a", "à", "y", "ô"]
    rules.onlyFirstDayIsOrdinal = true
    rules.clockUnits = ["h", "heures"]
    rules.scales = ["million", "millions", "milliard", "milliards"]
    return rules
  }()

  static let spanish: LanguageRules = {
    var rules = LanguageRules(language: "es")
    rules.signs = [
      "&": ["y"], "+": ["más"], "=": ["igual a", "es igual a"], "%": ["por ciento"],
      "@": ["arroba"], "#": ["almohadilla", "número", "hashtag"], "°": ["grados"],
      "/": ["barra", "partido por"], ".": ["punto"], "_": ["guion bajo"], "-": ["guion"],
      "−": ["menos"], "×": ["por"], "÷": ["entre"], ":": ["a"],
    ]
    rules.abbreviations = [
      "sr": ["señor"], "sra": ["señora"], "srta": ["señorita"], "sres": ["señores"],
      "dr": ["doctor"], "dra": ["doctora"], "d": ["don"], "dña": ["doña"], "ud": ["usted"],
      "uds": ["ustedes"], "vd": ["usted"], "etc": ["etcétera"], "av": ["avenida"],
      "avda": ["avenida"], "p.ej": ["por ejemplo"], "sta": ["santa"], "sto": ["santo"],
      "prof": ["profesor"], "c": ["calle"], "pza": ["plaza"], "ee.uu": ["estados unidos"],
      "a.c": ["antes cristo"], "d.c": ["después cristo"], "min": ["minutos"],
    ]
    rules.numberAbbreviations = [
      "n.º": ["número"], "nº": ["número"], "núm": ["número"], "no": ["número"], "p": ["página"],
      "pág": ["página"], "págs": ["páginas"], "cap": ["capítulo"], "vol": ["volumen"],
      "s": ["siglo"], "tel": ["teléfono"], "fig": ["figura"],
    ]
    rules.units = ["°c": ["grados", "grados centígrados"], "h": ["horas"]]
    rules.rangeWords = ["a", "y"]
    rules.decimalWords = ["coma", "con", "punto"]
    rules.joiners = ["con", "y"]
    rules.ordinalEndings = ["º", "ª", "o", "a", "er", "ero", "era", "do", "da", "to", "ta"]
    rules.fractions = [
      "1/2": ["medio", "media", "un medio"], "1/3": ["un tercio"], "2/3": ["dos tercios"],
      "1/4": ["un cuarto"], "3/4": ["tres cuartos"],
    ]
    rules.clock = [
      .init(0...0, "{h}"), .init(0...0, "{h} en punto"), .init(0...0, "{h} horas"),
      .init(1...59, "{h} y {m}"), .init(15...15, "{h} y cuarto"), .init(30...30, "{h} y media"),
      .init(45...45, "{n} menos cuarto"), .init(31...59, "{n} menos {r}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euros", "céntimo", "céntimos"),
      "$": .init("dólar", "dólares", "centavo", "centavos"),
      "£": .init("libra", "libras", "penique", "peniques"),
    ]
    rules.letterWords = ["a", "e", "o", "u", "y"]
    rules.onlyFirstDayIsOrdinal = true
    rules.clockUnits = ["h", "horas"]
    rules.scales = ["millón", "millones"]
    return rules
  }()

  static let italian: LanguageRules = {
    var rules = LanguageRules(language: "it")
    rules.signs = [
      "&": ["e"], "+": ["più"], "=": ["uguale", "fa"], "%": ["per cento"], "@": ["chiocciola"],
      "#": ["cancelletto", "hashtag", "numero"], "°": ["gradi"], "/": ["barra", "su"],
      ".": ["punto"], "_": ["trattino basso"], "-": ["trattino"], "−": ["meno"], "×": ["per"],
      "÷": ["diviso"], ":": ["a"],
    ]
    rules.abbreviations = [
      "sig": ["signor"], "sig.ra": ["signora"], "sig.na": ["signorina"], "dott": ["dottor"],
      "dott.ssa": ["dottoressa"], "prof": ["professor"], "ecc": ["eccetera"], "es": ["esempio"],
      "p.es": ["per esempio"], "s": ["san"], "ing": ["ingegner"], "avv": ["avvocato"],
      "sec": ["secolo"], "a.c": ["avanti cristo"], "d.c": ["dopo cristo"],
    ]
    rules.numberAbbreviations = [
      "n": ["numero"], "nr": ["numero"], "pag": ["pagina"], "pagg": ["pagine"], "cap": ["capitolo"],
      "vol": ["volume"], "p": ["pagina"],
    ]
    rules.units = ["°c": ["gradi", "gradi centigradi"]]
    rules.rangeWords = ["a", "e"]
    rules.decimalWords = ["virgola"]
    rules.joiners = ["e"]
    rules.ordinalEndings = ["º", "ª", "o", "a", "°"]
    rules.fractions = [
      "1/2": ["mezzo", "un mezzo", "mezza"], "1/3": ["un terzo"], "2/3": ["due terzi"],
      "1/4": ["un quarto"], "3/4": ["tre quarti"],
    ]
    rules.clock = [
      .init(0...0, "{h}"), .init(0...0, "{h} in punto"), .init(1...59, "{h} e {m}"),
      .init(15...15, "{h} e un quarto"), .init(30...30, "{h} e mezza"),
      .init(30...30, "{h} e mezzo"), .init(45...45, "{n} meno un quarto"),
      .init(45...45, "{h} e tre quarti"), .init(31...59, "{n} meno {r}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euro", "centesimo", "centesimi"),
      "$": .init("dollaro", "dollari", "centesimo", "centesimi"),
      "£": .init("sterlina", "sterline", "penny", "pence"),
    ]
    rules.letterWords = ["a", "e", "è", "i", "o"]
    rules.onlyFirstDayIsOrdinal = true
    rules.scales = ["milione", "milioni", "miliardi"]
    return rules
  }()

  static let portuguese: LanguageRules = {
    var rules = LanguageRules(language: "pt")
    rules.signs = [
      "&": ["e"], "+": ["mais"], "=": ["igual a", "é igual a"], "%": ["por cento"],
      "@": ["arroba"], "#": ["cardinal", "hashtag", "número"], "°": ["graus"], "/": ["barra"],
      ".": ["ponto"], "_": ["underline"], "-": ["hífen", "traço"], "−": ["menos"], "×": ["vezes"],
      "÷": ["dividido por"], ":": ["a"],
    ]
    rules.abbreviations = [
      "sr": ["senhor"], "sra": ["senhora"], "srta": ["senhorita"], "dr": ["doutor"],
      "dra": ["doutora"], "prof": ["professor"], "profa": ["professora"], "d": ["dona", "dom"],
      "etc": ["et cetera"], "av": ["avenida"], "r": ["rua"], "sto": ["santo"], "sta": ["santa"],
      "p.ex": ["por exemplo"],
    ]
    rules.numberAbbreviations = [
      "n.º": ["número"], "nº": ["número"], "n": ["número"], "p": ["página"], "pág": ["página"],
      "cap": ["capítulo"], "vol": ["volume"], "séc": ["século"], "tel": ["telefone"],
    ]
    rules.units = ["°c": ["graus", "graus celsius"], "h": ["horas"]]
    rules.rangeWords = ["a", "e", "até"]
    rules.decimalWords = ["vírgula", "ponto"]
    rules.joiners = ["e"]
    rules.ordinalEndings = ["º", "ª", "o", "a"]
    rules.fractions = [
      "1/2": ["meio", "meia", "um meio"], "1/3": ["um terço"], "2/3": ["dois terços"],
      "1/4": ["um quarto"], "3/4": ["três quartos"],
    ]
    rules.clock = [
      .init(0...0, "{h} horas"), .init(0...0, "{h} em ponto"), .init(0...0, "{h}"),
      .init(1...59, "{h} e {m}"), .init(1...59, "{h} horas e {m} minutos"),
      .init(30...30, "{h} e meia"), .init(15...15, "{h} e um quarto"),
      .init(45...45, "{r} para as {n}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euros", "cêntimo", "cêntimos"),
      "$": .init("dólar", "dólares", "centavo", "centavos"),
      "£": .init("libra", "libras", "pêni", "pence"),
    ]
    rules.letterWords = ["a", "à", "e", "é", "o", "ó"]
    rules.onlyFirstDayIsOrdinal = true
    rules.clockUnits = ["h", "horas"]
    rules.scales = ["milhão", "milhões"]
    return rules
  }()
}
