import FrameDrawing
import FrameImaging
import FrameSequencing
import Testing

@Suite("Videos")
struct VideoWriterTests {
    @Test("Have an even size, the last column and row repeated")
    func oddSizesGrow() throws {
        let bytes: [UInt8] = [
            1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255,
        ]
        let bitmap = try #require(Bitmap(width: 3, height: 1, bytes: bytes))
        let format = VideoFormat(.mp4, size: PixelSize(width: 3, height: 1), rate: .standard)
        #expect(format.evenSize == PixelSize(width: 4, height: 2))
        let row: [UInt8] = bytes + [7, 8, 9, 255]
        #expect(format.pixels(of: bitmap) == row + row)
    }

    @Test("Of an even size are given as they are")
    func evenSizesStay() throws {
        let bitmap = try #require(Bitmap(width: 4, height: 2))
        let format = VideoFormat(.webm, size: PixelSize(width: 4, height: 2), rate: .standard)
        #expect(format.evenSize == format.size)
        #expect(format.pixels(of: bitmap) == bitmap.bytes)
    }

    @Test("Name the rate as a fraction and the quality")
    func argumentsNameRateAndQuality() throws {
        let rate = try #require(FrameRate("30000/1001"))
        let format = VideoFormat(
            .mp4, size: PixelSize(width: 4, height: 2), rate: rate, rateFactor: 23)
        let words = format.arguments(to: "a b.mp4").joined(separator: " ")
        #expect(words.contains("-s 4x2 -r 30000/1001 -i pipe:0"))
        #expect(words.contains("-crf 23 "))
        #expect(words.hasSuffix("-f mp4 a b.mp4"))
    }

    @Test("That the program refuses are reported in its own words")
    func programsFailInWords() throws {
        let format = VideoFormat(.mp4, size: PixelSize(width: 4, height: 2), rate: .standard)
        let writer = try VideoWriter(format, path: "/no/such/folder/a.mp4")
        let error = #expect(throws: VideoError.self) {
            // Far more than a pipe holds, so that the writer meets the program's end.
            for _ in 0..<100 { try writer.append([UInt8](repeating: 0, count: 100_000)) }
            try writer.finish()
        }
        guard case .failed(let status, let lines) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(status != 0)
        #expect(lines.contains { $0.contains("No such file or directory") })
    }
}
