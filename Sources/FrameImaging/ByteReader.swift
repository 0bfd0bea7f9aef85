/// Reads big-endian or little-endian numbers at offsets of a byte array; beyond its end there is `nil`.
struct ByteReader {
    let bytes: [UInt8]
    var isLittleEndian = false

    func byte(at offset: Int) -> Int? {
        bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
    }

    func number16(at offset: Int) -> Int? {
        guard let first = byte(at: offset), let second = byte(at: offset + 1) else { return nil }
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }

    func number32(at offset: Int) -> Int? {
        guard let first = number16(at: offset), let second = number16(at: offset + 2) else { return nil }
        return isLittleEndian ? second << 16 | first : first << 16 | second
    }
}
