/// A chunk of a PNG file.
struct PNGChunk {
    /// The name, four letters.
    var name: String
    /// Where the content lies in the file.
    var content: Range<Int>
    /// Whether the checksum is the content's.
    var isIntact: Bool
}

/// Goes through the chunks of a PNG file, up to the first that reaches beyond the end.
struct PNGChunkScanner {
    private let reader: ByteReader
    private var place = PNGHeader.signature.count

    init(bytes: [UInt8]) { reader = ByteReader(bytes: bytes) }

    /// The next chunk; `nil` at the end.
    mutating func next() -> PNGChunk? {
        guard let length = reader.number32(at: place), length <= reader.bytes.count - place - 12,
            let checksum = reader.number32(at: place + 8 + length)
        else { return nil }
        let name = place + 4..<place + 8
        let content = name.upperBound..<name.upperBound + length
        let sum = Deflate.checksum(of: reader.bytes[name.lowerBound..<content.upperBound])
        place = content.upperBound + 4
        return PNGChunk(
            name: String(decoding: reader.bytes[name], as: UTF8.self), content: content,
            isIntact: Int(sum) == checksum)
    }
}

/// Decides whether chunks are such that they cannot change what libpng makes of a file.
struct PNGChunkFilter {
    /// Where the parts of the picture lie.
    private(set) var parts: [Range<Int>] = []
    /// Whether the file has a picture and its end.
    var isComplete: Bool { stage == .ended }

    private enum Stage {
        case before, inside, after, ended
    }

    /// Red, green and blue of a palette's colours.
    private(set) var colours: ArraySlice<UInt8> = []
    /// The alpha of the first of them; the others are opaque.
    private(set) var alphas: ArraySlice<UInt8> = []
    /// How the pixels are stored.
    let form: PNGPlainFile.Form

    private var stage = Stage.before
    private var colourChunks: Set<String> = []

    init(_ form: PNGPlainFile.Form) { self.form = form }

    /// Takes the next chunk behind the header.
    ///
    /// - Parameters:
    ///   - chunk: The chunk.
    ///   - bytes: The file.
    ///   - rowsLength: The length of all rows before compression.
    /// - Returns: Whether the chunk leaves the picture as it is.
    mutating func accepts(_ chunk: PNGChunk, of bytes: [UInt8], rowsLength: Int) -> Bool {
        guard chunk.isIntact else { return false }
        switch chunk.name {
        case "IDAT":
            guard stage == .before || stage == .inside, !chunk.content.isEmpty, hasColours,
                chunk.content.count <= rowsLength + Self.compressionLoss
            else { return false }
            stage = .inside
            parts.append(chunk.content)
            return true
        case "IEND":
            guard stage != .before, chunk.content.isEmpty else { return false }
            stage = .ended
            return true
        default:
            if stage == .inside { stage = .after }
            return acceptsOther(chunk, content: bytes[chunk.content])
        }
    }

    private mutating func acceptsOther(_ chunk: PNGChunk, content: ArraySlice<UInt8>) -> Bool {
        guard content.count <= Self.longestOther else { return false }
        switch chunk.name {
        // Texts, dates and the frames of an animation say nothing of the picture's colours.
        case "tEXt", "zTXt", "iTXt", "tIME", "fcTL", "fdAT": return true
        case "acTL", "pHYs": return stage == .before
        case "sRGB": return isFirst(chunk) && content.count == 1 && content.allSatisfy { $0 <= 3 }
        case "gAMA": return isFirst(chunk) && Array(content) == Self.gamma
        case "cHRM": return isFirst(chunk) && Array(content) == Self.primaries
        case "bKGD": return isFirst(chunk) && content.count == form.backgroundLength
        case "PLTE":
            guard case .palette(let bits) = form, isFirst(chunk), content.count % 3 == 0,
                (1...1 << bits).contains(content.count / 3)
            else { return false }
            colours = content
            return true
        case "tRNS":
            alphas = content
            return isFirst(chunk) && (1...max(colours.count / 3, 1)).contains(content.count)
                && !colours.isEmpty
        default: return false
        }
    }

    /// Whether a palette came before the pixels that need one.
    private var hasColours: Bool {
        if case .palette = form { return !colours.isEmpty }
        return true
    }

    private mutating func isFirst(_ chunk: PNGChunk) -> Bool {
        stage == .before && colourChunks.insert(chunk.name).inserted
    }

    /// Longer chunks could meet libpng's limits.
    private static let longestOther = 1 << 20
    /// By so much may compressed rows be longer than the rows.
    private static let compressionLoss = 1024
    /// 1/2.2, which counts as sRGB.
    private static let gamma = PNGChunkWriter.number(45455)
    /// White, red, green and blue of sRGB (PNG specification, 11.3.3.1).
    private static let primaries: [UInt8] =
        [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(PNGChunkWriter.number)
}
