import Testing

@testable import Scoring

@Suite struct PhoneClassTests {
  @Test(arguments: [
    ("AH0", PhoneClass.vowel), ("ah", .vowel), ("DH", .dh), ("D", .stop), ("SIL", .silence),
    ("NG", .nasal), ("JH", .affricate), ("HH", .aspirate), ("xyz", .other), ("", .other),
  ])
  func knowsTheManner(phone: String, phoneClass: PhoneClass) {
    #expect(PhoneClass(phone) == phoneClass)
  }
}
