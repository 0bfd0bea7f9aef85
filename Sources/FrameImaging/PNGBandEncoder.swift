internal import CFrameKernels

/// Filters and compresses bands of rows, each by itself.
///
/// A band is one deflate block with codes of its own, of literals and of runs that repeat the pixel before,
/// and an empty stored block, which ends it on a whole byte. Its first row looks at no other band. So a band's
/// bytes follow from its pixels alone, and it can be kept, or made on another thread.
@safe final class PNGBandEncoder {
    /// A band ready to be put into a file.
    struct Band {
        /// A chunk IDAT of whole blocks of deflate.
        var chunk: [UInt8]
        /// The checksum of what they hold.
        var sum: AdlerSum
    }

    /// Bytes a pixel.
    var channels: Int { layout.channels }

    private let layout: FrameRowLayout
    /// Bytes of a row behind its filter's number.
    private let rowLength: Int
    /// Room for a chunk.
    private let memory: UnsafeMutablePointer<UInt8>
    private let filter: PNGBandFilter
    private var counts: [UInt32]
    /// The codes made last, and the counts they are for: flat bands are often alike.
    private var codes: (counts: [UInt32], codes: RunCodes)?

    /// Makes an encoder for bands of rows.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows in a band at most.
    ///   - channels: 3 for RGB, 4 for RGBA.
    ///   - portable: Whether to do without AVX2.
    init(width: Int, height: Int, channels: Int, portable: Bool = false) {
        layout = FrameRowLayout(pixels: width, channels: channels, portable: portable)
        rowLength = width * channels
        filter = PNGBandFilter(layout: layout, height: height)
        counts = [UInt32](repeating: 0, count: Int(FrameRunLanes) * Int(FrameRunSymbols))
        unsafe memory = .allocate(capacity: 2 * (rowLength + 1) * height + Self.roomForHead)
    }

    deinit { unsafe memory.deallocate() }

    /// Encodes so many rows of four bytes a pixel.
    ///
    /// - Parameters:
    ///   - pixels: The first row's first pixel.
    ///   - rows: The number of rows.
    ///   - head: What comes before the blocks: the head of the stream in the first band.
    /// - Returns: The band.
    @unsafe func band(_ pixels: UnsafePointer<UInt8>, rows: Int, head: [UInt8]) -> Band {
        unsafe filter.apply(to: pixels, rows: rows)
        let start = unsafe memory + Self.chunkHead
        for (index, byte) in head.enumerated() { unsafe start[index] = byte }
        let blocks = unsafe start + head.count
        var writer = unsafe BitWriter(blocks)
        let sum = writeRows(to: &writer)
        let size = unsafe writer.stream.next - blocks
        let length = rows * (rowLength + 1)
        if size > Self.storedSize(of: length) { unsafe writeStored(length, to: blocks) }
        return Band(chunk: chunk(of: head.count + min(size, Self.storedSize(of: length))), sum: sum)
    }

    private func writeRows(to writer: inout BitWriter) -> AdlerSum {
        let codes = codes(for: symbolCounts())
        codes.writeHead(to: &writer)
        let repeated = RepeatedRow(length: rowLength, distance: layout.channels)
        var sum = AdlerSum()
        for (row, repeats) in filter.repeats.enumerated() {
            if repeats {
                write(repeated, codes, to: &writer)
                sum.append(RepeatedRow.first, zeros: rowLength)
            } else {
                let bytes = unsafe filter.row(row)
                unsafe withUnsafePointer(to: layout) { layout in
                    unsafe frame_run_write(layout, bytes, rowLength + 1, codes.table, &writer.stream)
                }
                unsafe sum.append(bytes, count: rowLength + 1)
            }
        }
        codes.writeEnd(to: &writer)
        Self.writeEmptyStoredBlock(to: &writer)
        return sum
    }

    private func codes(for counts: [UInt32]) -> RunCodes {
        if let codes, codes.counts == counts { return codes.codes }
        let new = RunCodes(counts: counts, distance: layout.channels)
        codes = (counts, new)
        return new
    }

