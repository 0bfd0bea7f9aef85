/// What a PNG says about itself before its pixels come.
struct PNGHeader {
    /// The eight bytes every PNG begins with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let size: PixelSize

    /// Reads the chunk IHDR; the rest of the file is not looked at.
    init(bytes: [UInt8]) throws(ImageError) {
        let reader = ByteReader(bytes: bytes)
        guard let name = reader.number32(at: 12), let width = reader.number32(at: 16),
            let height = reader.number32(at: 20)
        else { throw .truncated(.png) }
        guard name == Self.imageHeaderName else {
            throw .damaged(.png, reason: "it does not begin with IHDR")
        }
        guard (1...Self.largestExtent).contains(width), (1...Self.largestExtent).contains(height) else {
            throw .damaged(.png, reason: "its size is \(width)×\(height) pixels")
        }
        size = PixelSize(width: width, height: height)
    }

    /// Whether every chunk up to IEND lies within the bytes.
    ///
    /// libpng is content with a file that lacks its end as long as no pixel is missing.
    static func isWhole(_ bytes: [UInt8]) -> Bool {
        let reader = ByteReader(bytes: bytes)
        var offset = signature.count
        while let length = reader.number32(at: offset), let name = reader.number32(at: offset + 4) {
            offset += length + 12
            if name == imageEndName { return offset <= bytes.count }
        }
        return false
    }

    private static let imageHeaderName = 0x4948_4452
    private static let imageEndName = 0x4945_4E44
    private static let largestExtent = 0x7FFF_FFFF
}
