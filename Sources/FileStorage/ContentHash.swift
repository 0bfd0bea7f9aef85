/// Tells contents apart: 128 bits by XXH3 (https://github.com/Cyan4973/xxHash), the same on every machine.
///
/// It guards against change, not against people who make collisions on purpose.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The upper 64 bits.
    public let high: UInt64
    /// The lower 64 bits.
    public let low: UInt64

    /// Makes a hash from its halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The hash of bytes.
    public init(of bytes: some Collection<UInt8>) {
        var hasher = ContentHasher()
        hasher.append(bytes: bytes)
        self = hasher.hash
    }

    /// 32 hexadecimal digits, the highest first, as `xxhsum -H2` prints them.
    public var description: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ half: UInt64) -> String {
        let text = String(half, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
