internal import CFrameKernels
public import FrameImaging

extension PixelComparison {
    /// The colours of pixels in a picture of the difference.
    public enum Colour {
        /// Pixels over the tolerance.
        public static let over = Bitmap.Pixel(red: 0xE6, green: 0x00, blue: 0x3C, alpha: 0xFF)
        /// Soft edges that both pictures have, drawn differently, whether they are accepted or not.
        public static let antialiased = Bitmap.Pixel(red: 0xFF, green: 0xA0, blue: 0x00, alpha: 0xFF)
        /// Pixels that differ within the tolerance.
        public static let accepted = Bitmap.Pixel(red: 0x2D, green: 0x9C, blue: 0xDB, alpha: 0xFF)
    }

    /// A picture of where the pictures differ: what was expected as a pale shadow, the pixels in `Colour`.
    public func picture() -> Bitmap {
        var bytes = faded()
        let pair = PixelPair(expected: expected, actual: actual)
        let soft = pair.softOnes(of: different)
        Self.paint(different, Colour.accepted, in: &bytes)
        Self.paint(marks, Colour.over, in: &bytes)
        Self.paint(soft, Colour.antialiased, in: &bytes)
        return Bitmap(width: expected.width, height: expected.height, bytes: bytes) ?? expected
    }

    private static func paint(_ marks: PixelMarks, _ colour: Bitmap.Pixel, in bytes: inout [UInt8]) {
        let word =
            UInt32(colour.alpha) << 24 | UInt32(colour.red) << 16 | UInt32(colour.green) << 8
            | UInt32(colour.blue)
        unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            unsafe marks.words.withUnsafeBufferPointer { words in
                guard let marked = words.baseAddress else { return }
                for y in 0..<marks.height {
                    unsafe frame_row_paint(
                        marked + y * marks.wordsPerRow, marks.width, word, pixels + y * marks.width * 4)
                }
            }
        }
    }

    private func faded() -> [UInt8] {
        let count = expected.bytes.count
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { target, used in
            unsafe expected.bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                unsafe frame_row_fade(from, to, count / 4)
                used = count
            }
        }
    }
}

extension AnimationComparison {
    /// The frame that differs most, else the first, as it was expected, as it is, and where it differs.
    public func strip() -> Bitmap? {
        (worst?.pixels ?? opening).flatMap { Bitmap.strip([$0.expected, $0.actual, $0.picture()]) }
    }
}

extension Bitmap {
    /// Pictures side by side on grey, each at the top.
    ///
    /// - Parameters:
    ///   - pictures: The pictures from left to right.
    ///   - gap: The pixels between them and around them.
    /// - Returns: `nil` where there is no picture.
    public static func strip(_ pictures: [Bitmap], gap: Int = 8) -> Bitmap? {
        let width = pictures.reduce(gap) { $0 + $1.width + gap }
        let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
        guard !pictures.isEmpty, var strip = Bitmap(width: width, height: height) else { return nil }
        let row = [[UInt8]](repeating: [0x9A, 0x9A, 0x9A, 0xFF], count: width).flatMap { $0 }
        for y in 0..<height { strip.bytes.replaceSubrange(y * row.count..<(y + 1) * row.count, with: row) }
        var left = gap
        for picture in pictures {
            for y in 0..<picture.height {
                let row = picture.bytes[y * picture.width * 4..<(y + 1) * picture.width * 4]
                let start = ((gap + y) * width + left) * 4
                strip.bytes.replaceSubrange(start..<start + row.count, with: row)
            }
            left += picture.width + gap
        }
        return strip
    }
}
