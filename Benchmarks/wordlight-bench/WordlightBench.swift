@main
struct WordlightBench {
  static func main() {
    print("wordlight")
  }
}
