/// Bytes as text of 64 characters (RFC 4648, 4).
package enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The text of some bytes, filled up with `=` to a multiple of four characters.
    package static func text(of bytes: [UInt8]) -> String {
        String(decoding: self.bytes(of: bytes), as: UTF8.self)
    }

    /// The same as ASCII.
    static func bytes(of bytes: [UInt8]) -> [UInt8] {
        let length = (bytes.count + 2) / 3 * 4
        let alphabet = alphabet
        return unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            var place = 0
            func put(_ value: UInt8) {
                unsafe buffer[place] = alphabet[Int(value)]
                place += 1
            }
            let whole = bytes.count / 3 * 3
            for start in stride(from: 0, to: whole, by: 3) {
                let (first, second, third) = (bytes[start], bytes[start + 1], bytes[start + 2])
                put(first >> 2)
                put((first & 3) << 4 | second >> 4)
                put((second & 15) << 2 | third >> 6)
                put(third & 63)
            }
            if whole < bytes.count {
                let second = whole + 1 < bytes.count ? bytes[whole + 1] : 0
                put(bytes[whole] >> 2)
                put((bytes[whole] & 3) << 4 | second >> 4)
                if whole + 1 < bytes.count { put((second & 15) << 2) }
                while place < length {
                    unsafe buffer[place] = UInt8(ascii: "=")
                    place += 1
                }
            }
            count = place
        }
    }
}
