internal import CWebP

/// Writes bitmaps as WebP files by libwebp.
///
/// Equal bitmaps and settings give equal bytes with one version of the library.
public struct WebPEncoder: Hashable, Sendable {
    /// What is kept of the pixels.
    public enum Compression: Hashable, Sendable {
        /// What the eye hardly misses is left out: 0 is small, 100 is near the original.
        case lossy(quality: Double)
        /// Every pixel is exact.
        case lossless
    }

    /// What is kept of the pixels.
    public var compression: Compression
    /// How much time is spent on a smaller file, 0…6.
    public var effort: Int

    /// Makes an encoder.
    ///
    /// - Parameters:
    ///   - compression: What is kept of the pixels.
    ///   - effort: How much time is spent on a smaller file; brought into 0…6. `nil` for what is worth it: 4, or 1
    ///     where it is lossless.
    public init(_ compression: Compression = .lossy(quality: 75), effort: Int? = nil) {
        self.compression = compression
        let usual = compression == .lossless ? 1 : 4
        self.effort = min(max(effort ?? usual, 0), 6)
    }

    /// The bytes of a WebP file of a picture.
    ///
    /// - Throws: `AnimationError` where the picture is too large or memory ends.
    public func bytes(of bitmap: Bitmap) throws(AnimationError) -> [UInt8] {
        let limit = AnimationFormat.webp.longestSide
        guard max(bitmap.width, bitmap.height) <= limit else {
            throw .tooLarge(.webp, size: bitmap.size, limit: limit)
        }
        return try file(of: bitmap, area: bitmap.area, isOpaque: bitmap.isOpaque)
    }

    /// A file of a part of a picture.
    func file(of bitmap: Bitmap, area: PixelArea, isOpaque: Bool) throws(AnimationError) -> [UInt8] {
        let source = WebPSource(isExact: compression == .lossless)
        let isRead = isOpaque ? source.read(opaque: bitmap, area) : source.read(bitmap.cropped(to: area))
        guard isRead else { throw .encoder(.webp, reason: "there is not enough memory") }
        return try source.encoded(configuration())
    }

    private func configuration() throws(AnimationError) -> WebPConfig {
        var configuration = WebPConfig()
        let usualQuality: Float = 75
        let isKnown = unsafe WebPConfigInitInternal(
            &configuration, WEBP_PRESET_DEFAULT, usualQuality, WEBP_ENCODER_ABI_VERSION)
        guard isKnown != 0 else { throw .encoder(.webp, reason: "libwebp has another version than expected") }
        configuration.method = Int32(effort)
        switch compression {
        case .lossy(let quality):
            configuration.quality = Float(quality.isFinite ? min(max(quality, 0), 100) : Double(usualQuality))
        case .lossless:
            configuration.lossless = 1
            // Of lossless files it is the effort, which `method` says well enough.
            configuration.quality = Float(effort) * 100 / 6
        }
        return configuration
    }
}
