internal import CFrameKernels

/// Filters and compresses bands of rows, each by itself.
///
/// A band is one deflate block with codes of its own, of literals and of runs that repeat the pixel before,
/// and an empty stored block, which ends it on a whole byte. Its first row looks at no other band. So a band's
/// bytes follow from its pixels alone, and it can be kept, or made on another thread.
@safe final class PNGBandEncoder {
    /// A band ready to be put into a file.
    struct Band {
        /// Whole blocks of deflate.
        var bytes: [UInt8]
        /// The checksum of what they hold.
        var sum: AdlerSum
    }

    /// Bytes a pixel.
    var channels: Int { layout.channels }

    private let layout: FrameRowLayout
    /// Bytes of a row behind its filter's number.
    private let rowLength: Int
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
    @unsafe func band(_ pixels: UnsafePointer<UInt8>, rows: Int) -> Band {
        unsafe filter.apply(to: pixels, rows: rows)
        let repeats = filter.repeats
        let codes = codes(for: symbolCounts())
        var writer = unsafe BitWriter(memory)
        codes.writeHead(to: &writer)
        var sum = AdlerSum()
        for row in 0..<rows {
            if repeats[row] {
                write(RepeatedRow(length: rowLength, distance: layout.channels), codes, to: &writer)
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
        let count = unsafe writer.stream.next - UnsafeMutablePointer(memory)
        guard count <= Self.storedSize(of: rows * (rowLength + 1)) else { return Band(bytes: stored(), sum: sum) }
        return Band(bytes: unsafe [UInt8](UnsafeBufferPointer(start: memory, count: count)), sum: sum)
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
        let lane = Int(FrameRunSymbols)
        var sums = (0..<RunCodes.symbols).map { symbol in
            let sum = (0..<Int(FrameRunLanes)).reduce(0) { $0 + counts[$1 * lane + symbol] }
            // What no sample has may yet come.
            return step > 1 ? UInt32(clamping: max(UInt64(sum) * UInt64(step), 1)) : sum
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

    /// The rows as they are, for noise (RFC 1951, 3.2.4).
    private func stored() -> [UInt8] {
        filter.fillRepeats()
        let bytes = unsafe UnsafeBufferPointer(
            start: filter.row(0), count: filter.repeats.count * (rowLength + 1))
        var result: [UInt8] = []
        result.reserveCapacity(Self.storedSize(of: bytes.count))
        for start in stride(from: 0, to: bytes.count, by: Self.storedBlock) {
            let size = min(Self.storedBlock, bytes.count - start)
            let (low, high) = (UInt8(size & 0xFF), UInt8(size >> 8))
            result += [0, low, high, ~low, ~high]
            unsafe result += bytes[start..<start + size]
        }
        return result
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
    /// Bytes for a block's head and end, both far shorter.
    private static let roomForHead = 1024
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
