import CFrameKernels
import Testing

@testable import FrameImaging

@Suite struct PrefixCodeTests {
    /// The share of all words of the limit's length that begin with a code, times 2^limit.
    private func fullness(_ code: PrefixCode, limit: Int) -> Int {
        code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (limit - Int($1)) }
    }

    @Test(arguments: [UInt64(1), 2, 3, 4], [9, 14, 15])
    func codesAreCompleteAndWithinTheLimit(seed: UInt64, limit: Int) {
        var noise = Noise(seed: seed)
        for _ in 0..<50 {
            // Counts over many orders of magnitude, which ask for codes beyond the limit.
            var counts = (0..<286).map { _ in UInt32(noise.next() >> noise.number(below: 48) & 0xFF_FFFF) }
            counts[0] = 1
            counts[1] = 1
            let code = PrefixCode(counts: counts, limit: limit)
            #expect(code.lengths.allSatisfy { $0 <= limit })
            #expect(zip(counts, code.lengths).allSatisfy { ($0 > 0) == ($1 > 0) })
            #expect(fullness(code, limit: limit) == 1 << limit)
        }
    }

    @Test func growingCountsReachTheLimit() {
        // Fibonacci's numbers make the deepest tree.
        var counts: [UInt32] = [1, 1]
        while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let code = PrefixCode(counts: counts, limit: 14)
        #expect(code.lengths.max() == 14)
        #expect(fullness(code, limit: 14) == 1 << 14)
    }

    @Test func theExampleOfTheSpecificationComesOut() {
        // RFC 1951, 3.2.2: lengths (3, 3, 3, 3, 3, 2, 4, 4) have the codes 010, 011, …, 00, 1110, 1111.
        let code = PrefixCode(counts: [10, 10, 10, 10, 10, 18, 5, 6], limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        #expect(code.codes.map(\.bits) == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }
}
