import AcousticModel
import Testing

@Suite struct PhoneClassTests {
  @Test(arguments: [
    ("SIL", PhoneClass.silence), ("+NSN+", .silence), ("P", .stop), ("JH", .affricate),
    ("ZH", .fricative), ("DH", .dental), ("HH", .breath), ("NG", .nasal), ("Y", .liquid),
    ("AO", .vowel), ("ER", .vowel),
  ])
  func everyPhoneHasItsManner(name: String, manner: PhoneClass) {
    #expect(PhoneClass(phoneNamed: name) == manner)
  }
}
