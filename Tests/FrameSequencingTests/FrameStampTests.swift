import FrameDrawing
import FrameImaging
import FrameSequencing
import PlaneGeometry
import Testing

@Suite struct FrameStampTests {
    private static func list(x: Double) -> DisplayList {
        let box = Rect(x: x, y: 0, width: 4, height: 4)
        let square = FilledPath(element: "a", path: Path(rect: box), paint: .color(.black), bounds: box)
        return DisplayList(size: Size(width: 20, height: 4), items: [.fill(square)])
    }

    private static let stamp = FrameStamp(
        software: "Test 1", entries: [FrameStamp.Entry("scale", "1"), FrameStamp.Entry("fps", "60")])

    private func file(_ list: DisplayList, _ stamp: FrameStamp = stamp) throws -> [UInt8] {
        try FrameWriter(
            text: TextSetting(usesBlocks: true), scale: 1, format: .png(PNGEncoder(), stamp: stamp)
        ).bytes(of: list)
    }

    @Test func theStampSaysHowTheFrameWasMade() throws {
        let texts = try #require(PNGTexts.reading(try file(Self.list(x: 0))))
        #expect(texts.map(\.keyword) == ["Software", "Framewheel"])
        #expect(texts.first?.text == "Test 1")
        let words = try #require(texts.last?.text.split(separator: " "))
        #expect(words.prefix(2) == ["scale=1", "fps=60"])
        #expect(try #require(words.last).wholeMatch(of: /drawing=[0-9a-f]{32}/) != nil)
    }

    @Test func onlyTheSameFrameMadeAlikeIsRecognised() throws {
        let file = try file(Self.list(x: 0))
        #expect(try Self.stamp.isOn(file, of: Self.list(x: 0)))
        #expect(try !Self.stamp.isOn(file, of: Self.list(x: 1)))
        let others = [
            FrameStamp(software: "Test 2", entries: Self.stamp.entries),
            FrameStamp(software: "Test 1", entries: [FrameStamp.Entry("scale", "2")]),
        ]
        for other in others { #expect(try !other.isOn(file, of: Self.list(x: 0))) }
        // Cut short, foreign, or without a stamp.
        #expect(try !Self.stamp.isOn(Array(file.dropLast()), of: Self.list(x: 0)))
        #expect(try !Self.stamp.isOn(Array("no picture".utf8), of: Self.list(x: 0)))
        let plain = try FrameWriter(
            text: TextSetting(usesBlocks: true), scale: 1, format: .png(PNGEncoder())
        ).bytes(of: Self.list(x: 0))
        #expect(try !Self.stamp.isOn(plain, of: Self.list(x: 0)))
    }

    @Test func equalPixelsOfOtherDrawingsHaveTheirOwnStamp() throws {
        // Both lie outside the picture: one writer gives the same pixels, yet not the same file.
        let writer = try FrameWriter(
            text: TextSetting(usesBlocks: true), scale: 1, format: .png(PNGEncoder(), stamp: Self.stamp))
        let first = try writer.bytes(of: Self.list(x: 100))
        let second = try writer.bytes(of: Self.list(x: 200))
        #expect(try ImageFile(bytes: first).bitmap() == ImageFile(bytes: second).bitmap())
        #expect(try Self.stamp.isOn(first, of: Self.list(x: 100)))
        #expect(try Self.stamp.isOn(second, of: Self.list(x: 200)))
        #expect(try writer.bytes(of: Self.list(x: 100)) == first)
    }
}
