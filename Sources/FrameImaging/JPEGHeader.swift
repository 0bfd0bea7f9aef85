/// What a JPEG says about itself before its pixels come: the frame header and EXIF's orientation.
struct JPEGHeader {
    /// The bytes every JPEG begins with: the marker SOI and the first byte of the next.
    static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    let size: PixelSize
    let orientation: ImageOrientation

    /// Walks the marker segments up to the frame header.
    init(bytes: [UInt8]) throws(ImageError) {
        let reader = ByteReader(bytes: bytes)
        var orientation = ImageOrientation.upright
        var offset = 2
        while true {
            guard let prefix = reader.byte(at: offset), let marker = reader.byte(at: offset + 1) else {
                throw .truncated(.jpeg)
            }
            guard prefix == 0xFF else { throw .damaged(.jpeg, reason: "no marker where one must be") }
            // Any number of fill bytes may stand before a marker.
            if marker == 0xFF {
                offset += 1
                continue
            }
            guard let length = reader.number16(at: offset + 2) else { throw .truncated(.jpeg) }
            guard length >= 2 else { throw .damaged(.jpeg, reason: "a segment of \(length) bytes") }
            switch marker {
            case _ where Self.isFrameHeader(marker):
                size = try Self.frameSize(reader, at: offset + 4)
                self.orientation = orientation
                return
            case Self.exifMarker:
                orientation = Self.orientation(in: bytes, at: offset + 4, length: length - 2) ?? orientation
            case Self.scanMarker, Self.endMarker:
                throw .damaged(.jpeg, reason: "no frame header before the first scan")
            default: break
            }
            offset += 2 + length
        }
    }

    /// SOF0…SOF15, without DHT, JPG and DAC, which lie among their numbers.
    private static func isFrameHeader(_ marker: Int) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    private static func frameSize(_ reader: ByteReader, at offset: Int) throws(ImageError) -> PixelSize {
        guard let height = reader.number16(at: offset + 1), let width = reader.number16(at: offset + 3) else {
            throw .truncated(.jpeg)
        }
        guard height > 0 else { throw .unsupported(.jpeg, feature: "a height given after the picture") }
        guard width > 0 else { throw .damaged(.jpeg, reason: "its size is \(width)×\(height) pixels") }
        return PixelSize(width: width, height: height)
    }

    /// EXIF's orientation in an APP1 segment, or `nil` where the segment is not EXIF or does not say.
    private static func orientation(in bytes: [UInt8], at start: Int, length: Int) -> ImageOrientation? {
        guard length > exifName.count, start + length <= bytes.count else { return nil }
        let segment = Array(bytes[start..<start + length])
        guard segment.starts(with: exifName) else { return nil }
        var reader = ByteReader(bytes: Array(segment.dropFirst(exifName.count)))
        switch reader.number16(at: 0) {
        case 0x4949: reader.isLittleEndian = true
        case 0x4D4D: break
        default: return nil
        }
        guard let directory = reader.number32(at: 4), let count = reader.number16(at: directory) else {
            return nil
        }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = reader.number16(at: entry), let value = reader.number16(at: entry + 8) else {
                return nil
            }
            if tag == orientationTag { return ImageOrientation(rawValue: value) }
        }
        return nil
    }

    private static let exifMarker = 0xE1
    private static let scanMarker = 0xDA
    private static let endMarker = 0xD9
    private static let exifName: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    private static let orientationTag = 0x0112
}
