/// Writes bitmaps as PNG files.
///
/// An opaque picture is stored as RGB, any other as RGBA; where the file is to be small and the picture has at
/// most 256 colours, by a palette. Equal bitmaps and settings give equal bytes, on every processor.
///
/// ```swift
/// let bytes = PNGEncoder(pixelsPerPoint: 3).bytes(of: bitmap)
/// ```
public struct PNGEncoder: Hashable, Sendable {
    /// Whether the time counts or the size.
    public enum Speed: String, CaseIterable, Hashable, Sendable {
        /// For frames: rows are compressed by runs and Huffman codes alone, in a fiftieth of libpng's time.
        ///
        /// The file is about an eighth larger than libpng's.
        case fast
        /// For goldens: the file is smaller than libpng's, and a palette is used, in two thirds of its time.
        case small
    }

    /// Whether the time counts or the size.
    public var speed: Speed
    /// How many pixels make a point of 1/72 inch, told to viewers by the chunk pHYs; `nil` leaves it out.
    public var pixelsPerPoint: Double?
    /// Texts stored with the picture.
    public var texts: [PNGText]

    /// Makes an encoder.
    public init(speed: Speed = .fast, pixelsPerPoint: Double? = nil, texts: [PNGText] = []) {
        self.speed = speed
        self.pixelsPerPoint = pixelsPerPoint
        self.texts = texts
    }

    /// The bytes of a PNG file of a picture.
    ///
    /// For the pictures of a sequence `PNGFrameEncoder` gives the same with less work.
    public func bytes(of bitmap: Bitmap) -> [UInt8] {
        switch speed {
        case .fast: PNGFrameEncoder(self).bytes(of: bitmap)
        case .small: smallFile(of: bitmap)
        }
    }

    /// A file up to its pixels.
    ///
    /// - Parameters:
    ///   - size: The picture's size.
    ///   - colour: How the pixels are stored.
    ///   - texts: Texts that come before those of the settings.
    /// - Returns: What goes on with the pixels.
    func fileStart(size: PixelSize, colour: PNGColour, texts: [PNGText] = []) -> PNGChunkWriter {
        var writer = PNGChunkWriter(PNGHeader.signature)
        writer.appendHeader(size: size, colour: colour)
        for text in texts { writer.append(text) }
        writer.append("sRGB", [Self.perceptualIntent])
        if case .palette(let palette) = colour { writer.append(palette) }
        if let density = pixelsPerMetre { writer.appendDensity(density) }
        for text in self.texts { writer.append(text) }
        return writer
    }

    private func smallFile(of bitmap: Bitmap) -> [UInt8] {
        let rows = PNGRows(bitmap)
        var writer = fileStart(
            size: PixelSize(width: bitmap.width, height: bitmap.height), colour: rows.colour)
        // A quick trial tells well enough which of the two is going to be the smaller.
        let candidates = [rows.filtered(), rows.unfiltered()]
        let sizes = candidates.map { Deflate.zlibStream(of: $0, level: Self.trialLevel).count }
        let best = sizes[1] < sizes[0] ? candidates[1] : candidates[0]
        for part in Self.parts(of: Deflate.zlibStream(of: best, level: Self.level)) {
            writer.append("IDAT", part)
        }
        writer.append("IEND", [])
        return writer.bytes
    }

    /// The density as pHYs has it, or `nil` where it is none or no number that fits.
    private var pixelsPerMetre: UInt32? {
        guard let pixelsPerPoint else { return nil }
        let density = (pixelsPerPoint * Self.pointsPerMetre).rounded()
        return density >= 1 && density < 0x1p31 ? UInt32(density) : nil
    }

    /// A chunk's length is a signed number of 32 bits; only monstrous pictures need a second one.
    private static func parts(of stream: [UInt8]) -> [ArraySlice<UInt8>] {
        stride(from: 0, to: stream.count, by: largestChunk).map {
            stream[$0..<min($0 + largestChunk, stream.count)]
        }
    }

    private static let perceptualIntent: UInt8 = 0
    private static let pointsPerMetre = 72 / 0.0254
    private static let largestChunk = 1 << 30
    private static let trialLevel = 1
    /// How hard libdeflate works, of 12; beyond this it takes several times as long.
    static let level = 7
}
