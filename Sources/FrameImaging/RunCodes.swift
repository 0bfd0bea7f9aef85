internal import CFrameKernels

/// The codes of one deflate block of literals and of runs that repeat the pixel before (RFC 1951, 3.2.5 and 3.2.7).
struct RunCodes {
    /// The code of each literal and run, with extra bits and distance, as the kernels take it.
    let table: [UInt32]
    private let code: PrefixCode
    private let distance: Int
    private let endCode: UInt32

    /// Makes the codes for a block.
    ///
    /// - Parameters:
    ///   - counts: How often each of 286 symbols occurs; the end of the block is counted here.
    ///   - distance: How far back runs look: 3 or 4.
    init(counts: [UInt32], distance: Int) {
        var counts = counts
        counts[Self.endOfBlock] = 1
        code = PrefixCode(counts: counts, limit: Self.longestCode)
        self.distance = distance
        let (lengths, codes) = (code.lengths, code.codes)
        let entries = zip(codes, lengths).map { UInt32($0) << 8 | UInt32($1) }
        endCode = entries[Self.endOfBlock]
        var table = [UInt32](repeating: 0, count: Int(FrameRunCodes))
        table.replaceSubrange(0..<256, with: entries[0..<256])
        for length in Self.runLengths {
            let symbol = Self.symbol(ofLength: length)
            let size = UInt32(lengths[symbol])
            // The only distance has the code 0, of one bit, behind the extra bits.
            table[256 + length] =
                (UInt32(codes[symbol]) | UInt32(length - Self.base(symbol)) << size) << 8
                | (size + UInt32(Self.extraBits(symbol)) + 1)
        }
        self.table = table
    }

    /// Writes the head of a block that is not the stream's last.
    func writeHead(to writer: inout BitWriter) {
        let literals = (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1
        let distances = [UInt8](repeating: 0, count: distance - 1) + [1]
        let lengths = CodeLengths(code.lengths[..<literals] + distances)
        let dynamic: UInt64 = 2
        writer.put(dynamic << 1, size: 3)
        writer.put(UInt64(literals - 257), size: 5)
        writer.put(UInt64(distances.count - 1), size: 5)
        lengths.write(to: &writer)
    }

    /// Writes the end of a block.
    func writeEnd(to writer: inout BitWriter) { writer.put(endCode) }

    /// The symbol of a run's length; those beyond 10 share one with as many others as its extra bits tell.
    static func symbol(ofLength length: Int) -> Int {
        if length == runLengths.upperBound { return longestRun }
        let offset = length - runLengths.lowerBound
        guard offset >= 8 else { return 257 + offset }
        let extra = offset.bitWidth - offset.leadingZeroBitCount - 3
        return 257 + 4 * extra + offset >> extra
    }

    private static func extraBits(_ symbol: Int) -> Int {
        symbol < 265 || symbol == longestRun ? 0 : (symbol - 261) / 4
    }

    private static func base(_ symbol: Int) -> Int {
        if symbol == longestRun { return runLengths.upperBound }
        let extra = extraBits(symbol)
        return runLengths.lowerBound + (symbol - 257 - 4 * extra) << extra
    }

    /// The lengths that a run can have.
    static let runLengths = 3...258
    /// The symbol of the longest run.
    static let longestRun = 285
    /// How many symbols there are.
    static let symbols = 286
    private static let endOfBlock = 256
    /// Four literals of 14 bits and the seven that may be waiting are 63.
    private static let longestCode = 14
}
