@main
struct Wordlight {
  static func main() {
    print("wordlight")
  }
}
