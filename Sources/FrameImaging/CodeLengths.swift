/// The lengths of a block's codes as its head stores them: with runs, and with a code of their own
/// (RFC 1951, 3.2.7).
struct CodeLengths {
    /// A symbol of the alphabet of lengths with its extra bits.
    private struct Token {
        var symbol: Int
        var extra = 0
        var extraBits = 0
    }

    private let tokens: [Token]

    /// Takes the lengths of all codes, among them at least one 0 and one other.
    init(_ lengths: ArraySlice<UInt8>) {
        var tokens: [Token] = []
        var rest = lengths
        while let length = rest.first {
            let run = rest.prefix { $0 == length }.count
            rest = rest.dropFirst(run)
            tokens += length == 0 ? Self.zeros(run) : Self.repeats(of: Int(length), run)
        }
        self.tokens = tokens
    }

    /// Writes the code of the lengths and the lengths.
    func write(to writer: inout BitWriter) {
        var counts = [UInt32](repeating: 0, count: Self.order.count)
        for token in tokens { counts[token.symbol] += 1 }
        let code = PrefixCode(counts: counts, limit: 7)
        let used = max((Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
        writer.put(UInt64(used - 4), size: 4)
        for symbol in Self.order[..<used] { writer.put(UInt64(code.lengths[symbol]), size: 3) }
        let codes = code.codes
        for token in tokens {
            writer.put(codes[token.symbol])
            writer.put(UInt64(token.extra), size: token.extraBits)
        }
    }

    private static func zeros(_ count: Int) -> [Token] {
        var (tokens, left): ([Token], Int) = ([], count)
        while left >= 11 {
            let run = min(left, 138)
            tokens.append(Token(symbol: 18, extra: run - 11, extraBits: 7))
            left -= run
        }
        if left >= 3 {
            tokens.append(Token(symbol: 17, extra: left - 3, extraBits: 3))
            left = 0
        }
        return tokens + [Token](repeating: Token(symbol: 0), count: left)
    }

    private static func repeats(of length: Int, _ count: Int) -> [Token] {
        var tokens = [Token(symbol: length)]
        var left = count - 1
        while left >= 3 {
            let run = min(left, 6)
            tokens.append(Token(symbol: 16, extra: run - 3, extraBits: 2))
            left -= run
        }
        return tokens + [Token](repeating: Token(symbol: length), count: left)
    }

    /// The order in which the lengths of this alphabet's codes are stored.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
