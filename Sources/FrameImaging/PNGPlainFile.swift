internal import CDeflate
internal import CFrameKernels

/// A PNG of the most common kinds: RGB or RGBA of eight bits, a palette or grey, in sRGB, not interlaced, nothing
/// unusual in it.
///
/// It is read several times faster than by libpng. Whatever is not certain to give the same pixels, a fault
/// above all, is no plain file and left to libpng.
struct PNGPlainFile {
    private let size: PixelSize
    private let form: Form
    /// The palette, four bytes a colour, premultiplied, and how many of its colours there are.
    private let colours: (bytes: [UInt8], count: Int)
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
        guard let form = Form(header: bytes[header.content.dropFirst(8)]) else { return nil }
        self.form = form
        self.size = size
        let rowsLength = (form.rowLength(size.width) + 1) * size.height
        var filter = PNGChunkFilter(form)
        while let chunk = chunks.next() {
            guard filter.accepts(chunk, of: bytes, rowsLength: rowsLength) else { return nil }
            if chunk.name == "IEND" { break }
        }
        guard filter.isComplete else { return nil }
        parts = filter.parts
        colours = form.colours(filter)
    }

    /// Decodes the picture; `nil` where anything is wrong, which libpng then names.
    ///
    /// The filtered rows lie at the end of the memory that the pixels fill from its beginning: new memory takes
    /// longer to get than to fill.
    func bitmap(from bytes: [UInt8]) -> Bitmap? {
        guard let stream = joined(bytes) else { return nil }
        let (count, length) = (size.width * size.height * 4, (form.rowLength(size.width) + 1) * size.height)
        // What cannot fill the memory is not to have it.
        guard length / Self.mostExpansion <= stream.count else { return nil }
        // So far behind, no row of pixels reaches a row that is still needed.
        let start = max(count + size.height - length, 0)
        var isSound = false
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: start + length + Int(FrameRowSlack)) {
            target, used in
            guard let pixels = target.baseAddress else { return }
            unsafe frame_expect_to_fill(pixels, target.count)
            let rows = unsafe pixels + start
            isSound = unsafe inflate(stream, into: rows, length: length) && read(rows, pixels)
            used = isSound ? count : 0
        }
        return isSound ? Bitmap(width: size.width, height: size.height, bytes: pixels) : nil
    }

    /// Writes the pixels of inflated rows; `false` where a filter or a colour is none.
    private func read(
        _ rows: UnsafeMutablePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        var scratch = [UInt8](repeating: 0, count: size.width * 4)
        return unsafe scratch.withUnsafeMutableBufferPointer { scratch in
            guard let scratch = scratch.baseAddress else { return false }
            switch form {
            case .direct(let channels):
                var layout = unsafe FramePNGRows(
                    width: size.width, height: size.height, channels: channels, portable: false,
                    scratch: scratch)
                return unsafe frame_png_read_rows(&layout, rows, pixels)
            case .palette(let bits), .grey(let bits):
                return unsafe colours.bytes.withUnsafeBufferPointer { table in
                    guard let table = table.baseAddress else { return false }
                    var layout = unsafe FramePNGNumbers(
                        width: size.width, height: size.height, bits: UInt32(bits), colours: table,
                        count: colours.count, scratch: scratch)
                    return unsafe frame_png_read_numbers(&layout, rows, pixels)
                }
            }
        }
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

    /// Inflates the filtered rows; `false` unless the stream holds exactly these.
    @unsafe private func inflate(
        _ stream: ArraySlice<UInt8>, into rows: UnsafeMutablePointer<UInt8>, length: Int
    ) -> Bool {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return false }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var (used, made) = (0, 0)
        let result = unsafe stream.withUnsafeBytes { source in
            unsafe libdeflate_zlib_decompress_ex(
                decompressor, source.baseAddress, source.count, rows, length, &used, &made)
        }
        return result == LIBDEFLATE_SUCCESS && used == stream.count && made == length
    }

    /// libpng reads no longer sides, in pixels.
    private static let longestSide = 1_000_000
    /// Deflate makes no more bytes of one: a run of 258 takes two bits at least.
    private static let mostExpansion = 1032
    private static let deflateWithLargestWindow: UInt8 = 0x78
    private static let dictionaryFlag: UInt8 = 0x20
}
