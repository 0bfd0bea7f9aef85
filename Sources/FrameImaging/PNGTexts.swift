/// The texts of PNG files as they lie on disk, whose pixels stay as they are.
public enum PNGTexts {
    /// A PNG file with texts before all its other chunks but the header.
    ///
    /// - Parameters:
    ///   - texts: What is added, in this order.
    ///   - file: A whole PNG file; anything else is returned as it is.
    /// - Returns: The file with the texts.
    public static func adding(_ texts: [PNGText], to file: [UInt8]) -> [UInt8] {
        guard file.count >= headEnd else { return file }
        var writer = PNGChunkWriter([])
        for text in texts { writer.append(text) }
        var result: [UInt8] = []
        result.reserveCapacity(file.count + writer.bytes.count)
        result += file[..<headEnd]
        result += writer.bytes
        result += file[headEnd...]
        return result
    }

    /// The texts of a whole and undamaged PNG file.
    ///
    /// Every chunk is checked by its checksum up to IEND, with which the file ends; pixels are not decoded.
    ///
    /// - Parameter file: The bytes of the file.
    /// - Returns: The texts of the chunks tEXt in their order, or `nil` for a file that is cut short, damaged or
    ///   no PNG.
    public static func reading(_ file: [UInt8]) -> [PNGText]? {
        guard file.starts(with: PNGHeader.signature) else { return nil }
        let reader = ByteReader(bytes: file)
        var texts: [PNGText] = []
        var hasPixels = false
        var start = PNGHeader.signature.count
        while let length = reader.number32(at: start), let name = reader.number32(at: start + 4) {
            let end = start + lengthAndName + length
            guard let sum = reader.number32(at: end),
                Int(Deflate.checksum(of: file[start + 4..<end])) == sum
            else { return nil }
            switch name {
            case textName: text(file[start + lengthAndName..<end]).map { texts.append($0) }
            case dataName: hasPixels = true
            case endName: return hasPixels && end + 4 == file.count ? texts : nil
            default: break
            }
            start = end + 4
        }
        return nil
    }

    private static func text(_ content: ArraySlice<UInt8>) -> PNGText? {
        guard let zero = content.firstIndex(of: 0) else { return nil }
        func latin(_ bytes: ArraySlice<UInt8>) -> String {
            var text = ""
            text.unicodeScalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
            return text
        }
        return PNGText(keyword: latin(content[..<zero]), text: latin(content[(zero + 1)...]))
    }

    /// Where the chunk IHDR ends, the first in every file.
    private static let headEnd = 33
    private static let lengthAndName = 8
    private static let textName = 0x7445_5874
    private static let dataName = 0x4944_4154
    private static let endName = 0x4945_4E44
}
