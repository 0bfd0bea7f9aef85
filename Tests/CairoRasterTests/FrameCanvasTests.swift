import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// Drawing over the frame before gives what drawing anew gives.
@Suite struct FrameCanvasTests {
    let files: ImageSample
    let images: [ImageReference]

    init() throws {
        files = try ImageSample()
        images = [
            try files.picture("a.png", width: 37, height: 29) { x, y in
                Bitmap.Pixel(
                    red: UInt8(x * 6), green: UInt8(y * 8), blue: UInt8((x * y) % 256), alpha: 255)
            },
            try files.picture("b.png", width: 90, height: 120) { x, y in
                (x / 7 + y / 5) % 2 == 0
                    ? .clear : Bitmap.Pixel(red: 200, green: UInt8(y), blue: 0, alpha: 220)
            },
        ]
    }

    /// Draws a random list and its changes, and compares every picture with one that is drawn anew.
    private func check(seed: UInt64, scale: Double) throws {
        var random = RandomList(seed: seed, images: images)
        let text = PangoText(fonts: try FontLibrary())
        let canvas = FrameCanvas(Rasterizer(text: text))
        let fresh = Rasterizer(text: text)
        var list = random.list()
        var last: Bitmap?
        for step in 0..<6 {
            let (drawn, rows) = try canvas.draw(list, scale: scale) { ($0, $1) }
            let expected = try fresh.bitmap(of: list, scale: scale)
            #expect(drawn.differingRows(from: expected) == [], "seed \(seed), scale \(scale), step \(step)")
            let changed = last.map { expected.differingRows(from: $0) } ?? []
            #expect(
                changed.allSatisfy { row in rows.contains { $0.contains(row) } },
                "seed \(seed), scale \(scale), step \(step): rows changed that were not named")
            last = expected
            list = random.changed(list)
        }
    }

    @Test(arguments: UInt64(0)..<60) func randomChangesGiveWhatDrawingAnewGives(seed: UInt64) throws {
        try check(seed: seed, scale: [1, 2, 3, 1.37][Int(seed % 4)])
    }

    /// Whatever the canvas before has left in the memory; some lists have no background, or a translucent one.
    @Test(arguments: UInt64(100)..<120) func aCanvasAfterAnotherOneDrawsTheSame(seed: UInt64) throws {
        var random = RandomList(seed: seed, images: images)
        let store = RasterStore()
        let text = PangoText(fonts: try FontLibrary())
        let fresh = Rasterizer(text: text)
        for _ in 0..<4 {
            let list = random.list()
            let canvas = FrameCanvas(Rasterizer(text: text, store: store))
            let drawn = try canvas.draw(list, scale: 1) { bitmap, _ in bitmap.bytes }
            #expect(drawn == (try fresh.bitmap(of: list, scale: 1).bytes))
        }
    }

    @Test func onlyWhatChangedIsDrawnAgain() throws {
        func list(_ x: Double, _ color: Color) -> DisplayList {
            DisplayList(
                size: Size(width: 100, height: 300), background: .color(.black),
                items: [
                    Drawing.group([
                        Drawing.fill(Rect(x: 0, y: 0, width: 100, height: 20), .red),
                        Drawing.fill(Rect(x: x, y: 100, width: 10, height: 10), .green),
                    ]),
                    Drawing.fill(Rect(x: 5, y: 200, width: 10, height: 10), color),
                ])
        }
        let canvas = FrameCanvas(Rasterizer(text: BlockText()))
        func rows(_ list: DisplayList) throws -> [Range<Int>] { try canvas.draw(list, scale: 1) { $1 } }
        #expect(try rows(list(10, .blue)) == [0..<300])
        #expect(try rows(list(10, .blue)) == [])
        // The square's rows with 3 pixels above and below.
        #expect(try rows(list(20, .blue)) == [97..<113])
        #expect(try rows(list(30, .white)) == [97..<113, 197..<213])
    }

    @Test func anotherSizeOrScaleIsDrawnAnew() throws {
        let canvas = FrameCanvas(Rasterizer(text: BlockText()))
        func rows(_ height: Double, scale: Double) throws -> [Range<Int>] {
            let list = DisplayList(size: Size(width: 10, height: height), items: [])
            return try canvas.draw(list, scale: scale) { $1 }
        }
        #expect(try rows(10, scale: 1) == [0..<10])
        #expect(try rows(20, scale: 1) == [0..<20])
        #expect(try rows(20, scale: 2) == [0..<40])
        #expect(try rows(20, scale: 2) == [])
    }

    @Test func afterAFaultTheNextFrameIsWhole() throws {
        let canvas = FrameCanvas(Rasterizer(text: BlockText()))
        let size = Size(width: 20, height: 20)
        let square = Drawing.fill(Rect(x: 2, y: 2, width: 10, height: 10), .red)
        let missing = ImageSample.placed(
            ImageReference(path: "/nowhere.png", pixelWidth: 4, pixelHeight: 4),
            in: Rect(x: 0, y: 0, width: 20, height: 20))
        let good = DisplayList(size: size, items: [square])
        _ = try canvas.draw(good, scale: 1) { _, _ in }
        #expect(throws: RasterError.self) {
            _ = try canvas.draw(DisplayList(size: size, items: [missing]), scale: 1) { _, _ in }
        }
        let (bitmap, rows) = try canvas.draw(good, scale: 1) { ($0, $1) }
        #expect(rows == [0..<20])
        #expect(bitmap == (try Rasterizer(text: BlockText()).bitmap(of: good, scale: 1)))
    }
}

extension Bitmap {
    /// The rows in which two pictures of one size differ.
    fileprivate func differingRows(from other: Bitmap) -> [Int] {
        (0..<height).filter { row in
            let range = row * width * 4..<(row + 1) * width * 4
            return bytes[range] != other.bytes[range]
        }
    }
}
