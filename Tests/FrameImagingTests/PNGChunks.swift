import Testing

/// The chunks of a PNG file, for looking into it.
struct PNGChunks {
    /// The chunks' names in order.
    private(set) var names: [String] = []
    /// The stream of all chunks IDAT.
    private(set) var stream: [UInt8] = []
    private var contents: [String: [UInt8]] = [:]

    init(_ bytes: [UInt8]) throws {
        var offset = 8
        while offset < bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
            try #require(offset + 12 + length <= bytes.count)
            names.append(name)
            contents[name] = Array(bytes[offset + 8..<offset + 8 + length])
            if name == "IDAT" { stream += bytes[offset + 8..<offset + 8 + length] }
            offset += 12 + length
        }
    }

    /// The content of the last chunk of a name.
    subscript(name: String) -> [UInt8]? { contents[name] }
}