    /// How often each symbol occurs; in a tall band of many different rows from every fourth of them.
    private func symbolCounts() -> [UInt32] {
        let rows = filter.repeats.indices.filter { !filter.repeats[$0] }
        let step = rows.count > Self.mostRowsCounted ? Self.rowsPerSample : 1
        for index in counts.indices { counts[index] = 0 }
        unsafe withUnsafePointer(to: layout) { layout in
            for index in stride(from: 0, to: rows.count, by: step) {
                unsafe frame_run_count(layout, filter.row(rows[index]), rowLength + 1, &counts)
            }
        }
        var sums = [UInt32](repeating: 0, count: RunCodes.symbols)
        for lane in 0..<Int(FrameRunLanes) {
            let start = lane * Int(FrameRunSymbols)
            for symbol in sums.indices { sums[symbol] &+= counts[start + symbol] }
        }
        if step > 1 {
            // What no sample has may yet come.
            for symbol in sums.indices { sums[symbol] = max(sums[symbol] &* UInt32(step), 1) }
        }
        RepeatedRow(length: rowLength, distance: layout.channels)
            .count(UInt32(filter.repeats.count - rows.count), in: &sums)
        return sums
    }

    private func write(_ row: RepeatedRow, _ codes: RunCodes, to writer: inout BitWriter) {
        writer.put(codes.table[Int(RepeatedRow.first)])
        for _ in 0..<row.zeros { writer.put(codes.table[0]) }
        for _ in 0..<row.longRuns { writer.put(codes.table[256 + RunCodes.runLengths.upperBound]) }
        if let rest = row.lastRun { writer.put(codes.table[256 + rest]) }
    }

    /// Writes the rows as they are, for noise (RFC 1951, 3.2.4).
    @unsafe private func writeStored(_ length: Int, to target: UnsafeMutablePointer<UInt8>) {
        filter.fillRepeats()
        var target = unsafe target
        for start in stride(from: 0, to: length, by: Self.storedBlock) {
            let size = min(Self.storedBlock, length - start)
            let (low, high) = (UInt8(size & 0xFF), UInt8(size >> 8))
            for byte in [0, low, high, ~low, ~high] {
                unsafe target.pointee = byte
                unsafe target += 1
            }
            unsafe target.update(from: filter.row(0) + start, count: size)
            unsafe target += size
        }
    }

    /// The chunk of so many bytes that lie behind the place of its head.
    private func chunk(of count: Int) -> [UInt8] {
        let head = PNGChunkWriter.number(UInt32(count)) + Array("IDAT".utf8)
        for (index, byte) in head.enumerated() { unsafe memory[index] = byte }
        let end = Self.chunkHead + count
        let checksum = unsafe Deflate.checksum(of: UnsafeBufferPointer(start: memory + 4, count: end - 4))
        for (index, byte) in PNGChunkWriter.number(checksum).enumerated() {
            unsafe memory[end + index] = byte
        }
        return unsafe [UInt8](UnsafeBufferPointer(start: memory, count: end + 4))
    }

    private static func storedSize(of count: Int) -> Int {
        count + 5 * ((count + storedBlock - 1) / storedBlock)
    }

    private static func writeEmptyStoredBlock(to writer: inout BitWriter) {
        writer.put(0, size: 3)
        writer.align()
        writer.put(0xFFFF_0000, size: 32)
    }

    /// The most a stored block holds.
    private static let storedBlock = 0xFFFF
    /// Bytes for a block's head and end and what a chunk has around it, all far shorter.
    private static let roomForHead = 1024
    /// A chunk's length and name.
    private static let chunkHead = 8
    private static let mostRowsCounted = 16
    private static let rowsPerSample = 4
}

/// How a row that equals the one above is written: filter Up, then nothing but zeros.
private struct RepeatedRow {
    /// The number of filter Up.
    static let first = PNGFilter.up.rawValue

    let zeros: Int
    let longRuns: Int
    let lastRun: Int?

    init(length: Int, distance: Int) {
        let longest = RunCodes.runLengths.upperBound
        let run = max(length - distance, 0)
        longRuns = run / longest
        let rest = run % longest
        lastRun = RunCodes.runLengths.contains(rest) ? rest : nil
        zeros = min(length, distance) + (lastRun == nil ? rest : 0)
    }

    func count(_ rows: UInt32, in counts: inout [UInt32]) {
        counts[Int(Self.first)] += rows
        counts[0] += rows * UInt32(zeros)
        counts[RunCodes.longestRun] += rows * UInt32(longRuns)
        if let lastRun { counts[RunCodes.symbol(ofLength: lastRun)] += rows }
    }
}
