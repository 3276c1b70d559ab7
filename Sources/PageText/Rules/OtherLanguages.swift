extension LanguageRules {
  static let polish: LanguageRules = {
    var rules = LanguageRules(language: "pl")
    rules.signs = [
      "&": ["i"], "+": ["plus", "dodać"], "=": ["równa się", "równe"], "%": ["procent"],
      "@": ["małpa"], "#": ["hasztag", "numer"], "°": ["stopni"], "/": ["ukośnik"],
      ".": ["kropka"], "-": ["myślnik"], "−": ["minus"], "×": ["razy"], ":": ["do"],
    ]
    rules.abbreviations = [
      "dr": ["doktor"], "np": ["na przykład"], "itd": ["i tak dalej"], "itp": ["i tym podobne"],
      "tzn": ["to znaczy"], "św": ["święty", "święta"], "ul": ["ulica"], "prof": ["profesor"],
      "tzw": ["tak zwany"], "ok": ["około"], "inż": ["inżynier"],
      "w": ["wiek", "wieku"], "al": ["aleja"], "m.in": ["między innymi"],
      "p.n.e": ["przed naszą erą"],
    ]
    rules.numberAbbreviations = [
      "nr": ["numer"], "s": ["strona"], "str": ["strona"], "r": ["roku"],
      "godz": ["godzina", "godziny"],
    ]
    rules.units = ["zł": ["złotych", "złote", "złoty"], "gr": ["groszy"], "r": ["roku"]]
    rules.rangeWords = ["do", "i"]
    rules.decimalWords = ["przecinek", "i"]
    rules.ordinals = .polish
    rules.hourForm = 2
    rules.hourIntroductions = ["godz", "godzina", "godzinie", "o"]
    rules.joiners = ["i"]
    rules.fractions = [
      "1/2": ["pół", "jedna druga", "połowa"], "1/4": ["jedna czwarta", "ćwierć"],
      "3/4": ["trzy czwarte"],
    ]
    rules.clock = [
      .init(0...0, "{o}"), .init(1...59, "{o} {m}"), .init(30...30, "wpół do {n}"),
      .init(15...15, "kwadrans po {h}"),
    ]
    rules.currencies = [
      "€": .init("euro", "euro", "cent", "centów"),
      "$": .init("dolar", "dolarów", "cent", "centów"),
    ]
    rules.letterWords = ["a", "i", "o", "u", "w", "z"]
    return rules
  }()

  static let russian: LanguageRules = {
    var rules = LanguageRules(language: "ru")
    rules.signs = [
      "&": ["и"], "+": ["плюс"], "=": ["равно"], "%": ["процентов", "процента", "процент"],
      "@": ["собака"], "#": ["хэштег", "номер"], "№": ["номер"], "°": ["градусов", "градуса"],
      "/": ["косая черта"], ".": ["точка"], "-": ["тире"], "−": ["минус"], "×": ["умножить на"],
      ":": ["к"],
    ]
    rules.abbreviations = [
      "г": ["город", "год", "господин"], "гг": ["годы"], "т.е": ["то есть"], "т.д": ["так далее"],
      "т.п": ["тому подобное"], "др": ["другие"], "д-р": ["доктор"], "св": ["святой"],
      "ул": ["улица"], "им": ["имени"], "руб": ["рублей"], "тыс": ["тысяч"], "млн": ["миллионов"],
      "напр": ["например"], "в": ["век", "века"], "вв": ["века"],
      "мин": ["минут", "минуты", "минута"],
      "ч": ["часов", "часа", "час"], "сек": ["секунд", "секунды"], "см": ["смотри"],
      "н.э": ["нашей эры"], "проф": ["профессор"], "пл": ["площадь"],
    ]
    rules.numberAbbreviations = ["стр": ["страница"], "гл": ["глава"], "с": ["страница"]]
    rules.units = [
      "г": ["года", "год", "грамм"], "руб": ["рублей", "рубля", "рубль"],
      "ч": ["часов", "часа", "час"], "мин": ["минут", "минуты", "минута"],
      "кг": ["килограммов", "килограмм"],
    ]
    rules.rangeWords = ["до", "и"]
    rules.decimalWords = ["запятая", "и"]
    rules.joiners = ["и"]
    rules.ordinalEndings = ["й", "я", "е", "го", "му", "м", "х", "ый", "ая", "ое", "ой", "ю"]
    rules.fractions = [
      "1/2": ["половина", "одна вторая", "пол"], "1/4": ["четверть", "одна четвёртая"],
      "3/4": ["три четверти"],
    ]
    rules.clock = [
      .init(0...0, "{h} часов"), .init(0...0, "{h} часа"), .init(1...59, "{h} часов {m} минут"),
      .init(1...59, "{h} часа {m} минут"),
    ]
    rules.currencies = [
      "₽": .init("рубль", "рублей", "копейка", "копеек"),
      "€": .init("евро", "евро", "цент", "центов"),
      "$": .init("доллар", "долларов", "цент", "центов"),
    ]
    rules.letterWords = ["а", "в", "и", "к", "о", "с", "у", "я"]
    return rules
  }()

  static let swahili: LanguageRules = {
    var rules = LanguageRules(language: "sw")
    rules.signs = [
      "&": ["na"], "+": ["jumlisha"], "=": ["ni sawa na"], "%": ["asilimia"], "@": ["at"],
      "#": ["nambari"], "°": ["nyuzi"], ".": ["nukta"], "−": ["kasoro", "hasi"],
      "×": ["mara"], "-": ["kistari"],
    ]
    rules.abbreviations = [
      "bw": ["bwana"], "bi": ["bibi"], "dkt": ["daktari"], "dk": ["dakika"],
      "n.k": ["na kadhalika"],
      "k.m": ["kwa mfano"], "mhe": ["mheshimiwa"], "prof": ["profesa"], "mt": ["mtakatifu"],
    ]
    rules.numberAbbreviations = ["na": ["nambari"], "uk": ["ukurasa"]]
    rules.units = ["km": ["kilomita"], "sh": ["shilingi"]]
    rules.rangeWords = ["hadi", "mpaka", "na"]
    rules.decimalWords = ["nukta", "pointi"]
    rules.joiners = ["na"]
    rules.clock = [
      .init(0...0, "{h} kamili"), .init(30...30, "{h} na nusu"), .init(15...15, "{h} na robo"),
      .init(1...59, "{h} na dakika {m}"), .init(45...45, "{n} kasorobo"),
    ]
    rules.fractions = ["1/2": ["nusu"], "1/4": ["robo"], "3/4": ["robo tatu"], "1/3": ["theluthi"]]
    rules.usesDecimalComma = false
    return rules
  }()

  static let turkish: LanguageRules = {
    var rules = LanguageRules(language: "tr")
    rules.signs = [
      "&": ["ve"], "+": ["artı"], "=": ["eşittir"], "%": ["yüzde"], "@": ["et"],
      "#": ["numara"], "°": ["derece"], ".": ["nokta"], "-": ["tire"], "−": ["eksi"],
      "×": ["çarpı"], "/": ["bölü"],
    ]
    rules.abbreviations = [
      "dr": ["doktor"], "prof": ["profesör"], "vb": ["ve benzeri"], "vs": ["vesaire"],
      "örn": ["örneğin"], "sn": ["sayın"], "cad": ["cadde"], "sok": ["sokak"], "yy": ["yüzyıl"],
      "bkz": ["bakınız"], "hz": ["hazreti"],
    ]
    rules.numberAbbreviations = ["no": ["numara"], "s": ["sayfa"]]
    rules.units = ["tl": ["lira", "türk lirası"]]
    rules.currencies = [
      "₺": .init("lira", "lira", "kuruş", "kuruş"), "€": .init("avro", "avro", "sent", "sent"),
      "$": .init("dolar", "dolar", "sent", "sent"),
    ]
    rules.dayPhrases = []
    rules.rangeWords = ["ile"]
    rules.decimalWords = ["virgül"]
    rules.fractions = ["1/2": ["yarım", "buçuk"], "1/4": ["çeyrek"]]
    rules.clock = [.init(30...30, "{h} buçuk")]
    rules.letterWords = ["o"]
    return rules
  }()

  static let hindi: LanguageRules = {
    var rules = LanguageRules(language: "hi")
    rules.signs = [
      "&": ["और"], "+": ["जोड़", "प्लस"], "=": ["बराबर"], "%": ["प्रतिशत"], "°": ["डिग्री"],
      ".": ["दशमलव"], "−": ["माइनस"], "#": ["नंबर"],
    ]
    rules.abbreviations = [
      "डॉ": ["डॉक्टर"], "श्री": ["श्री"], "प्रो": ["प्रोफ़ेसर"], "रु": ["रुपये"], "पं": ["पंडित"],
    ]
    rules.numberAbbreviations = ["पृ": ["पृष्ठ"], "नं": ["नंबर"]]
    rules.currencies = [
      "₹": .init("रुपया", "रुपये", "पैसा", "पैसे"), "$": .init("डॉलर", "डॉलर", "सेंट", "सेंट"),
    ]
    rules.rangeWords = ["से"]
    rules.decimalWords = ["दशमलव"]
    rules.fractions = ["1/2": ["आधा"], "1/4": ["चौथाई", "पाव"], "3/4": ["पौन", "तीन चौथाई"]]
    rules.clock = [.init(30...30, "साढ़े {h}"), .init(0...0, "{h} बजे")]
    rules.usesDecimalComma = false
    return rules
  }()

  static let chinese: LanguageRules = {
    var rules = LanguageRules(language: "zh")
    rules.signs = ["%": ["百分之"], "+": ["加"], "=": ["等于"], "−": ["负", "减"], "&": ["和"], ".": ["点"]]
    rules.rangeWords = ["到", "至"]
    rules.decimalWords = ["点"]
    rules.clock = [
      .init(0...0, "{h} 点"), .init(1...59, "{h} 点 {m}"), .init(1...59, "{h} 点 {m} 分"),
      .init(30...30, "{h} 点 半"),
    ]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    rules.currencies = [
      "¥": .init("元", "元", "分", "分"), "￥": .init("元", "元", "分", "分"),
      "$": .init("美元", "美元", "美分", "美分"),
    ]
    rules.fractions = ["1/2": ["二分之一", "一半"], "1/4": ["四分之一"], "3/4": ["四分之三"], "1/3": ["三分之一"]]
    return rules
  }()

  static let japanese: LanguageRules = {
    var rules = LanguageRules(language: "ja")
    rules.signs = [
      "%": ["パーセント"], "+": ["たす", "プラス"], "=": ["は"], "−": ["ひく", "マイナス"], "&": ["アンド"],
    ]
    rules.rangeWords = ["から"]
    rules.decimalWords = ["てん"]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    rules.currencies = ["¥": .init("えん", "えん", "せん", "せん")]
    rules.units = ["°c": ["ど"], "°": ["ど"]]
    rules.fractions = ["1/2": ["にぶんのいち", "はんぶん"], "1/4": ["よんぶんのいち"], "1/3": ["さんぶんのいち"]]
    return rules
  }()

  static let arabic: LanguageRules = {
    var rules = LanguageRules(language: "ar")
    rules.signs = [
      "%": ["بالمئة", "في المئة"], "+": ["زائد"], "=": ["يساوي"], "&": ["و"], "−": ["ناقص"],
    ]
    rules.abbreviations = ["د": ["دكتور", "الدكتور"], "أ": ["أستاذ"]]
    rules.numberAbbreviations = ["ص": ["صفحة"]]
    rules.rangeWords = ["إلى"]
    rules.decimalWords = ["فاصلة"]
    rules.fractions = ["1/2": ["نصف"], "1/4": ["ربع"], "1/3": ["ثلث"]]
    rules.usesDecimalComma = false
    return rules
  }()

  static let finnish: LanguageRules = {
    var rules = LanguageRules(language: "fi")
    rules.signs = [
      "&": ["ja"], "+": ["plus"], "=": ["on yhtä kuin", "on"], "%": ["prosenttia"],
      "°": ["astetta"], "@": ["ät"], ".": ["piste"], "−": ["miinus"], "×": ["kertaa"],
    ]
    rules.abbreviations = [
      "esim": ["esimerkiksi"], "jne": ["ja niin edelleen"], "ym": ["ynnä muuta"],
      "yms": ["ynnä muuta sellaista"], "ns": ["niin sanottu"], "klo": ["kello"], "n": ["noin"],
      "tri": ["tohtori"],
    ]
    rules.numberAbbreviations = ["nro": ["numero"], "s": ["sivu"]]
    rules.units = ["°c": ["astetta", "celsiusastetta"]]
    rules.rangeWords = ["viiva"]
    rules.decimalWords = ["pilkku"]
    rules.fractions = ["1/2": ["puoli"], "1/4": ["neljäsosa"], "3/4": ["kolme neljäsosaa"]]
    rules.clock = [.init(30...30, "puoli {n}")]
    return rules
  }()
}
