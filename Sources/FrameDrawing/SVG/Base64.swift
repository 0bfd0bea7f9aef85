/// Bytes as text of 64 characters (RFC 4648, 4).
package enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text of some bytes, filled up with `=` to a multiple of four characters.
    package static func text(of bytes: [UInt8]) -> String {
        let pad = UInt8(ascii: "=")
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(bytes.count - start, 3)
            let second = count > 1 ? bytes[start + 1] : 0
            let third = count > 2 ? bytes[start + 2] : 0
            result.append(alphabet[Int(bytes[start] >> 2)])
            result.append(alphabet[Int(bytes[start] & 3) << 4 | Int(second >> 4)])
            result.append(count > 1 ? alphabet[Int(second & 15) << 2 | Int(third >> 6)] : pad)
            result.append(count > 2 ? alphabet[Int(third & 63)] : pad)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
