extension LanguageRules {
  static let czech: LanguageRules = {
    var rules = LanguageRules(language: "cs")
    rules.signs = [
      "&": ["a"], "+": ["plus", "a"], "=": ["rovná se", "je"], "%": ["procent", "procenta"],
      "@": ["zavináč"], "#": ["hashtag", "číslo"], "°": ["stupňů"], "/": ["lomeno"],
      ".": ["tečka"], "-": ["pomlčka"], "−": ["mínus"], "×": ["krát"], "÷": ["děleno"], ":": ["ku"],
    ]
    rules.abbreviations = [
      "např": ["například"], "atd": ["a tak dále"], "apod": ["a podobně"], "tzv": ["takzvaný"],
      "tj": ["to jest"], "p": ["pan", "paní"], "sv": ["svatý"], "ul": ["ulice"],
      "dr": ["doktor"], "mgr": ["magistr"], "ing": ["inženýr"], "př": ["příklad"], "cca": ["cirka"],
      "hod": ["hodin", "hodina"], "min": ["minut"], "stol": ["století"],
      "n.l": ["našeho letopočtu"],
    ]
    rules.numberAbbreviations = [
      "č": ["číslo"], "str": ["strana"], "s": ["strana"], "tel": ["telefon"],
    ]
    rules.units = [
      "kč": ["korun", "koruny", "koruna"], "°c": ["stupňů", "stupňů celsia"], "h": ["hodin"],
    ]
    rules.currencies = [
      "€": .init("euro", "eur", "cent", "centů"), "$": .init("dolar", "dolarů", "cent", "centů"),
    ]
    rules.rangeWords = ["až", "do"]
    rules.decimalWords = ["celých", "čárka", "celá"]
    rules.joiners = ["a"]
    rules.fractions = [
      "1/2": ["půl", "jedna polovina", "polovina"], "1/4": ["čtvrt", "jedna čtvrtina", "čtvrtina"],
      "3/4": ["tři čtvrtě", "tři čtvrtiny"], "1/3": ["třetina", "jedna třetina"],
      "2/3": ["dvě třetiny"],
    ]
    rules.clock = [.init(0...0, "{h} hodin"), .init(1...59, "{h} hodin {m} minut")]
    rules.clockUnits = ["hodin", "h", "hod"]
    rules.ordinals = .czech
    rules.letterWords = ["a", "i", "k", "o", "s", "u", "v", "z"]
    return rules
  }()

  static let slovak: LanguageRules = {
    var rules = LanguageRules(language: "sk")
    rules.signs = [
      "&": ["a"], "+": ["plus", "a"], "=": ["rovná sa", "je"], "%": ["percent", "percentá"],
      "@": ["zavináč"], "#": ["hashtag", "číslo"], "°": ["stupňov"], "/": ["lomeno"],
      ".": ["bodka"], "-": ["pomlčka"], "−": ["mínus"], "×": ["krát"], ":": ["ku"],
    ]
    rules.abbreviations = [
      "napr": ["napríklad"], "atď": ["a tak ďalej"], "tzv": ["takzvaný"], "t.j": ["to jest"],
      "p": ["pán", "pani"], "sv": ["svätý"], "ul": ["ulica"], "dr": ["doktor"], "hod": ["hodín"],
    ]
    rules.numberAbbreviations = ["č": ["číslo"], "str": ["strana"], "s": ["strana"]]
    rules.units = ["°c": ["stupňov", "stupňov celzia"]]
    rules.currencies = ["€": .init("euro", "eur", "cent", "centov")]
    rules.rangeWords = ["až", "do"]
    rules.decimalWords = ["celých", "čiarka"]
    rules.joiners = ["a"]
    rules.fractions = [
      "1/2": ["pol", "polovica"], "1/4": ["štvrť", "štvrtina"], "3/4": ["tri štvrte"],
      "1/3": ["tretina"],
    ]
    rules.clock = [.init(0...0, "{h} hodín"), .init(1...59, "{h} hodín {m} minút")]
    rules.ordinals = .slovak
    rules.letterWords = ["a", "i", "k", "o", "s", "u", "v", "z"]
    return rules
  }()

  static let slovenian: LanguageRules = {
    var rules = LanguageRules(language: "sl")
    rules.signs = [
      "&": ["in"], "+": ["plus"], "=": ["je enako", "je"], "%": ["odstotkov"], "−": ["minus"],
    ]
    rules.abbreviations = [
      "npr": ["na primer"], "itd": ["in tako dalje"], "ga": ["gospa"], "dr": ["doktor"],
    ]
    rules.numberAbbreviations = ["št": ["številka"], "str": ["stran"]]
    rules.rangeWords = ["do"]
    rules.decimalWords = ["vejica", "celih"]
    rules.fractions = ["1/2": ["pol", "polovica"], "1/4": ["četrt"], "3/4": ["tri četrt"]]
    rules.ordinals = .slovenian
    return rules
  }()

