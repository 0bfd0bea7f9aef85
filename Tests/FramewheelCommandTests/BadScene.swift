import Foundation
import Testing

/// A scene that cannot be used, and what the user reads of it.
struct BadScene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The text of `scene.json`; `nil` where there is no such file.
    var text: String?
    /// What is said, whole lines.
    let lines: [String]
    /// How the program ends.
    var status: Int32 = 2

    init(_ name: String, _ text: String?, _ lines: String..., status: Int32 = 2) {
        testDescription = name
        self.text = text
        self.lines = lines
        self.status = status
    }

    /// A scene of 100 × 50 points; the keys begin in column 25 of the second line.
    init(_ name: String, keys: String, _ lines: String...) {
        testDescription = name
        text = Self.scene(keys)
        self.lines = lines
    }

    /// A scene whose one line of cards shows the items; the items begin in column 13 of the third line.
    init(_ name: String, image item: String, _ lines: String...) {
        testDescription = name
        text = Self.scene("\"card\": { \"image\": \"{cover}\" },\n  \"items\": [\(item)]")
        self.lines = lines
    }

    private static func scene(_ keys: String) -> String {
        """
        { "framewheel": 1, "viewport": { "width": 100, "height": 50 },
          "textMode": "blocks", \(keys) }
        """
    }

    /// Lays the scene and files that several scenes use into a folder.
    func workbench() throws -> Workbench {
        let bench = try Workbench(["outside.txt": "x", "shelf/text.txt": "once"])
        if let text { try bench.write(Data(text.utf8), to: "shelf/scene.json") }
        try bench.write(BrokenPicture.truncatedJPEG, to: "shelf/cut.jpg")
        try bench.write(BrokenPicture.truncatedPNG, to: "shelf/cut.png")
        try bench.write(BrokenPicture.hugePNG, to: "shelf/huge.png")
        try FileManager.default.createDirectory(
            at: bench.folder.appending(path: "shelf/folder"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            at: bench.folder.appending(path: "shelf/link.png"),
            withDestinationURL: bench.folder.appending(path: "outside.txt"))
        return bench
    }
}

/// Picture files that cannot be drawn.
enum BrokenPicture {
    /// Half of one of the examples' covers.
    static var truncatedJPEG: Data {
        get throws {
            let cover = Transcript.repository.appending(path: "examples/covers/dunes.jpg")
            let data = try Data(contentsOf: cover)
            return data.prefix(data.count / 2)
        }
    }

    /// A PNG of 8 × 8 pixels without half of its data.
    static let truncatedPNG = png(width: 8, height: 8)

    /// A PNG that announces 20,000 × 20,000 pixels, four times the limit.
    static let hugePNG = png(width: 20_000, height: 20_000)

    /// The beginning of a PNG in RGB: its header and data that end too early.
    private static func png(width: UInt32, height: UInt32) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + chunk("IHDR", bytes(width) + bytes(height) + [8, 2, 0, 0, 0])
            + Data(bytes(64) + Array("IDAT".utf8) + [0x78, 0x9C])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
        let body = Array(name.utf8) + content
        return Data(bytes(UInt32(content.count)) + body + bytes(checksum(body)))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// CRC-32 as PNG has it (ISO 3309), bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
                rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
            }
        }
    }
}
