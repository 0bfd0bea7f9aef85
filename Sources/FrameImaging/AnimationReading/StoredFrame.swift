/// A frame of an animation as its file has it, before its pixels are decoded.
struct StoredFrame: Sendable {
    /// What happens to a frame before the next one is laid down.
    enum Disposal: Sendable {
        /// It stays.
        case keep
        /// Its area becomes transparent.
        case clear
        /// What was there before it comes back.
        case restore
    }

    /// Where it lies; it may reach beyond the picture.
    var area: PixelArea
    /// How long it is seen, in seconds, at least 0.
    var duration: Double
    /// How it is laid on what was there.
    var blending: AnimationFrame.Blending
    /// What happens to it afterwards.
    var disposal: Disposal
}

/// What a file of one format holds.
protocol AnimationContent: Sendable {
    /// The size of the whole picture.
    var size: PixelSize { get }
    /// The frames, at least one.
    var frames: [StoredFrame] { get }
    /// How often they are played; `nil` for ever.
    var plays: Int? { get }
    /// Decodes the pixels of a frame, as large as its area.
    func part(_ index: Int) throws(AnimatedImageError) -> Bitmap
}

/// A file of one picture that does not move.
struct StillContent: AnimationContent {
    let image: ImageFile

    var size: PixelSize { image.size }
    var frames: [StoredFrame] {
        let area = PixelArea(x: 0, y: 0, width: size.width, height: size.height)
        return [StoredFrame(area: area, duration: 0, blending: .replacing, disposal: .keep)]
    }
    let plays: Int? = 1

    func part(_ index: Int) throws(AnimatedImageError) -> Bitmap {
        do throws(ImageError) {
            return try image.bitmap()
        } catch {
            throw .image(error)
        }
    }
}
