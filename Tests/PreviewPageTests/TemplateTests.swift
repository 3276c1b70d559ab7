import Testing

@testable import PreviewPage

@Suite struct TemplateTests {
  @Test func whatIsFilledInIsNeverLookedAt() {
    let template = Template("<{{one}}|{{two}}>")
    let text = template.pieces(["one": ["{{two}}", "a"], "two": ["b"]]).joined()
    #expect(text == "<{{two}}a|b>")
  }
}
