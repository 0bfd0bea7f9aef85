internal import CFrameKernels
internal import CWebP

/// A picture as libwebp takes it; it owns the memory.
@safe final class WebPSource {
    // In places of their own: as stored properties of the object their memory was not freed in optimised builds of
    // Swift 6.3, which `scripts/check_memory.py` would see.
    private let picture: UnsafeMutablePointer<WebPPicture>
    private let output: UnsafeMutablePointer<WebPMemoryWriter>
    private let isReady: Bool

    /// Begins without pixels.
    ///
    /// - Parameter isExact: Whether colours are kept as they are instead of as brightness and colour.
    init(isExact: Bool) {
        unsafe picture = .allocate(capacity: 1)
        unsafe output = .allocate(capacity: 1)
        unsafe picture.initialize(to: WebPPicture())
        unsafe output.initialize(to: WebPMemoryWriter())
        isReady = unsafe WebPPictureInitInternal(picture, WEBP_ENCODER_ABI_VERSION) != 0
        unsafe picture.pointee.use_argb = isExact ? 1 : 0
        unsafe WebPMemoryWriterInit(output)
    }

    deinit {
        unsafe WebPPictureFree(picture)
        unsafe WebPMemoryWriterClear(output)
        unsafe picture.deallocate()
        unsafe output.deallocate()
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
        unsafe picture.pointee.width = Int32(size.width)
        unsafe picture.pointee.height = Int32(size.height)
        return unsafe isReady && body(picture) != 0
    }

    /// The bytes of a file.
    func encoded(_ configuration: WebPConfig) throws(AnimationError) -> [UInt8] {
        var configuration = configuration
        unsafe picture.pointee.writer = { unsafe WebPMemoryWrite($0, $1, $2) }
        unsafe picture.pointee.custom_ptr = UnsafeMutableRawPointer(output)
        let isDone = unsafe WebPEncode(&configuration, picture) != 0
        guard isDone else {
            throw .encoder(.webp, reason: "libwebp gave error \(unsafe picture.pointee.error_code.rawValue)")
        }
        return unsafe [UInt8](UnsafeBufferPointer(start: output.pointee.mem, count: output.pointee.size))
    }
}
