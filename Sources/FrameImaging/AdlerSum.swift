internal import CDeflate

/// Adler-32, the checksum at the end of a zlib stream, with the number of bytes it is of (RFC 1950, 2.2).
///
/// It holds two sums modulo 65521, the largest prime below 2¹⁶: that of the bytes plus one, and that of the
/// first sum after each byte. So the sum of two stretches follows from the sums of each.
struct AdlerSum: Hashable, Sendable {
    /// The second sum in the upper half, the first in the lower, as zlib stores it.
    private(set) var value: UInt32 = 1
    /// How many bytes it is of.
    private(set) var count = 0

    /// Adds bytes.
    @unsafe mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        value = unsafe libdeflate_adler32(value, bytes, count)
        self.count += count
    }

    /// Adds a byte and zeros after it, of whom no one reads a single one.
    mutating func append(_ byte: UInt8, zeros: Int) {
        let first = (UInt64(value & 0xFFFF) + UInt64(byte)) % Self.modulus
        let second = (UInt64(value >> 16) + first * (UInt64(zeros) % Self.modulus + 1)) % Self.modulus
        value = UInt32(second << 16 | first)
        count += zeros + 1
    }

    /// Adds the bytes that another sum is of.
    ///
    /// That one began at 1 rather than where this one ends. Each of its bytes saw a first sum that was too small
    /// by the difference, and the second sum took it up once a byte.
    mutating func append(_ other: AdlerSum) {
        let difference = UInt64(value & 0xFFFF) + Self.modulus - 1
        let first = difference + UInt64(other.value & 0xFFFF)
        let missing = difference % Self.modulus * (UInt64(other.count) % Self.modulus)
        let second = UInt64(value >> 16) + UInt64(other.value >> 16) + missing
        value = UInt32((second % Self.modulus) << 16 | first % Self.modulus)
        count += other.count
    }

    private static let modulus: UInt64 = 65_521
}
