internal import CFrameKernels

/// Makes animated PNGs (PNG specification, third edition, section 11.3.6), whose pixels are exact.
///
/// A frame stores the rectangle that changed. It takes the place of what was there; where that is the same but for
/// few pixels and the file has alpha, the others are left out by being transparent. The first frame is whole, and
/// programs that know no animations show it.
public struct APNGEncoder: AnimationEncoder {
    /// What all frames have in common.
    public let settings: AnimationSettings
    /// Whether the time counts or the size.
    public let speed: PNGEncoder.Speed
    /// Whether pixels may be translucent; without, files are a fifth smaller, and translucent frames are refused.
    public let hasAlpha: Bool

    /// Makes an encoder.
    public init(_ settings: AnimationSettings, speed: PNGEncoder.Speed = .fast, hasAlpha: Bool = true) {
        self.settings = settings
        self.speed = speed
        self.hasAlpha = hasAlpha
    }

    /// How frames become a file.
    public var container: AnimationContainer {
        AnimationContainer(layout: APNGLayout(settings: settings, hasAlpha: hasAlpha))
    }

    /// Compresses a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The frame's picture.
    ///   - previous: That of the frame before; `nil` for the first one.
    /// - Returns: The frame, for the writer.
    /// - Throws: `AnimationError` for another size, or alpha where there is to be none.
    public func frame(_ bitmap: Bitmap, after previous: Bitmap?) throws(AnimationError) -> AnimationFrame {
        try check(bitmap, previous)
        let changed = previous.map { bitmap.changedArea(since: $0) } ?? bitmap.area
        guard let area = changed else { return .repetition }
        let part = bitmap.cropped(to: area)
        guard hasAlpha || part.isOpaque else { throw .notOpaque(.apng) }
        var frame = AnimationFrame(area: area, bytes: [], blending: .replacing)
        frame.isWhole = previous == nil
        if hasAlpha, let previous, let sparse = part.clearingPixels(equalTo: previous.cropped(to: area)) {
            frame.blending = .over
            frame.bytes = stream(of: sparse)
        } else {
            frame.bytes = stream(of: part)
        }
        return frame
    }

    /// The pixels as a zlib stream.
    private func stream(of bitmap: Bitmap) -> [UInt8] {
        let channels = hasAlpha ? 4 : 3
        switch speed {
        case .fast: return PNGBandEncoder.stream(of: bitmap, channels: channels)
        case .small:
            return Deflate.zlibStream(
                of: PNGRows(bitmap, channels: channels).filtered(), level: PNGEncoder.level)
        }
    }
}

extension PNGBandEncoder {
    /// A whole zlib stream of a picture's rows.
    fileprivate static func stream(of bitmap: Bitmap, channels: Int) -> [UInt8] {
        let ranges = PNGBands(size: bitmap.size).ranges
        let coder = PNGBandEncoder(width: bitmap.width, height: ranges.first?.count ?? 0, channels: channels)
        var stream: [UInt8] = []
        // Most are smaller, and memory that is not touched costs nothing.
        stream.reserveCapacity(bitmap.bytes.count / 4)
        stream += PNGBands.streamHead
        var sum = AdlerSum()
        unsafe bitmap.bytes.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            for rows in ranges {
                let band = unsafe coder.band(
                    pixels + rows.lowerBound * bitmap.width * 4, rows: rows.count, head: [])
                stream += band.chunk[8..<band.chunk.count - 4]
                sum.append(band.sum)
            }
        }
        stream += PNGBands.lastBlock
        stream += PNGChunkWriter.number(sum.value)
        return stream
    }
}

extension Bitmap {
    /// The picture with nothing where another one is equal, for being drawn over that.
    ///
    /// - Returns: `nil` where a pixel that differs is translucent, or where too many differ for it to be worth it.
    fileprivate func clearingPixels(equalTo other: Bitmap) -> Bitmap? {
        var result = self
        var soft = 0
        let left = unsafe other.withWords { old in
            unsafe result.bytes.withUnsafeMutableBytes { new in
                let words = unsafe new.bindMemory(to: UInt32.self)
                guard let words = words.baseAddress, let old = old.baseAddress else { return 0 }
                return unsafe frame_clear_equal(words, old, area.count, &soft)
            }
        }
        return soft == 0 && left * 2 < area.count ? result : nil
    }
}
