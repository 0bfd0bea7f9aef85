internal import CFrameKernels

/// A Huffman code of limited length in deflate's canonical form (RFC 1951, 3.2.2).
struct PrefixCode {
    /// The number of bits of each symbol's code; 0 where the symbol has none.
    let lengths: [UInt8]

    /// Makes the code with the shortest total for symbols that occur so often.
    ///
    /// Where the limit binds, the code is complete but not always the best.
    ///
    /// - Parameters:
    ///   - counts: How often each symbol occurs; fewer than 512 symbols, two of them at least once.
    ///   - limit: The most bits of a code, 1…15, such that 2^limit is at least the number of symbols.
    init(counts: [UInt32], limit: Int) {
        var order: [UInt64] = []
        order.reserveCapacity(counts.count)
        for (symbol, count) in counts.enumerated() where count > 0 {
            order.append(UInt64(count) << Self.symbolBits | UInt64(symbol))
        }
        order.sort()
        let shares = Self.limited(Self.depths(order.map { $0 >> Self.symbolBits }), to: limit)
        var lengths = [UInt8](repeating: 0, count: counts.count)
        // The rarest symbols come first and take the longest codes.
        var place = 0
        for length in (1...limit).reversed() {
            for _ in 0..<shares[length] {
                lengths[Int(order[place] & Self.symbolMask)] = UInt8(length)
                place += 1
            }
        }
        self.lengths = lengths
    }

    /// The codes, their first bit lowest, as deflate packs them.
    var codes: [FrameRunCode] {
        var next = [UInt16](repeating: 0, count: Self.longest + 2)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1...Self.longest { next[length + 1] = (next[length] &+ next[length + 1]) &<< 1 }
        return lengths.map { length in
            guard length > 0 else { return FrameRunCode(bits: 0, count: 0) }
            defer { next[Int(length)] &+= 1 }
            let bits = Self.reversed(next[Int(length)]) >> (16 - UInt16(length))
            return FrameRunCode(bits: UInt32(bits), count: UInt32(length))
        }
    }

    /// The depths of a Huffman tree's leaves, whose weights ascend.
    ///
    /// Inner nodes come into being in the order of their weights, so that the two lightest nodes are always
    /// found at the heads of two queues.
    private static func depths(_ leaves: [UInt64]) -> ArraySlice<Int> {
        var weights = leaves
        let nodes = 2 * leaves.count - 1
        weights.reserveCapacity(nodes)
        var parents = [Int](repeating: 0, count: nodes)
        var (leaf, inner) = (0, leaves.count)
        for node in leaves.count..<nodes {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < leaves.count && (inner == node || weights[leaf] <= weights[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                weight += weights[child]
                parents[child] = node
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: nodes)
        for node in (0..<nodes - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        return depths[..<leaves.count]
    }

    /// How many codes there are of each length when none may be longer than a limit.
    ///
    /// Cutting deep leaves leaves the code too full, by a multiple of the longest code's share. Each step takes
    /// one longest code away and gives its symbol half the place of the next shorter one.
    private static func limited(_ depths: ArraySlice<Int>, to limit: Int) -> [Int] {
        var shares = [Int](repeating: 0, count: limit + 1)
        for depth in depths { shares[min(depth, limit)] += 1 }
        let fullness = (1...limit).reduce(0) { $0 + shares[$1] << (limit - $1) }
        for _ in stride(from: 1 << limit, to: fullness, by: 1) {
            guard let shorter = (1..<limit).last(where: { shares[$0] > 0 }) else { break }
            shares[limit] -= 1
            shares[shorter] -= 1
            shares[shorter + 1] += 2
        }
        return shares
    }

    private static func reversed(_ bits: UInt16) -> UInt16 {
        var bits = bits.byteSwapped
        bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
        bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
        return bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    }

    private static let longest = 15
    private static let symbolBits: UInt64 = 9
    private static let symbolMask: UInt64 = 0x1FF
}
