internal import CarouselModel
internal import FileStorage
import Testing

@testable import SceneFormat

/// Broken scenes of every kind end in messages, never in a trap.
@Suite struct FuzzTests {
    @Test(arguments: 0..<8)
    func mutatedScenesNeverTrap(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let texts = SceneCorpus.texts + Carousel.Preset.allCases.map(SceneTemplate.text)
        for _ in 0..<60 {
            var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) { Self.mutate(&bytes, &random) }
            let document = SceneDocument(bytes: bytes, folder: FilePath("."), name: "scene.json")
            for variant in document.variants.prefix(4) {
                let reading = document.scene(variant: variant)
                #expect((reading.scene == nil) == reading.hasErrors)
                _ = reading.diagnostics.map(\.description)
            }
        }
    }

    @Test(arguments: 0..<4)
    func randomBytesNeverTrap(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let count = Int.random(in: 0...40, using: &random)
            let bytes = (0..<count).map { _ in
                Self.interesting.randomElement(using: &random) ?? UInt8.random(in: 0...255, using: &random)
            }
            let document = SceneDocument(bytes: bytes, folder: FilePath("."), name: "scene.json")
            #expect(document.scene().hasErrors)
        }
    }

    private static let interesting =
        Array("{}[]\",:/*\\u0d8tfn-.eE19 \n\r\u{E9}\u{1F600}".utf8) + [0, 0x1F, 0xC0, 0xFF]

    private static let words: [[UInt8]] = [
        "null", "-1", "1e30", "\"\"", "{}", "[]", "true", "\"{x}\"", "{\"a\":", "[[", "\"{\"", "1e999",
        "99999999999",
    ].map { Array($0.utf8) }

    private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(place + Int.random(in: 1...12, using: &random), bytes.count)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2:
            bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        case 3: replaceValue(&bytes, from: place, &random)
        default: bytes.insert(interesting.randomElement(using: &random) ?? 0, at: place)
        }
    }

    /// Puts another value where one stands, so that the text stays JSON.
    private static func replaceValue(_ bytes: inout [UInt8], from place: Int, _ random: inout SeededGenerator)
    {
        guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
        let rest = bytes[(colon + 1)...]
        let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.count
        bytes.replaceSubrange((colon + 1)..<end, with: words.randomElement(using: &random) ?? [])
    }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Begins a sequence.
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// The next number, by SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
