extension LanguageRules {
  static let indonesian: LanguageRules = {
    var rules = LanguageRules(language: "id")
    rules.signs = [
      "&": ["dan"], "+": ["tambah", "plus"], "=": ["sama dengan"], "%": ["persen"], "@": ["at"],
      "#": ["tagar", "nomor"], "°": ["derajat"], "−": ["minus", "kurang"], "×": ["kali"],
      ".": ["titik"], "/": ["per"], ":": ["banding"],
    ]
    rules.abbreviations = [
      "dll": ["dan lain lain"], "dsb": ["dan sebagainya"], "dr": ["dokter"], "yg": ["yang"],
      "jl": ["jalan"], "tn": ["tuan"], "ny": ["nyonya"], "spt": ["seperti"],
    ]
    rules.numberAbbreviations = ["no": ["nomor"], "hlm": ["halaman"], "hal": ["halaman"]]
    rules.units = ["°c": ["derajat celsius", "derajat"]]
    rules.currencies = ["$": .init("dolar", "dolar", "sen", "sen")]
    rules.rangeWords = ["sampai", "hingga"]
    rules.decimalWords = ["koma"]
    rules.fractions = [
      "1/2": ["setengah", "separuh"], "1/4": ["seperempat"], "3/4": ["tiga perempat"],
      "1/3": ["sepertiga"],
    ]
    rules.clock = [
      .init(30...30, "setengah {n}"), .init(1...59, "{h} lewat {m}"),
      .init(15...15, "{h} seperempat"),
    ]
    rules.dayPhrases = []
    return rules
  }()

  static let malay: LanguageRules = {
    var rules = indonesian
    rules.language = "ms"
    rules.signs["%"] = ["peratus"]
    rules.numberAbbreviations = ["no": ["nombor"], "ms": ["muka surat"]]
    rules.decimalWords = ["perpuluhan"]
    rules.currencies["$"] = .init("dolar", "dolar", "sen", "sen")
    rules.usesDecimalComma = false
    return rules
  }()

  static let vietnamese: LanguageRules = {
    var rules = LanguageRules(language: "vi")
    rules.signs = [
      "&": ["và"], "+": ["cộng"], "=": ["bằng"], "%": ["phần trăm"], "@": ["a còng"], "°": ["độ"],
      "−": ["trừ", "âm"], "×": ["nhân"], ".": ["chấm"], "/": ["trên"], "#": ["hát tắc", "số"],
    ]
    rules.abbreviations = [
      "tp": ["thành phố"], "v.v": ["vân vân"], "ts": ["tiến sĩ"], "bs": ["bác sĩ"],
      "hcm": ["hồ chí minh"],
    ]
    rules.bareAbbreviations = ["hcm"]
    rules.numberAbbreviations = ["tr": ["trang"], "ch": ["chương"]]
    rules.units = [
      "đ": ["đồng"], "km": ["ki lô mét", "cây số"], "kg": ["ki lô gam", "cân"], "h": ["giờ"],
    ]
    rules.rangeWords = ["đến"]
    rules.decimalWords = ["phẩy"]
    rules.fractions = [
      "1/2": ["một phần hai", "nửa"], "1/4": ["một phần tư"], "3/4": ["ba phần tư"],
    ]
    rules.clock = [
      .init(0...0, "{h} giờ"), .init(1...59, "{h} giờ {m}"), .init(30...30, "{h} giờ rưỡi"),
      .init(1...59, "{h} giờ {m} phút"),
    ]
    rules.dayPhrases = []
    return rules
  }()

  static let korean: LanguageRules = {
    var rules = LanguageRules(language: "ko")
    rules.signs = [
      "&": ["그리고", "앤드"], "+": ["더하기", "플러스"], "=": ["은", "는", "이퀄"], "%": ["퍼센트", "프로"],
      "°": ["도"], "−": ["빼기", "마이너스"], "×": ["곱하기"], "÷": ["나누기"], "#": ["샵", "해시태그"],
      ".": ["점"], "@": ["골뱅이"], "/": ["슬래시"], ":": ["대"],
    ]
    rules.units = ["°c": ["도", "섭씨 도"], "km": ["킬로미터", "킬로"], "kg": ["킬로그램", "킬로"]]
    rules.rangeWords = ["에서", "부터", "다시"]
    rules.decimalWords = ["점"]
    rules.fractions = [
      "1/2": ["이분의 일", "절반"], "1/4": ["사분의 일"], "3/4": ["사분의 삼"], "1/3": ["삼분의 일"],
    ]
    rules.clock = [.init(0...0, "{h} 시"), .init(1...59, "{h} 시 {m} 분"), .init(30...30, "{h} 시 반")]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    return rules
  }()

