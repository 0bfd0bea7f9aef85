internal import CPango
internal import FrameImaging

/// Owns a picture in the form that Cairo draws from.
@safe
final class ImageSurface {
    let size: PixelSize
    @unsafe let pointer: OpaquePointer

    /// The memory it takes.
    var byteCount: Int { size.width * size.height * 4 }

    /// Copies a picture.
    init(_ bitmap: Bitmap) throws(RasterError) {
        size = PixelSize(width: bitmap.width, height: bitmap.height)
        // An opaque picture has alpha too: pixman's fast paths want it.
        let surface = unsafe cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        guard let surface = unsafe surface, let target = unsafe cairo_image_surface_get_data(surface) else {
            unsafe cairo_surface_destroy(surface)
            throw .drawingFailed("no memory for a picture of \(bitmap.width)×\(bitmap.height) pixels")
        }
        unsafe pointer = surface
        unsafe bitmap.bytes.withUnsafeBufferPointer { source in
            guard let pixels = source.baseAddress else { return }
            // Four bytes a pixel leave no padding at the ends of the rows.
            unsafe target.update(from: pixels, count: source.count)
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    /// Makes a picture by drawing on transparent pixels.
    ///
    /// - Parameters:
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - draw: Draws; the first pixel is at the origin.
    /// - Throws: What drawing throws, or that there is no memory.
    init(
        width: Int, height: Int, draw: (borrowing Canvas) throws(RasterError) -> Void
    ) throws(RasterError) {
        size = PixelSize(width: width, height: height)
        let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let surface = unsafe surface, let target = unsafe cairo_image_surface_get_data(surface) else {
            unsafe cairo_surface_destroy(surface)
            throw .drawingFailed("no memory for a picture of \(width)×\(height) pixels")
        }
        unsafe pointer = surface
        let canvas = unsafe Canvas(pixels: target, width: width, height: height)
        try draw(canvas)
        if let fault = canvas.fault { throw .drawingFailed(fault) }
        unsafe cairo_surface_mark_dirty(surface)
    }

    deinit { unsafe cairo_surface_destroy(pointer) }
}
