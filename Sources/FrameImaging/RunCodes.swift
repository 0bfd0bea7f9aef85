internal import CFrameKernels

/// The codes of one deflate block of literals and of runs that repeat the pixel before (RFC 1951, 3.2.5 and 3.2.7).
struct RunCodes {
    /// The code of each literal and run, with extra bits and distance, as the kernels take it.
    let table: [FrameRunCode]
    private let lengths: [UInt8]
    private let end: FrameRunCode
    private let distance: Int

    /// Makes the codes for a block.
    ///
    /// - Parameters:
    ///   - counts: How often each of 286 symbols occurs; the end of the block is counted here.
    ///   - distance: How far back runs look: 3 or 4.
    init(counts: [UInt32], distance: Int) {
        var counts = counts
        counts[Self.endOfBlock] = 1
        let code = PrefixCode(counts: counts, limit: Self.longestCode)
        let codes = code.codes
        lengths = code.lengths
        self.distance = distance
        end = codes[Self.endOfBlock]
        var table = Array(codes[0..<256])
        table.reserveCapacity(Int(FrameRunCodes))
        for length in 0...Self.runLengths.upperBound {
            let run = Self.runs[length]
            let code = codes[run.symbol]
            // The only distance has the code 0, of one bit, behind the extra bits.
            table.append(
                FrameRunCode(
                    bits: code.bits | run.extra << code.count, count: code.count + run.extraBits + 1))
        }
        self.table = table
    }

    /// Writes the head of a block that is not the stream's last.
    func writeHead(to writer: inout BitWriter) {
        let literals = (lengths.lastIndex { $0 > 0 } ?? 0) + 1
        let distances = [UInt8](repeating: 0, count: distance - 1) + [1]
        let heads = CodeLengths(lengths[..<literals] + distances)
        let dynamic: UInt64 = 2
        writer.put(dynamic << 1, size: 3)
        writer.put(UInt64(literals - 257), size: 5)
        writer.put(UInt64(distances.count - 1), size: 5)
        heads.write(to: &writer)
    }

    /// Writes the end of a block.
    func writeEnd(to writer: inout BitWriter) { writer.put(end) }

    /// The symbol of a run's length; those beyond 10 share one with as many others as its extra bits tell.
    static func symbol(ofLength length: Int) -> Int { runs[length].symbol }

    /// A length's symbol, what its extra bits say and how many these are.
    private static let runs: [(symbol: Int, extra: UInt32, extraBits: UInt32)] = (0...258).map { length in
        if length == runLengths.upperBound { return (longestRun, 0, 0) }
        let offset = max(length - runLengths.lowerBound, 0)
        guard offset >= 8 else { return (257 + offset, 0, 0) }
        let extraBits = offset.bitWidth - offset.leadingZeroBitCount - 3
        let extra = offset & (1 << extraBits - 1)
        return (257 + 4 * extraBits + offset >> extraBits, UInt32(extra), UInt32(extraBits))
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
