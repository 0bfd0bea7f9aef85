import CDeflate
import Testing

@testable import FrameImaging

@Suite struct AdlerSumTests {
    private func sum(_ bytes: [UInt8]) -> AdlerSum {
        var sum = AdlerSum()
        unsafe sum.append(bytes, count: bytes.count)
        return sum
    }

    private func reference(_ bytes: [UInt8]) -> UInt32 { unsafe libdeflate_adler32(1, bytes, bytes.count) }

    @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (65_521, 65_520), (65_520, 65_522), (3000, 200_000)])
    func twoSumsGiveThatOfBoth(counts: (first: Int, second: Int)) {
        var noise = Noise(seed: 5)
        let first = (0..<counts.first).map { _ in noise.byte() | 0xF0 }
        let second = (0..<counts.second).map { _ in noise.byte() }
        var sum = sum(first)
        sum.append(self.sum(second))
        #expect(sum.value == reference(first + second))
        #expect(sum.count == first.count + second.count)
    }

    @Test(arguments: [0, 1, 3510, 65_520, 65_521, 300_000]) func zerosNeedNoMemory(count: Int) {
        let start: [UInt8] = Array("carousel".utf8)
        var sum = sum(start)
        sum.append(2, zeros: count)
        #expect(sum.value == reference(start + [2] + [UInt8](repeating: 0, count: count)))
        #expect(sum.count == start.count + 1 + count)
    }
}
