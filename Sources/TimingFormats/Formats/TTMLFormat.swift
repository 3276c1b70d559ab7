import WordTimeline

/// TTML (W3C Timed Text Markup Language 2): one `p` a line, in which `set` colours each word while
/// it is lit.
///
/// The times of a `set` count from the begin of its `p`, and it stands before the text (§8.1.6). That a player honours `set` is not
/// certain; the lines themselves are timed all the same.
struct TTMLFormat: TimingWriter {
  let facts = FormatFacts(
    name: "ttml", title: "TTML, words coloured", extensions: ["ttml"],
    levels: [.word, .phrase, .sentence], resolution: .perSecond(1000),
    holds: [.text, .punctuation, .ends, .unspoken])

  func write(_ export: PageExport) throws(TimingFormatError) -> [OutputFile] {
    let colour = export.options.highlightColour
    var text = """
      \(xmlDeclaration)
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" \
      xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xml:lang="\(xml(export.page.language))" \
      ttp:timeBase="media">
        <head>
          <layout><region xml:id="r1" tts:origin="10% 80%" tts:extent="80% 15%"/></layout>
        </head>
        <body><div>

      """
    for (number, line) in export.lines().enumerated() {
      let begin = export.milliseconds(line.span.start)
      func seconds(_ sample: Int64, from: Int64 = 0) -> String {
        decimalText(export.milliseconds(sample) - from, decimals: 3) + "s"
      }
      text += #"    <p xml:id="l\#(number + 1)" region="r1" begin="\#(seconds(line.span.start))""#
      text += #" end="\#(seconds(line.span.end))">"#
      for (index, piece) in line.pieces.enumerated() {
        text += #"<span xml:id="\#(piece.id)">"#
        if let lit = piece.lit {
          text += #"<set begin="\#(seconds(lit.start, from: begin))""#
          text += #" end="\#(seconds(lit.end, from: begin))" tts:color="\#(colour)"/>"#
        }
        text +=
          xml(piece.text) + "</span>" + (index + 1 < line.pieces.count ? xml(piece.separator) : "")
      }
      text += "</p>\n"
    }
    return [OutputFile(text + "  </div></body>\n</tt>\n")]
  }
}
