/// Writes bitmaps as PNG files.
///
/// An opaque picture is stored as RGB, any other as RGBA; every row has the filter that leaves the smallest
/// differences. Equal bitmaps and settings give equal bytes.
///
/// ```swift
/// let bytes = PNGEncoder(level: 6, pixelsPerPoint: 3).bytes(of: bitmap)
/// ```
public struct PNGEncoder: Hashable, Sendable {
    /// How hard deflate works: 0 stores, 1 is fast, 12 is small and slow.
    public var level: Int
    /// How many pixels make a point of 1/72 inch, told to viewers by the chunk pHYs; `nil` leaves it out.
    public var pixelsPerPoint: Double?
    /// Texts stored with the picture.
    public var texts: [PNGText]

    /// The level that balances size and time.
    public static let defaultLevel = 6

    /// Makes an encoder; a level outside 0…12 is brought to the nearer end.
    public init(level: Int = defaultLevel, pixelsPerPoint: Double? = nil, texts: [PNGText] = []) {
        self.level = min(max(level, 0), 12)
        self.pixelsPerPoint = pixelsPerPoint
        self.texts = texts
    }

    /// The bytes of a PNG file of a picture.
    public func bytes(of bitmap: Bitmap) -> [UInt8] {
        let isOpaque = bitmap.isOpaque
        let rows = PNGRows(bitmap: bitmap, isOpaque: isOpaque).filtered()
        var writer = PNGChunkWriter()
        writer.appendHeader(
            size: PixelSize(width: bitmap.width, height: bitmap.height), isOpaque: isOpaque)
        writer.append("sRGB", [Self.perceptualIntent])
        if let density = pixelsPerMetre { writer.appendDensity(density) }
        for text in texts { writer.append(text) }
        for part in Self.parts(of: Deflate.zlibStream(of: rows, level: level)) { writer.append("IDAT", part) }
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
}

/// A text stored in a PNG under a keyword.
public struct PNGText: Hashable, Sendable {
    /// What the text is, such as `Title` or `Software`: 1…79 printable ASCII characters.
    public let keyword: String
    /// The text; characters beyond Latin-1 are stored as UTF-8 in a chunk iTXt, others in tEXt.
    public let text: String

    /// Makes a text.
    ///
    /// - Returns: `nil` where the keyword is empty, too long, not printable ASCII or begins, ends or breaks with
    ///   needless spaces, or where the text holds the character U+0000, which the format cannot store.
    public init?(keyword: String, text: String) {
        let bytes = Array(keyword.utf8)
        guard (1...79).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }),
            bytes.first != 0x20, bytes.last != 0x20, !keyword.contains("  "),
            !text.unicodeScalars.contains("\0")
        else { return nil }
        self.keyword = keyword
        self.text = text
    }
}
