/// Makes animated WebPs, each frame's changed rectangle compressed by libwebp.
public struct WebPAnimationEncoder: AnimationEncoder {
    /// What all frames have in common.
    public let settings: AnimationSettings
    /// How each frame is compressed.
    public let encoder: WebPEncoder

    /// Makes an encoder.
    public init(_ settings: AnimationSettings, encoder: WebPEncoder = WebPEncoder()) {
        self.settings = settings
        self.encoder = encoder
    }

    /// How frames become a file.
    public var container: AnimationContainer {
        AnimationContainer(layout: WebPLayout(settings: settings))
    }

    /// Compresses a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The frame's picture.
    ///   - previous: That of the frame before; `nil` for the first one.
    /// - Returns: The frame, for the writer.
    /// - Throws: `AnimationError` for a size that does not fit, or where memory ends.
    public func frame(_ bitmap: Bitmap, after previous: Bitmap?) throws(AnimationError) -> AnimationFrame {
        try check(bitmap, previous)
        let changed = previous.map { bitmap.changedArea(since: $0) } ?? bitmap.area
        // Only even places can be told.
        guard let area = changed?.evenStart else { return .repetition }
        let isOpaque = bitmap.isOpaque || bitmap.cropped(to: area).isOpaque
        let file = try encoder.file(of: bitmap, area: area, isOpaque: isOpaque)
        var frame = AnimationFrame(area: area, bytes: WebPLayout.pixelChunks(of: file), blending: .replacing)
        frame.isOpaque = isOpaque
        frame.isWhole = previous == nil
        return frame
    }
}
