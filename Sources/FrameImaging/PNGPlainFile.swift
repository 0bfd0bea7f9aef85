internal import CDeflate
internal import CFrameKernels

/// A PNG of the most common kind: RGB or RGBA of eight bits in sRGB, not interlaced, nothing unusual in it.
///
/// It is read several times faster than by libpng. Whatever is not certain to give the same pixels, a fault
/// above all, is no plain file and left to libpng.
struct PNGPlainFile {
    private let size: PixelSize
    private let channels: Int
    /// Where the parts of the compressed rows lie.
    private let parts: [Range<Int>]

    /// Looks through the chunks; `nil` where libpng is to read the file.
    init?(bytes: [UInt8]) {
        guard bytes.starts(with: PNGHeader.signature) else { return nil }
        var chunks = PNGChunkScanner(bytes: bytes)
        guard let header = chunks.next(), header.isIntact, header.name == "IHDR", header.content.count == 13,
            let size = try? PNGHeader(bytes: bytes).size,
            size.width <= Self.longestSide, size.height <= Self.longestSide
        else { return nil }
        let kind = Array(bytes[header.content.dropFirst(8)])
        switch kind {
        case [8, 2, 0, 0, 0]: channels = 3
        case [8, 6, 0, 0, 0]: channels = 4
        default: return nil
        }
        self.size = size
        let rowsLength = (size.width * channels + 1) * size.height
        var filter = PNGChunkFilter()
        while let chunk = chunks.next() {
            guard filter.accepts(chunk, of: bytes, rowsLength: rowsLength) else { return nil }
            if chunk.name == "IEND" { break }
        }
        guard filter.isComplete else { return nil }
        parts = filter.parts
    }

    /// Decodes the picture; `nil` where anything is wrong, which libpng then names.
    func bitmap(from bytes: [UInt8]) -> Bitmap? {
        guard let stream = joined(bytes), var rows = inflated(stream) else { return nil }
        var layout = FramePNGRows(
            width: size.width, height: size.height, channels: channels, portable: false)
        var isSound = false
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) {
            target, count in
            guard let pixels = target.baseAddress else { return }
            unsafe frame_expect_to_fill(pixels, target.count)
            isSound = unsafe frame_png_read_rows(&layout, &rows, pixels)
            count = isSound ? size.width * size.height * 4 : 0
        }
        return isSound ? Bitmap(width: size.width, height: size.height, bytes: pixels) : nil
    }

    /// The zlib stream in one piece; `nil` unless it is of the kind that every encoder writes.
    private func joined(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let first = parts.first else { return nil }
        let stream = parts.count == 1 ? bytes[first] : ArraySlice(parts.flatMap { bytes[$0] })
        guard stream.count > 2, let head = stream.first, head == Self.deflateWithLargestWindow,
            stream[stream.startIndex + 1] & Self.dictionaryFlag == 0
        else { return nil }
        return stream
    }

    /// The filtered rows, some room behind them; `nil` unless the stream holds exactly these.
    private func inflated(_ stream: ArraySlice<UInt8>) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        let length = (size.width * channels + 1) * size.height
        var isSound = false
        let rows = unsafe [UInt8](unsafeUninitializedCapacity: length + Int(FrameRowSlack)) { target, count in
            var (used, made) = (0, 0)
            if let rows = target.baseAddress { unsafe frame_expect_to_fill(rows, length) }
            let result = unsafe stream.withUnsafeBytes { source in
                unsafe libdeflate_zlib_decompress_ex(
                    decompressor, source.baseAddress, source.count, target.baseAddress, length, &used, &made)
            }
            isSound = result == LIBDEFLATE_SUCCESS && used == stream.count && made == length
            count = isSound ? length : 0
        }
        return isSound ? rows : nil
    }

    /// libpng reads no longer sides, in pixels.
    private static let longestSide = 1_000_000
    private static let deflateWithLargestWindow: UInt8 = 0x78
    private static let dictionaryFlag: UInt8 = 0x20
}
