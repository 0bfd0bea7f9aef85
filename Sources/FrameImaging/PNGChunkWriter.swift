/// Puts a PNG file together chunk by chunk.
struct PNGChunkWriter {
    private(set) var bytes = PNGHeader.signature

    /// Appends a chunk: length, name, content and checksum.
    mutating func append(_ name: StaticString, _ content: some Collection<UInt8>) {
        append(UInt32(content.count))
        let start = bytes.count
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: content)
        append(Deflate.checksum(of: bytes[start...]))
    }

    /// Appends IHDR for eight bits a channel, not interlaced.
    mutating func appendHeader(size: PixelSize, isOpaque: Bool) {
        let (trueColour, trueColourWithAlpha): (UInt8, UInt8) = (2, 6)
        append(
            "IHDR",
            Self.number(UInt32(size.width)) + Self.number(UInt32(size.height))
                + [8, isOpaque ? trueColour : trueColourWithAlpha, 0, 0, 0])
    }

    /// Appends pHYs with the same density in both directions.
    mutating func appendDensity(_ pixelsPerMetre: UInt32) {
        let unitMetre: UInt8 = 1
        append("pHYs", Self.number(pixelsPerMetre) + Self.number(pixelsPerMetre) + [unitMetre])
    }

    /// Appends tEXt, or iTXt where the text has characters beyond Latin-1.
    mutating func append(_ text: PNGText) {
        let latin = text.text.unicodeScalars.map { UInt8(exactly: $0.value) }
        let keyword = Array(text.keyword.utf8) + [0]
        guard latin.contains(nil) else { return append("tEXt", keyword + latin.compactMap { $0 }) }
        // Not compressed, and neither a language nor a translated keyword.
        append("iTXt", keyword + [0, 0, 0, 0] + Array(text.text.utf8))
    }

    private mutating func append(_ value: UInt32) { bytes.append(contentsOf: Self.number(value)) }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
