internal import CFrameKernels

/// Makes GIFs.
///
/// A frame stores the rectangle that changed, and in it leaves out what stays. All frames share a palette, or each has
/// its own; those with a palette each and transparency are whole, and disappear before the next one. With a common
/// palette and transparency a rectangle whose pixels vanish disappears before the next frame, which draws again what
/// stays; where that would be much, a frame that shows nothing new is put in between.
///
/// ```swift
/// var colours = GIFPaletteBuilder()
/// for bitmap in sample { colours.add(bitmap) }
/// let encoder = GIFEncoder(settings, palette: colours.palette())
/// ```
public struct GIFEncoder: AnimationEncoder {
    /// What all frames have in common.
    public let settings: AnimationSettings
    /// How pictures of many colours become such of few.
    public let options: GIFOptions

    private let palette: GIFPalette?

    /// Whether all frames share a palette.
    public var hasCommonPalette: Bool { palette != nil }

    /// Makes an encoder of frames with a common palette.
    public init(_ settings: AnimationSettings, palette: GIFPalette) {
        self.settings = settings
        self.palette = palette
        options = palette.options
    }

    /// Makes an encoder of frames that have a palette each.
    public init(_ settings: AnimationSettings, palettesOfFrames options: GIFOptions = GIFOptions()) {
        self.settings = settings
        self.options = options
        palette = nil
    }

    /// How frames become a file.
    public var container: AnimationContainer {
        AnimationContainer(layout: GIFLayout(settings: settings, palette: palette))
    }

    /// Compresses a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The frame's picture.
    ///   - previous: That of the frame before; `nil` for the first one.
    /// - Returns: The frame, for the writer.
    /// - Throws: `AnimationError` for a size that does not fit.
    public func frame(_ bitmap: Bitmap, after previous: Bitmap?) throws(AnimationError) -> AnimationFrame {
        try check(bitmap, previous)
        let changed = previous.map { bitmap.changedArea(since: $0) } ?? bitmap.area
        guard let changed else { return .repetition }
        if options.hasClearPixels, let palette {
            return clearFrame(bitmap, palette, isWhole: previous == nil)
        }
        let isWhole = previous == nil || options.hasClearPixels
        let area = options.hasClearPixels ? bitmap.visibleArea(alpha: GIFOptions.leastAlpha) : changed
        guard let area else {
            return frame(.onePixel, bitmap, isWhole: isWhole)
        }
        return frame(area, bitmap, after: isWhole ? nil : previous, isWhole: isWhole)
    }

    /// A frame with clear pixels; what of it is stored is known when it is put between others.
    private func clearFrame(_ bitmap: Bitmap, _ palette: GIFPalette, isWhole: Bool) -> AnimationFrame {
        let area = bitmap.visibleArea(alpha: GIFOptions.leastAlpha) ?? .onePixel
        var frame = AnimationFrame(area: area, bytes: [], blending: .over)
        frame.picture = GIFPicture(
            palette.numbers(of: bitmap, in: bitmap.area), size: bitmap.size, clear: palette.clear)
        frame.isWhole = isWhole
        return frame
    }

    private func frame(
        _ area: PixelArea, _ bitmap: Bitmap, after previous: Bitmap? = nil, isWhole: Bool
    ) -> AnimationFrame {
        let palette = palette ?? ownPalette(bitmap, area)
        var numbers = palette.numbers(of: bitmap, in: area)
        if let previous {
            let left = clear(&numbers, palette, bitmap, previous, area)
            if left == 0 { return .repetition }
        }
        var frame = AnimationFrame(area: area, bytes: [], blending: .over)
        frame.bytes = GIFLayout.image(numbers, palette, isLocal: self.palette == nil)
        frame.isCleared = options.hasClearPixels
        frame.isWhole = isWhole
        return frame
    }

    /// Leaves out what the picture before shows already; the number of pixels that are left.
    private func clear(
        _ numbers: inout [UInt8], _ palette: GIFPalette, _ bitmap: Bitmap, _ previous: Bitmap,
        _ area: PixelArea
    ) -> Int {
        guard self.palette == nil else {
            let old = palette.numbers(of: previous, in: area)
            return unsafe frame_clear_equal_numbers(
                &numbers, old, numbers.count, Self.shortestGap, palette.clear)
        }
        // The picture before was shown in other colours; what stayed the same is left as it was shown.
        let (new, old) = (bitmap.cropped(to: area), previous.cropped(to: area))
        return unsafe new.withWords { new in
            unsafe old.withWords { old in
                var left = 0
                for index in numbers.indices {
                    if unsafe new[index] == old[index] { numbers[index] = palette.clear } else { left += 1 }
                }
                return left
            }
        }
    }

    private func ownPalette(_ bitmap: Bitmap, _ area: PixelArea) -> GIFPalette {
        var builder = GIFPaletteBuilder(options)
        builder.add(bitmap, in: area)
        return builder.palette()
    }

    /// Gaps of fewer pixels would only break up what repeats.
    static let shortestGap = 4
}