  static let croatian: LanguageRules = {
    var rules = LanguageRules(language: "hr")
    rules.signs = [
      "&": ["i"], "+": ["plus"], "=": ["jednako", "je"], "%": ["posto"], "−": ["minus"],
      "@": ["at"],
      "°": ["stupnjeva"], "×": ["puta"],
    ]
    rules.abbreviations = [
      "npr": ["na primjer"], "itd": ["i tako dalje"], "tj": ["to jest"], "dr": ["doktor"],
      "sv": ["sveti"], "ul": ["ulica"], "g": ["gospodin"], "gđa": ["gospođa"],
    ]
    rules.numberAbbreviations = ["br": ["broj"], "str": ["stranica"]]
    rules.rangeWords = ["do"]
    rules.decimalWords = ["cijelih", "zarez"]
    rules.joiners = ["i"]
    rules.fractions = [
      "1/2": ["pola", "jedna polovina"], "1/4": ["četvrt"], "3/4": ["tri četvrt"],
    ]
    rules.letterWords = ["a", "i", "k", "o", "s", "u"]
    return rules
  }()

  static let serbian: LanguageRules = {
    var rules = LanguageRules(language: "sr")
    rules.signs = [
      "&": ["и"], "+": ["плус"], "=": ["једнако", "је"], "%": ["посто"], "−": ["минус"],
    ]
    rules.abbreviations = [
      "нпр": ["на пример"], "итд": ["и тако даље"], "тј": ["то јест"], "др": ["доктор"],
    ]
    rules.numberAbbreviations = ["бр": ["број"], "стр": ["страна"]]
    rules.rangeWords = ["до"]
    rules.decimalWords = ["зарез", "кома"]
    rules.joiners = ["и"]
    rules.fractions = ["1/2": ["пола"], "1/4": ["четврт"]]
    rules.letterWords = ["а", "и", "к", "о", "с", "у"]
    return rules
  }()

  static let ukrainian: LanguageRules = {
    var rules = LanguageRules(language: "uk")
    rules.signs = [
      "&": ["і"], "+": ["плюс"], "=": ["дорівнює"], "%": ["відсотків", "відсотки", "відсоток"],
      "@": ["равлик"], "#": ["хештег", "номер"], "№": ["номер"], "°": ["градусів"],
      ".": ["крапка"], "-": ["тире"], "−": ["мінус"], "×": ["помножити на"], ":": ["до"],
    ]
    rules.abbreviations = [
      "р": ["року", "рік"], "т.д": ["так далі"], "т.п": ["тому подібне"], "св": ["святий"],
      "вул": ["вулиця"], "ім": ["імені"], "д-р": ["доктор"], "ст": ["століття"],
      "напр": ["наприклад"], "грн": ["гривень"], "хв": ["хвилин"], "тис": ["тисяч"],
      "млн": ["мільйонів"],
    ]
    rules.numberAbbreviations = ["с": ["сторінка"], "стор": ["сторінка"], "гл": ["глава"]]
    rules.units = ["грн": ["гривень", "гривні", "гривня"], "р": ["року"], "ст": ["століття"]]
    rules.rangeWords = ["до"]
    rules.decimalWords = ["кома", "цілих"]
    rules.joiners = ["і"]
    rules.fractions = ["1/2": ["половина", "пів"], "1/4": ["чверть"], "3/4": ["три чверті"]]
    rules.clock = [
      .init(0...0, "{h} годин"), .init(1...59, "{h} годин {m} хвилин"), .init(1...59, "{o} {m}"),
    ]
    rules.ordinals = .ukrainian
    rules.hourForm = 3
    rules.letterWords = ["а", "б", "в", "є", "з", "і", "й", "о", "у", "я"]
    return rules
  }()

  static let bulgarian: LanguageRules = {
    var rules = LanguageRules(language: "bg")
    rules.signs = [
      "&": ["и"], "+": ["плюс"], "=": ["равно на", "е"], "%": ["процента", "процент"],
      "№": ["номер"], "°": ["градуса"], "−": ["минус"], "×": ["по"], "@": ["маймунско а"],
    ]
    rules.abbreviations = [
      "г": ["година", "години"], "т.н": ["така нататък"], "напр": ["например"], "св": ["свети"],
      "ул": ["улица"], "лв": ["лева", "лев"], "др": ["други"], "д-р": ["доктор"],
      "ст": ["стотинки"],
    ]
    rules.numberAbbreviations = ["стр": ["страница"]]
    rules.units = ["лв": ["лева", "лев"], "г": ["година", "грама"]]
    rules.rangeWords = ["до"]
    rules.decimalWords = ["запетая", "цяло и"]
    rules.joiners = ["и"]
    rules.fractions = [
      "1/2": ["половин", "една втора"], "1/4": ["четвърт"], "3/4": ["три четвърти"],
    ]
    rules.letterWords = ["а", "в", "и", "о", "с", "у"]
    return rules
  }()
}
