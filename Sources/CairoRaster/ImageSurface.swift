internal import CPango
internal import FrameImaging

/// The pixels of a picture that Cairo draws from, on any thread.
///
/// Cairo's own surfaces count their uses without a lock in places, so that every drawing gets one of its own over
/// the same pixels.
struct ImageSurface: Sendable {
    private let bitmap: Bitmap

    /// The picture's size.
    var size: PixelSize { PixelSize(width: bitmap.width, height: bitmap.height) }

    /// The memory of a picture of some size.
    static func byteCount(_ size: PixelSize) -> Int { size.width * size.height * 4 }

    /// Takes a picture.
    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Makes a picture by drawing on transparent pixels.
    ///
    /// - Parameters:
    ///   - size: The size, in pixels.
    ///   - draw: Draws; the first pixel is at the origin.
    /// - Throws: What drawing throws, or that Cairo gave up.
    init(size: PixelSize, draw: (borrowing Canvas) throws(RasterError) -> Void) throws(RasterError) {
        guard var bitmap = Bitmap(width: size.width, height: size.height) else {
            throw .drawingFailed("a picture without pixels")
        }
        try unsafe bitmap.bytes.withUnsafeMutableBufferPointer { buffer throws(RasterError) in
            guard let pixels = buffer.baseAddress else { return }
            let canvas = unsafe Canvas(pixels: pixels, width: size.width, rows: 0..<size.height)
            try draw(canvas)
            if let fault = canvas.fault { throw .drawingFailed(fault) }
        }
        self.bitmap = bitmap
    }

    /// Calls a function with the pixels, row after row, as Cairo has them.
    @unsafe func withPixels(_ body: (UnsafePointer<UInt32>) -> Void) {
        unsafe bitmap.bytes.withUnsafeBytes { buffer in
            guard let pixels = buffer.baseAddress else { return }
            unsafe body(pixels.assumingMemoryBound(to: UInt32.self))
        }
    }

    /// Calls a function with a pattern that shows the picture; nothing may refer to the pattern afterwards.
    @unsafe func withPattern(_ body: (OpaquePointer) -> Void) {
        unsafe bitmap.bytes.withUnsafeBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            // Cairo asks for pixels that may be changed, yet only reads those of a source. An opaque picture has
            // alpha too: pixman's fast paths want it.
            let surface = unsafe cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: pixels), CAIRO_FORMAT_ARGB32, Int32(size.width),
                Int32(size.height), Int32(size.width * 4))
            defer { unsafe cairo_surface_destroy(surface) }
            guard let pattern = unsafe cairo_pattern_create_for_surface(surface) else { return }
            defer { unsafe cairo_pattern_destroy(pattern) }
            unsafe body(pattern)
        }
    }
}