  static let thai: LanguageRules = {
    var rules = LanguageRules(language: "th")
    rules.signs = [
      "&": ["และ"], "+": ["บวก"], "=": ["เท่ากับ"], "%": ["เปอร์เซ็นต์"], "°": ["องศา"], "−": ["ลบ"],
      "×": ["คูณ"], ".": ["จุด"], "@": ["แอท"],
    ]
    rules.abbreviations = [
      "ดร": ["ดอกเตอร์"], "ฯลฯ": ["และอื่นๆ"], "พ.ศ": ["พุทธศักราช"], "ค.ศ": ["คริสต์ศักราช"],
      "น": ["นาฬิกา"], "ม.ค": ["มกราคม"], "ก.พ": ["กุมภาพันธ์"], "มี.ค": ["มีนาคม"],
      "เม.ย": ["เมษายน"], "พ.ค": ["พฤษภาคม"], "มิ.ย": ["มิถุนายน"], "ก.ค": ["กรกฎาคม"],
      "ส.ค": ["สิงหาคม"], "ก.ย": ["กันยายน"], "ต.ค": ["ตุลาคม"], "พ.ย": ["พฤศจิกายน"],
      "ธ.ค": ["ธันวาคม"],
    ]
    rules.rangeWords = ["ถึง"]
    rules.decimalWords = ["จุด"]
    rules.fractions = ["1/2": ["ครึ่ง", "หนึ่งส่วนสอง"], "1/4": ["หนึ่งส่วนสี่"]]
    rules.clock = [.init(0...0, "{h} นาฬิกา"), .init(1...59, "{h} นาฬิกา {m} นาที")]
    rules.clockUnits = ["น"]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    return rules
  }()

  static let hebrew: LanguageRules = {
    var rules = LanguageRules(language: "he")
    rules.signs = [
      "&": ["ו"], "+": ["ועוד", "פלוס"], "=": ["שווה"], "%": ["אחוז", "אחוזים"],
      "−": ["פחות", "מינוס"], "°": ["מעלות"],
    ]
    rules.abbreviations = [
      "ד\"ר": ["דוקטור"], "צה\"ל": ["צהל"], "וכו": ["וכולי"], "ארה\"ב": ["ארצות הברית"],
      "חז\"ל": ["חזל"],
      "גב": ["גברת"], "פרופ": ["פרופסור"], "ע\"י": ["על ידי"], "בע\"מ": ["בעירבון מוגבל"],
    ]
    rules.bareAbbreviations = [
      "ד\"ר", "צה\"ל", "וכו", "ארה\"ב", "חז\"ל", "פרופ", "ע\"י", "בע\"מ",
    ]
    rules.numberAbbreviations = ["עמ": ["עמוד"], "מס": ["מספר"]]
    rules.currencies = ["₪": .init("שקל", "שקלים", "אגורה", "אגורות")]
    rules.rangeWords = ["עד"]
    rules.decimalWords = ["נקודה"]
    rules.joiners = ["ו"]
    rules.fractions = ["1/2": ["חצי"], "1/4": ["רבע"], "3/4": ["שלושת רבעי"], "1/3": ["שליש"]]
    rules.clock = [.init(30...30, "{h} וחצי"), .init(15...15, "{h} ורבע")]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    return rules
  }()

  static let persian: LanguageRules = {
    var rules = LanguageRules(language: "fa")
    rules.signs = [
      "&": ["و"], "+": ["به علاوه"], "=": ["مساوی"], "%": ["درصد"], "−": ["منهای"], "°": ["درجه"],
    ]
    rules.rangeWords = ["تا"]
    rules.decimalWords = ["ممیز"]
    rules.joiners = ["و"]
    rules.fractions = ["1/2": ["نیم", "یک دوم"], "1/4": ["ربع", "یک چهارم"], "3/4": ["سه چهارم"]]
    rules.clock = [
      .init(30...30, "{h} و نیم"), .init(15...15, "{h} و ربع"), .init(1...59, "{h} و {m} دقیقه"),
    ]
    rules.numberAbbreviations = ["ص": ["صفحه"]]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    return rules
  }()

  static let bengali: LanguageRules = {
    var rules = LanguageRules(language: "bn")
    rules.signs = ["%": ["শতাংশ"], "+": ["যোগ"], "=": ["সমান"], "&": ["এবং"], "−": ["বিয়োগ"]]
    rules.abbreviations = ["ডাঃ": ["ডাক্তার"], "ডা": ["ডাক্তার"], "ড": ["ডক্টর"]]
    rules.bareAbbreviations = ["ডাঃ"]
    rules.numberAbbreviations = ["পৃ": ["পৃষ্ঠা"], "নং": ["নম্বর"]]
    rules.fractions = ["1/2": ["অর্ধেক", "আধা"], "1/4": ["সিকি"]]
    rules.usesDecimalComma = false
    rules.dayPhrases = []
    return rules
  }()
}
