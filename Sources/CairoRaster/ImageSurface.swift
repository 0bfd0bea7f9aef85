internal import CPango
internal import FrameImaging

/// Owns the pixels of a picture that Cairo draws from, on any thread.
///
/// The pixels never change once the picture is made. Cairo's own surfaces count their uses without a lock in
/// places, so that every drawing gets one of its own over the same pixels.
@safe
final class ImageSurface: @unchecked Sendable {
    let size: PixelSize
    private let pixels: UnsafeMutablePointer<UInt8>

    /// The memory it takes.
    var byteCount: Int { Self.byteCount(size) }

    /// The memory of a picture of some size.
    static func byteCount(_ size: PixelSize) -> Int { size.width * size.height * 4 }

    private init(size: PixelSize) {
        self.size = size
        // pixman's fast paths like whole lines of the cache.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.byteCount(size), alignment: 64)
        unsafe pixels = memory.bindMemory(to: UInt8.self, capacity: Self.byteCount(size))
    }

    deinit { unsafe UnsafeMutableRawPointer(pixels).deallocate() }

    /// Copies a picture.
    convenience init(_ bitmap: Bitmap) {
        self.init(size: PixelSize(width: bitmap.width, height: bitmap.height))
        unsafe bitmap.bytes.withUnsafeBufferPointer { source in
            guard let from = source.baseAddress else { return }
            unsafe pixels.initialize(from: from, count: source.count)
        }
    }

    /// Makes a picture by drawing on transparent pixels.
    ///
    /// - Parameters:
    ///   - size: The size, in pixels.
    ///   - draw: Draws; the first pixel is at the origin.
    /// - Throws: What drawing throws, or that Cairo gave up.
    convenience init(
        size: PixelSize, draw: (borrowing Canvas) throws(RasterError) -> Void
    ) throws(RasterError) {
        self.init(size: size)
        unsafe pixels.initialize(repeating: 0, count: byteCount)
        let canvas = unsafe Canvas(pixels: pixels, width: size.width, rows: 0..<size.height)
        try draw(canvas)
        if let fault = canvas.fault { throw .drawingFailed(fault) }
    }

    /// Makes a pattern that shows the picture.
    ///
    /// - Returns: The pattern, which the caller destroys before this picture; `nil` where there is no memory.
    @unsafe func makePattern() -> OpaquePointer? {
        // An opaque picture has alpha too: pixman's fast paths want it.
        let surface = unsafe cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4))
        defer { unsafe cairo_surface_destroy(surface) }
        return unsafe cairo_pattern_create_for_surface(surface)
    }
}
