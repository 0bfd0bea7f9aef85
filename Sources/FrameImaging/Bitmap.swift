internal import CFrameKernels

/// A picture of pixels: 8-bit sRGB with alpha, rows from top to bottom.
///
/// Colours are premultiplied by alpha and lie in memory as Cairo's ARGB32 does on little-endian machines:
/// blue, green, red, alpha. A value; workers hand it over whole.
public struct Bitmap: Hashable, Sendable {
    /// The width, in pixels, at least 1.
    public let width: Int
    /// The height, in pixels, at least 1.
    public let height: Int
    /// The pixels, four bytes each, `width * 4` bytes a row without padding.
    public var bytes: [UInt8]

    /// The colour of one pixel, premultiplied.
    public struct Pixel: Hashable, Sendable {
        /// Red times alpha, 0…255.
        public var red: UInt8
        /// Green times alpha, 0…255.
        public var green: UInt8
        /// Blue times alpha, 0…255.
        public var blue: UInt8
        /// Opacity, 0…255.
        public var alpha: UInt8

        /// Makes a pixel from its channels.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// Makes a transparent picture.
    ///
    /// - Returns: `nil` unless both extents are positive.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
        let count = width * height * 4
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
            if let start = pixels.baseAddress { unsafe frame_expect_to_fill(start, count) }
            unsafe pixels.initialize(repeating: 0)
            filled = count
        }
    }

    /// Makes a picture from its pixels in the layout of `bytes`.
    ///
    /// - Returns: `nil` unless both extents are positive and the bytes are as many as they ask for.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixel in a column and a row, both counted from 0 at the top left.
    public subscript(x: Int, y: Int) -> Pixel {
        let offset = (y * width + x) * 4
        return Pixel(
            red: bytes[offset + 2], green: bytes[offset + 1], blue: bytes[offset], alpha: bytes[offset + 3])
    }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return true }
            return unsafe frame_pixels_are_opaque(pixels, buffer.count / 4, false)
        }
    }

    /// Calls a function with the pixels as words: alpha highest, then red, green and blue.
    func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        unsafe bytes.withUnsafeBytes { unsafe body($0.bindMemory(to: UInt32.self)) }
    }
}
