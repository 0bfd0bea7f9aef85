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
    /// The filtered rows lie at the end of the memory that the pixels fill from its beginning, where a stream of
    /// several parts is joined before that: new memory takes longer to get than to fill.
    func bitmap(from bytes: [UInt8]) -> Bitmap? {
        let streamLength = parts.reduce(0) { $0 + $1.count }
        let (count, length) = (size.width * size.height * 4, (form.rowLength(size.width) + 1) * size.height)
        // What cannot fill the memory is not to have it.
        guard isPlainStream(bytes), length / Self.mostExpansion <= streamLength else { return nil }
        // So far behind, no row of pixels reaches a row that is still needed.
        let start = max(count + size.height - length, 0)
        let end = start + length + Int(FrameRowSlack)
        // Before the rows where there is room for what is joined, else behind them.
        let joinedLength = parts.count > 1 ? streamLength : 0
        let place = joinedLength <= start ? 0 : end
        var isSound = false
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: max(end, place + joinedLength)) {
            target, used in
            guard let pixels = target.baseAddress else { return }
            unsafe frame_expect_to_fill(pixels, target.count)
            let rows = unsafe pixels + start
            isSound = unsafe bytes.withUnsafeBufferPointer { file in
                guard let file = file.baseAddress else { return false }
                let stream = unsafe joined(file, into: pixels + place)
                return unsafe inflate(stream, streamLength, into: rows, length: length)
            }
            isSound = unsafe isSound && read(rows, pixels)
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

    /// Whether the zlib stream is of the kind that every encoder writes.
    private func isPlainStream(_ bytes: [UInt8]) -> Bool {
        let head = Array(parts.lazy.flatMap { bytes[$0] }.prefix(3))
        return head.count == 3 && head[0] == Self.deflateWithLargestWindow
            && head[1] & Self.dictionaryFlag == 0
    }

    /// The zlib stream in one piece: where it lies in the file, or where its parts are copied to.
    @unsafe private func joined(
        _ file: UnsafePointer<UInt8>, into room: UnsafeMutablePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        if parts.count == 1, let only = parts.first { return unsafe file + only.lowerBound }
        var end = unsafe room
        for part in parts {
            unsafe end.update(from: file + part.lowerBound, count: part.count)
            unsafe end += part.count
        }
        return unsafe UnsafePointer(room)
    }

    /// Inflates the filtered rows; `false` unless the stream holds exactly these.
    @unsafe private func inflate(
        _ stream: UnsafePointer<UInt8>, _ count: Int, into rows: UnsafeMutablePointer<UInt8>, length: Int
    ) -> Bool {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return false }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var (used, made) = (0, 0)
        let result = unsafe libdeflate_zlib_decompress_ex(
            decompressor, stream, count, rows, length, &used, &made)
        return result == LIBDEFLATE_SUCCESS && used == count && made == length
    }

    /// libpng reads no longer sides, in pixels.
    private static let longestSide = 1_000_000
    /// Deflate makes no more bytes of one: a run of 258 takes two bits at least.
    private static let mostExpansion = 1032
    private static let deflateWithLargestWindow: UInt8 = 0x78
    private static let dictionaryFlag: UInt8 = 0x20
}
