import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@testable import CairoRaster

/// Sprites are painted without Cairo with the pixels that Cairo makes.
@Suite struct SpritePaintingTests {
    /// A picture with opaque, clear and other pixels, at random.
    private func picture(
        _ size: PixelSize, _ random: inout SeededGenerator, opaque: Int
    ) throws -> ImageSurface {
        var bitmap = try #require(Bitmap(width: size.width, height: size.height))
        for pixel in 0..<size.width * size.height {
            let kind = Int.random(in: 0..<10, using: &random)
            let alpha = kind < opaque ? 255 : kind == 9 ? 0 : Int.random(in: 0...255, using: &random)
            for channel in 0..<3 {
                bitmap.bytes[pixel * 4 + channel] = UInt8(Int.random(in: 0...alpha, using: &random))
            }
            bitmap.bytes[pixel * 4 + 3] = UInt8(alpha)
        }
        return ImageSurface(bitmap)
    }

    /// The pixels of a canvas after one drawing.
    private func painted(
        over below: ImageSurface, clip: Rect?, _ paint: (borrowing Canvas) -> Void
    ) throws -> [UInt32] {
        let surface = try ImageSurface(size: below.size) { canvas in
            canvas.paintByCairo(below, by: .identity, opacity: 1, isBilinear: true)
            guard let clip else { return paint(canvas) }
            _ = canvas.trace(Path(rect: clip), by: .identity)
            canvas.clipped { paint(canvas) }
        }
        var pixels: [UInt32] = []
        unsafe surface.withPixels { start in
            pixels = unsafe Array(
                UnsafeBufferPointer(start: start, count: below.size.width * below.size.height))
        }
        return pixels
    }

    @Test(arguments: UInt64(0)..<300) func pixelsAreThoseOfCairo(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let side = [1...3, 4...20, 30...90][Int(seed % 3)]
        let size = PixelSize(
            width: Int.random(in: side, using: &random), height: Int.random(in: side, using: &random))
        let sprite = try picture(size, &random, opaque: Int(seed % 9))
        let below = try picture(PixelSize(width: 70, height: 40), &random, opaque: 5)
        let scale = Bool.random(using: &random) ? 1 : Double.random(in: 0.5...1, using: &random)
        // Also on sixteenths of pixels, where weights are 0, and beyond the edges.
        let grid = [1.0, 2, 16, 1000][Int.random(in: 0..<4, using: &random)]
        func place(_ range: ClosedRange<Double>) -> Double {
            (Double.random(in: range, using: &random) * grid).rounded() / grid
        }
        let map = AffineTransform(scaleX: scale, y: scale)
            .followed(by: AffineTransform(translation: Point(x: place(-60...70), y: place(-60...40))))
        let clip = seed % 4 == 0 ? Rect(x: 11, y: 3, width: 30, height: 30) : nil
        let middle = Point(x: Double(size.width) / 2, y: Double(size.height) / 2)
        let inverse = map.inverseForPattern(around: middle)
        let expected = try painted(over: below, clip: clip) {
            $0.paintByCairo(sprite, by: inverse, opacity: 1, isBilinear: true)
        }
        for isPortable in [false, true] {
            var isPainted = false
            let found = try painted(over: below, clip: clip) {
                isPainted = $0.paintDirectly(sprite, by: inverse, isPortable: isPortable)
            }
            // Where pixels lie on pixels Cairo does it, whose filter is another one then.
            #expect(isPainted || scale == 1, "seed \(seed)")
            if isPainted { #expect(found == expected, "seed \(seed), portable: \(isPortable)") }
        }
    }
}
