internal import CWebP

/// What a WebP holds, one picture or an animation (WebP Container Specification).
struct WebPFile: AnimationContent {
    private(set) var size = PixelSize(width: 0, height: 0)
    private(set) var frames: [StoredFrame] = []
    private(set) var plays: Int? = 1
    private let reader: ByteReader
    /// Where the pixels of each frame lie, in a form that libwebp reads.
    private var parts: [Range<Int>] = []

    /// Whether the bytes begin as every WebP.
    static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }

    init(bytes: [UInt8], pixelLimit: Int) throws(AnimatedImageError) {
        reader = ByteReader(bytes: bytes, isLittleEndian: true)
        guard let length = reader.number32(at: 4), length + 8 <= bytes.count else {
            throw .truncated(.webp, frame: nil)
        }
        let end = length + 8
        var place = Self.fileHead
        while place + 8 <= end, let length = reader.number32(at: place + 4) {
            let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
            let content = place + 8..<place + 8 + length
            guard content.upperBound <= end else { throw .truncated(.webp, frame: frames.count) }
            try read(name, content)
            place = content.upperBound + length & 1
        }
        if frames.isEmpty { try readStill(0..<end) }
        try AnimatedImage.check(size, limit: pixelLimit)
    }

    func part(_ index: Int) throws(AnimatedImageError) -> Bitmap {
        let area = frames[index].area
        let count = area.count * 4
        var isDone = false
        let pixels = unsafe reader.bytes[parts[index]].withUnsafeBufferPointer { source in
            unsafe [UInt8](unsafeUninitializedCapacity: count) { target, made in
                isDone =
                    unsafe WebPDecodeBGRAInto(
                        source.baseAddress, source.count, target.baseAddress, count, Int32(area.width * 4))
                    != nil
                made = isDone ? count : 0
            }
        }
        guard isDone, var bitmap = Bitmap(width: area.width, height: area.height, bytes: pixels) else {
            throw .damaged(.webp, frame: index, reason: "its pixels cannot be decoded")
        }
        bitmap.premultiply()
        return bitmap
    }

    // MARK: - Chunks

    private func number(_ place: Int, bytes: Int) -> Int {
        (0..<bytes).reduce(0) { $0 | (reader.byte(at: place + $1) ?? 0) << (8 * $1) }
    }

    private mutating func read(_ name: String, _ content: Range<Int>) throws(AnimatedImageError) {
        switch name {
        case "VP8X" where content.count >= 10:
            size = PixelSize(
                width: number(content.lowerBound + 4, bytes: 3) + 1,
                height: number(content.lowerBound + 7, bytes: 3) + 1)
        case "ANIM" where content.count >= 6:
            let plays = number(content.lowerBound + 4, bytes: 2)
            self.plays = plays == 0 ? nil : plays
        case "ANMF":
            guard content.count > Self.frameHead, size.width > 0 else {
                throw .damaged(.webp, frame: frames.count, reason: "it has \(content.count) bytes")
            }
            try readFrame(content)
        default: break
        }
    }

    private mutating func readFrame(_ content: Range<Int>) throws(AnimatedImageError) {
        let start = content.lowerBound
        let form = reader.byte(at: start + 15) ?? 0
        let area = PixelArea(
            x: number(start, bytes: 3) * 2, y: number(start + 3, bytes: 3) * 2,
            width: number(start + 6, bytes: 3) + 1, height: number(start + 9, bytes: 3) + 1)
        let pixels = start + Self.frameHead..<content.upperBound
        guard area.x + area.width <= size.width, area.y + area.height <= size.height else {
            throw .damaged(
                .webp, frame: frames.count,
                reason: "\(area.width)×\(area.height) at (\(area.x), \(area.y)) does not lie in the picture")
        }
        guard try sizeOfPixels(pixels) == area.size else {
            throw .damaged(.webp, frame: frames.count, reason: "its pixels have another size than it says")
        }
        frames.append(
            StoredFrame(
                area: area, duration: Double(number(start + 12, bytes: 3)) / 1000,
                blending: form & 2 == 0 ? .over : .replacing, disposal: form & 1 == 0 ? .keep : .clear))
        parts.append(pixels)
    }

    private mutating func readStill(_ file: Range<Int>) throws(AnimatedImageError) {
        size = try sizeOfPixels(file)
        let area = PixelArea(x: 0, y: 0, width: size.width, height: size.height)
        frames = [StoredFrame(area: area, duration: 0, blending: .replacing, disposal: .keep)]
        parts = [file]
    }

    private func sizeOfPixels(_ range: Range<Int>) throws(AnimatedImageError) -> PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        let isKnown = unsafe reader.bytes[range].withUnsafeBufferPointer {
            unsafe WebPGetInfo($0.baseAddress, $0.count, &width, &height) != 0
        }
        guard isKnown, width > 0, height > 0 else {
            throw .damaged(.webp, frame: frames.isEmpty ? nil : frames.count, reason: "it has no pixels")
        }
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// The name of the file's format, its length and what is in it.
    private static let fileHead = 12
    /// Place, size, duration and form of a frame.
    private static let frameHead = 16
}
