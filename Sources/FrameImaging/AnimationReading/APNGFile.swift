/// What an animated PNG holds (PNG specification, third edition, section 11.3.6).
struct APNGFile: AnimationContent {
    let size: PixelSize
    private(set) var frames: [StoredFrame] = []
    private(set) var plays: Int?
    private let bytes: [UInt8]
    /// Where the compressed pixels of each frame lie.
    private var parts: [[Range<Int>]] = []
    /// The chunks that say how pixels are to be understood, which each frame needs.
    private var shared: [Range<Int>] = []
    /// The number of the next chunk of the animation.
    private var sequence = 0
    private var announced = 0

    /// Whether a PNG says that it is animated, before its picture comes.
    static func isAnimated(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: PNGHeader.signature) else { return false }
        let reader = ByteReader(bytes: bytes)
        var place = PNGHeader.signature.count
        while let length = reader.number32(at: place), let name = reader.number32(at: place + 4),
            name != imageDataName
        {
            if name == controlName { return true }
            place += length + 12
        }
        return false
    }

    init(bytes: [UInt8], pixelLimit: Int) throws(AnimatedImageError) {
        self.bytes = bytes
        do throws(ImageError) {
            size = try PNGHeader(bytes: bytes).size
        } catch {
            throw .image(error)
        }
        try AnimatedImage.check(size, limit: pixelLimit)
        var chunks = PNGChunkScanner(bytes: bytes)
        var isComplete = false
        while !isComplete, let chunk = chunks.next() {
            guard chunk.isIntact else { throw fault("the checksum of \(chunk.name) is wrong") }
            isComplete = chunk.name == "IEND"
            try read(chunk)
        }
        guard isComplete else { throw .truncated(.apng, frame: current) }
        guard frames.count == announced, announced > 0 else {
            throw .damaged(.apng, frame: nil, reason: "it has \(frames.count) of \(announced) frames")
        }
    }

    func part(_ index: Int) throws(AnimatedImageError) -> Bitmap {
        let area = frames[index].area
        var writer = PNGChunkWriter(PNGHeader.signature)
        let extent = PNGChunkWriter.number(UInt32(area.width)) + PNGChunkWriter.number(UInt32(area.height))
        writer.append("IHDR", extent + bytes[Self.formRange])
        shared.forEach { writer.append(chunks: Array(bytes[$0])) }
        writer.append("IDAT", parts[index].flatMap { bytes[$0] })
        writer.append("IEND", [])
        do throws(ImageError) {
            return try ImageFile(bytes: writer.bytes).bitmap()
        } catch {
            if case .damaged(_, let reason) = error {
                throw .damaged(.apng, frame: index, reason: reason)
            }
            throw .damaged(.apng, frame: index, reason: "\(error)")
        }
    }

    // MARK: - Chunks

    /// The frame that is being read; `nil` before the first.
    private var current: Int? { frames.isEmpty ? nil : frames.count - 1 }

    private func fault(_ reason: String) -> AnimatedImageError {
        .damaged(.apng, frame: current, reason: reason)
    }

    private mutating func read(_ chunk: PNGChunk) throws(AnimatedImageError) {
        let reader = ByteReader(bytes: bytes)
        let start = chunk.content.lowerBound
        switch chunk.name {
        case "acTL":
            guard chunk.content.count == 8, let count = reader.number32(at: start),
                let plays = reader.number32(at: start + 4)
            else { throw fault("acTL has \(chunk.content.count) bytes, expected 8") }
            announced = count
            self.plays = plays == 0 ? nil : plays
        case "fcTL":
            try count(chunk)
            try readControl(chunk, reader)
        case "IDAT":
            // Without a word before it, it is a picture for programs that know no animations.
            if frames.count == 1 { parts[0].append(chunk.content) }
        case "fdAT":
            try count(chunk)
            guard !frames.isEmpty else { throw fault("fdAT comes before its fcTL") }
            parts[frames.count - 1].append(chunk.content.dropFirst(4))
        case "PLTE", "tRNS", "sRGB", "gAMA", "cHRM", "iCCP", "sBIT":
            if frames.isEmpty || parts == [[]] { shared.append(start - 8..<chunk.content.upperBound + 4) }
        default: break
        }
    }

    /// Checks the number that chunks of the animation begin with.
    private mutating func count(_ chunk: PNGChunk) throws(AnimatedImageError) {
        guard chunk.content.count >= 4,
            let number = ByteReader(bytes: bytes).number32(at: chunk.content.lowerBound)
        else { throw fault("\(chunk.name) has \(chunk.content.count) bytes") }
        guard number == sequence else {
            throw fault("\(chunk.name) has the number \(number), expected \(sequence)")
        }
        sequence += 1
    }

    private mutating func readControl(
        _ chunk: PNGChunk, _ reader: ByteReader
    ) throws(AnimatedImageError) {
        let start = chunk.content.lowerBound
        guard chunk.content.count == 26, let width = reader.number32(at: start + 4),
            let height = reader.number32(at: start + 8), let x = reader.number32(at: start + 12),
            let y = reader.number32(at: start + 16), let numerator = reader.number16(at: start + 20),
            let denominator = reader.number16(at: start + 22), let disposal = reader.byte(at: start + 24),
            let blending = reader.byte(at: start + 25)
        else { throw fault("fcTL has \(chunk.content.count) bytes, expected 26") }
        let area = PixelArea(x: x, y: y, width: width, height: height)
        guard width > 0, height > 0, x + width <= size.width, y + height <= size.height else {
            throw fault("a frame of \(width)×\(height) at (\(x), \(y)) does not lie in the picture")
        }
        guard let disposal = [StoredFrame.Disposal.keep, .clear, .restore][checked: disposal], blending < 2
        else { throw fault("fcTL asks for what there is not") }
        // Nothing comes back after the first frame.
        let isCleared = frames.isEmpty && disposal == .restore
        frames.append(
            StoredFrame(
                area: area, duration: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
                blending: blending == 1 ? .over : .replacing, disposal: isCleared ? .clear : disposal))
        parts.append([])
    }

    /// Bits, colours and the way of storing them, in IHDR.
    private static let formRange = 24..<29
    private static let imageDataName = 0x4944_4154
    private static let controlName = 0x6163_544C
}

extension Array {
    /// The element at a place; `nil` where there is none.
    fileprivate subscript(checked place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
