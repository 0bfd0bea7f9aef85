import CairoRaster
import FileStorage
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// A JPEG that is decoded smaller shows everything where it lies in the whole picture.
@Suite struct ReducedPictureTests {
    private static let size = PixelSize(width: 173, height: 117)

    /// A JPEG, turned as a camera says, and a PNG of its upright pixels, which is always decoded whole.
    private struct Pair {
        let jpeg: ImageReference
        let png: ImageReference

        init(in sample: ImageSample, orientation: Int) throws {
            let (width, height) = (size.width, size.height)
            let bytes = (0..<width * height).flatMap { index -> [UInt8] in
                // Waves of 60 and 80 pixels, which every reduction keeps.
                let (x, y) = (Double(index % width), Double(index / width))
                let value = UInt8(128 + 60 * wave(x / 60) + 60 * wave(y / 80))
                return [value, value, value, 255]
            }
            let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
            let stored = try JPEGEncoder.bytes(of: bitmap, quality: 100, detail: .full)
            let file = Array(stored[..<2]) + Self.segment(orientation: orientation) + Array(stored[2...])
            let upright = try ImageFile(bytes: file).bitmap()
            func reference(_ name: String, _ bytes: [UInt8]) throws -> ImageReference {
                ImageReference(
                    path: try sample.file(name, bytes), pixelWidth: upright.width,
                    pixelHeight: upright.height)
            }
            jpeg = try reference("\(orientation).jpg", file)
            png = try reference("\(orientation).png", PNGEncoder().bytes(of: upright))
        }

        /// EXIF with one entry: the orientation.
        private static func segment(orientation: Int) -> [UInt8] {
            let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
            let directory = [0, 1] + entry + [0, 0, 0, 0]
            let exif = Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8) + directory
            return [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        }
    }

    /// How far the first picture lies to the right of and below the second, in pixels: the shift by which the
    /// second's slopes explain the differences best.
    private static func shift(_ one: Bitmap, _ two: Bitmap) -> Point {
        var (xx, xy, yy, x, y) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for row in 4..<two.height - 4 {
            for column in 4..<two.width - 4 {
                func value(_ dx: Int, _ dy: Int) -> Double { Double(two[column + dx, row + dy].red) }
                let (slopeX, slopeY) = ((value(1, 0) - value(-1, 0)) / 2, (value(0, 1) - value(0, -1)) / 2)
                let difference = value(0, 0) - Double(one[column, row].red)
                (xx, xy, yy) = (xx + slopeX * slopeX, xy + slopeX * slopeY, yy + slopeY * slopeY)
                (x, y) = (x + slopeX * difference, y + slopeY * difference)
            }
        }
        let determinant = xx * yy - xy * xy
        return Point(x: (x * yy - y * xy) / determinant, y: (y * xx - x * xy) / determinant)
    }

    private static func wave(_ turns: Double) -> Double {
        // A triangle with its corners cut: close to a sine, and exact on every machine.
        let phase = abs((turns - turns.rounded()) * 4) - 1
        return phase * (1.5 - 0.5 * phase * phase)
    }

    @Test(arguments: 1...8, [0.0, 0.1])
    func aReducedPictureIsNotMoved(orientation: Int, turn: Double) throws {
        let sample = try ImageSample()
        let pair = try Pair(in: sample, orientation: orientation)
        for eighths in 1...7 {
            // A little less than so many eighths, so that they are decoded.
            let scale = Double(eighths) / 8 - 0.002
            let size = Size(width: Double(pair.png.pixelWidth), height: Double(pair.png.pixelHeight))
            func drawn(_ image: ImageReference) throws -> Bitmap {
                let whole = Rect(origin: Point(x: 2, y: 2), size: size)
                let placed = ImageSample.placed(image, in: whole)
                return try Drawing.bitmap(
                    [Drawing.group(transform: AffineTransform(rotation: turn), [placed])],
                    width: size.width + 4, height: size.height + 4, scale: scale, background: .color(.black))
            }
            let shift = Self.shift(try drawn(pair.jpeg), try drawn(pair.png))
            #expect(max(abs(shift.x), abs(shift.y)) < 0.06, "\(eighths) eighths: \(shift)")
        }
    }
}
