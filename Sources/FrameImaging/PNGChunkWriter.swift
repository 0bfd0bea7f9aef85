/// Puts a PNG file together chunk by chunk.
struct PNGChunkWriter {
    private(set) var bytes: [UInt8]

    /// Goes on after some bytes; a file begins with `PNGHeader.signature`.
    init(_ bytes: consuming [UInt8]) { self.bytes = bytes }

    /// Appends a chunk: length, name, content, some of which may come first, and checksum.
    mutating func append(_ name: StaticString, first: [UInt8] = [], _ content: some Collection<UInt8>) {
        append(UInt32(first.count + content.count))
        let start = bytes.count
        name.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: first)
        bytes.append(contentsOf: content)
        append(Deflate.checksum(of: bytes[start...]))
    }

    /// Appends bytes that are whole chunks, or the signature.
    mutating func append(chunks: [UInt8]) { bytes += chunks }

    /// Makes room for so many bytes more.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Appends IHDR, not interlaced.
    mutating func appendHeader(size: PixelSize, colour: PNGColour) {
        let header = colour.header
        append(
            "IHDR",
            Self.number(UInt32(size.width)) + Self.number(UInt32(size.height))
                + [header.bits, header.type, 0, 0, 0])
    }

    /// Appends PLTE and, where not all colours are opaque, tRNS.
    mutating func append(_ palette: PNGPalette) {
        let chunks = palette.chunks
        append("PLTE", chunks.colours)
        if !chunks.alphas.isEmpty { append("tRNS", chunks.alphas) }
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

    static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
