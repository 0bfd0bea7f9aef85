import FrameImaging
import Testing

/// Animations that are not what they should be: each is refused with what is wrong, none brings the program down.
@Suite struct BrokenAnimationTests {
    enum Kind: CaseIterable { case gif, apng, webp }

    /// Three frames of one kind.
    private static func file(_ kind: Kind) throws -> [UInt8] {
        let sample = AnimationSample("broken", rate: 10) {
            try (0..<3).map { try AnimationSample.slide($0, 23, 17) }
        }
        let settings = try sample.settings()
        return switch kind {
        case .gif: try sample.file(GIFEncoder(settings, palettesOfFrames: GIFOptions()))
        case .apng: try sample.file(APNGEncoder(settings))
        case .webp: try sample.file(WebPAnimationEncoder(settings, encoder: WebPEncoder(.lossless)))
        }
    }

    private func readAll(_ bytes: [UInt8]) throws -> Int {
        var reader = try AnimatedImage(bytes: bytes).reader()
        var count = 0
        while try reader.next() != nil { count += 1 }
        return count
    }

    @Test(arguments: Kind.allCases) func everyCutIsNoticed(kind: Kind) throws {
        let bytes = try Self.file(kind)
        #expect(try readAll(bytes) == 3)
        for length in 0..<bytes.count {
            #expect(throws: AnimatedImageError.self, "\(length) bytes") {
                try readAll(Array(bytes[..<length]))
            }
        }
    }

    @Test(arguments: Kind.allCases) func aChangedByteDoesNoHarm(kind: Kind) throws {
        let bytes = try Self.file(kind)
        var random = SystemRandomNumberGenerator()
        for place in bytes.indices {
            var broken = bytes
            broken[place] = UInt8.random(in: 0...255, using: &random)
            // A picture or an error; which one depends on the byte.
            _ = try? readAll(broken)
        }
    }

    private func text(_ bytes: [UInt8]) -> String {
        do {
            return "\(try readAll(bytes)) frames"
        } catch {
            return "\(error)"
        }
    }

    @Test func faultsAreNamed() throws {
        let gif = try Self.file(.gif)
        #expect(text(Array(gif.dropLast())) == "the GIF is truncated: its data ends too early, in frame 3")
        #expect(text(Array(gif[..<20])) == "the GIF is truncated: its data ends too early, in frame 0")
        var odd = gif
        odd[gif.count - 1] = 0x55
        #expect(text(odd) == "the GIF is damaged: there is no block of the kind 85, in frame 3")
        #expect(text(Array(gif[..<13]) + [0x3B]) == "the GIF is damaged: it has no frame")
        let apng = try Self.file(.apng)
        #expect(
            text(Array(apng.dropLast(12))) == "the APNG is truncated: its data ends too early, in frame 2")
        var swapped = apng
        let last = try #require(apng.indices.last { apng[$0...].starts(with: "fdAT".utf8) })
        swapped[last + 4 + 9] ^= 1
        #expect(text(swapped) == "the APNG is damaged: the checksum of fdAT is wrong, in frame 2")
        let webp = try Self.file(.webp)
        #expect(text(Array(webp.dropLast(2))) == "the WebP is truncated: its data ends too early")
        #expect(
            text(Array("hello".utf8))
                == "not a PNG, JPEG, GIF or WebP: begins with 68 65 6c 6c 6f (\"hello\")")
        #expect(text([]) == "the file is empty, expected a PNG, JPEG, GIF or WebP")
    }

    @Test func aHugePictureIsRefusedBeforeItIsMade() {
        let head = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0]
        #expect(text(head) == "the picture is 65535×65535 pixels, over the limit of 100000000 pixels")
    }
}
