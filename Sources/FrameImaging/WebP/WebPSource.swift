internal import CFrameKernels
internal import CWebP

/// A picture as libwebp takes it; it owns the memory.
@safe final class WebPSource {
    private var picture = unsafe WebPPicture()
    private var output = unsafe WebPMemoryWriter()
    private let isReady: Bool

    /// Begins without pixels.
    ///
    /// - Parameter isExact: Whether colours are kept as they are instead of as brightness and colour.
    init(isExact: Bool) {
        isReady = unsafe WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0
        unsafe picture.use_argb = isExact ? 1 : 0
        unsafe WebPMemoryWriterInit(&output)
    }

    deinit {
        unsafe WebPPictureFree(&picture)
        unsafe WebPMemoryWriterClear(&output)
    }

    /// Reads the opaque pixels in an area; `false` without memory.
    func read(opaque bitmap: Bitmap, _ area: PixelArea) -> Bool {
        unsafe read(area.size) { picture in
            unsafe bitmap.bytes.withUnsafeBufferPointer { pixels in
                guard let start = pixels.baseAddress else { return 0 }
                return unsafe WebPPictureImportBGRX(
                    picture, start + (area.y * bitmap.width + area.x) * 4, Int32(bitmap.width * 4))
            }
        }
    }

    /// Reads pixels with alpha; `false` without memory.
    func read(_ bitmap: Bitmap) -> Bool {
        let straight = unsafe [UInt8](
            unsafeUninitializedCapacity: bitmap.bytes.count + Int(FrameRowSlack)
        ) { target, count in
            count = bitmap.bytes.count
            guard let row = target.baseAddress else { return }
            var layout = FrameRowLayout(pixels: bitmap.area.count, channels: 4, portable: false)
            unsafe frame_row_unpack(&layout, bitmap.bytes, row)
        }
        return unsafe read(bitmap.size) {
            unsafe WebPPictureImportRGBA($0, straight, Int32(bitmap.width * 4))
        }
    }

    private func read(_ size: PixelSize, _ body: (UnsafeMutablePointer<WebPPicture>) -> Int32) -> Bool {
        unsafe picture.width = Int32(size.width)
        unsafe picture.height = Int32(size.height)
        return unsafe isReady && body(&picture) != 0
    }

    /// The bytes of a file.
    func encoded(_ configuration: WebPConfig) throws(AnimationError) -> [UInt8] {
        var configuration = configuration
        unsafe picture.writer = { unsafe WebPMemoryWrite($0, $1, $2) }
        let isDone = unsafe withUnsafeMutablePointer(to: &output) { output in
            unsafe picture.custom_ptr = UnsafeMutableRawPointer(output)
            defer { unsafe picture.custom_ptr = nil }
            return unsafe WebPEncode(&configuration, &picture) != 0
        }
        guard isDone else {
            throw .encoder(.webp, reason: "libwebp gave error \(unsafe picture.error_code.rawValue)")
        }
        return unsafe [UInt8](UnsafeBufferPointer(start: output.mem, count: output.size))
    }
}
