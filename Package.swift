// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: a library target whose dependencies are the rooms it may import.
func room(
  _ name: String, imports: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: imports, resources: resources, swiftSettings: settings)
}

/// The tests of one room.
func tests(
  of name: String, also: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + also, exclude: excluding,
    swiftSettings: settings)
}

let package = Package(
  name: "Wordlight",
  platforms: [.macOS("26.0"), .iOS("26.0")],
  products: [
    .library(name: "WordTimeline", targets: ["WordTimeline"]),
    .library(name: "Narration", targets: ["Narration"]),
    .executable(name: "wordlight", targets: ["wordlight"]),
    .executable(name: "wordlight-bench", targets: ["wordlight-bench"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSndFile", pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]),
    .systemLibrary(
      name: "CSoxr", pkgConfig: "soxr",
      providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
    .systemLibrary(
      name: "CFFTW", pkgConfig: "fftw3f",
      providers: [.apt(["libfftw3-dev"]), .brew(["fftw"])]),
    .systemLibrary(
      name: "CEspeakNG",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .target(name: "CKernels"),

    .target(
      name: "WordTimeline", swiftSettings: settings,
      // It imports no C library, so nothing else asks the linker for rounding.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    room("Files", imports: ["CKernels"]),
    room("PageText", imports: ["WordTimeline", "Files"]),
    room("AudioInput", imports: ["Files", "CSndFile", "CSoxr"]),
    room("SpeechFeatures", imports: ["CFFTW", "CKernels"]),
    room("Pronunciation", imports: ["PageText", "Files", "CEspeakNG"]),
    room("AcousticModel", imports: ["SpeechFeatures", "Files", "CKernels"]),
    room(
      "Alignment",
      imports: [
        "WordTimeline", "Files", "PageText", "AudioInput", "SpeechFeatures", "Pronunciation",
        "AcousticModel", "CKernels",
      ], resources: [.embedInCode("Resources/boundary-network.bin")]),
    room(
      "TimingFormats", imports: ["WordTimeline", "Files"], resources: [.embedInCode("Schemas")]),
    room(
      "Reports", imports: ["WordTimeline", "Files"], resources: [.embedInCode("Resources")]),
    room(
      "Narration",
      imports: [
        "WordTimeline", "Files", "PageText", "AudioInput", "SpeechFeatures", "Pronunciation",
        "AcousticModel", "Alignment", "TimingFormats", "Reports",
      ], resources: [.embedInCode("Schemas")]),
    .target(
      name: "PreviewPage", dependencies: ["WordTimeline", "Files", "AudioInput"],
      resources: [.embedInCode("Resources")], swiftSettings: settings),
    room("CommandLineKit", imports: ["Files"]),

    .executableTarget(
      name: "wordlight",
      dependencies: [
        "Narration", "Reports", "PreviewPage", "CommandLineKit", "WordTimeline", "TimingFormats",
        "Files", "PageText", "AudioInput",
      ], swiftSettings: settings),
    .target(
      name: "Scoring", dependencies: ["WordTimeline", "Files", "Pronunciation"],
      path: "Benchmarks/Scoring",
      swiftSettings: settings),
    .executableTarget(
      name: "wordlight-bench",
      dependencies: [
        "Narration", "Scoring", "CommandLineKit", "WordTimeline", "TimingFormats", "Files",
        "AudioInput", "Pronunciation",
      ],
      path: "Benchmarks/wordlight-bench", swiftSettings: settings),

    tests(of: "WordTimeline"),
    tests(
      of: "TimingFormats", also: ["WordTimeline", "Files"],
      excluding: ["Golden", "Consumers/Grammars"]),
    tests(of: "CKernels"),
    tests(of: "SpeechFeatures"),
    tests(of: "AcousticModel", also: ["SpeechFeatures", "Files"]),
    tests(of: "Alignment", also: ["AcousticModel", "AudioInput", "WordTimeline"]),
    tests(of: "Files"),
    tests(of: "AudioInput", also: ["Files", "CSndFile"]),
    tests(of: "Reports", also: ["WordTimeline", "Files"]),
    tests(
      of: "Narration",
      also: [
        "AcousticModel", "PageText", "AudioInput", "WordTimeline", "Files", "Reports",
        "TimingFormats",
      ]),
    tests(of: "CommandLineKit", also: ["Files"]),
    tests(of: "Scoring", also: ["WordTimeline", "Files", "Pronunciation"]),
    tests(of: "PreviewPage", also: ["WordTimeline", "Files", "AudioInput"]),
    tests(of: "PageText", also: ["WordTimeline", "Files"], excluding: ["HardTokens.tsv"]),
    tests(of: "Pronunciation", also: ["PageText", "Files", "CEspeakNG"]),
    .testTarget(
      name: "wordlightTests", dependencies: ["wordlight", "wordlight-bench", "WordTimeline"],
      swiftSettings: settings),
  ]
)
