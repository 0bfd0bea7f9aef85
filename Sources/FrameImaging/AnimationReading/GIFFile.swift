internal import CFrameKernels

/// What a GIF holds (GIF89a, CompuServe, 1990).
///
/// As browsers do, it takes the picture for transparent where no frame lies, and leaves out what a frame has beyond it.
struct GIFFile: AnimationContent {
    let size: PixelSize
    private(set) var frames: [StoredFrame] = []
    private(set) var plays: Int? = 1
    private var images: [Image] = []
    private let reader: ByteReader

    /// The pixels of a frame.
    private struct Image {
        /// Colours as they lie in memory; what is transparent is 0, and so are colours that the table does not have.
        var colours: [UInt32]
        var isInterlaced: Bool
        /// Bits of a number.
        var bits: Int
        /// Where the blocks of compressed numbers lie.
        var blocks: [Range<Int>]
    }

    /// What is said of a frame before its image.
    private struct Control {
        var duration = 0.0
        var disposal = StoredFrame.Disposal.keep
        var transparent: Int?
    }

    init(bytes: [UInt8], pixelLimit: Int) throws(AnimatedImageError) {
        reader = ByteReader(bytes: bytes, isLittleEndian: true)
        guard let width = reader.number16(at: 6), let height = reader.number16(at: 8),
            let form = reader.byte(at: 10), bytes.count >= Self.headLength
        else { throw .truncated(.gif, frame: nil) }
        size = PixelSize(width: width, height: height)
        guard width > 0, height > 0 else {
            throw .damaged(.gif, frame: nil, reason: "its size is \(width)×\(height) pixels")
        }
        try AnimatedImage.check(size, limit: pixelLimit)
        var place = Self.headLength
        let common = try table(form, at: &place)
        var control = Control()
        while true {
            switch try byte(&place) {
            case 0x21: try readExtension(&place, &control)
            case 0x2C:
                try readImage(&place, control, common: common, pixelLimit: pixelLimit)
                control = Control()
            case 0x3B:
                guard !frames.isEmpty else { throw .damaged(.gif, frame: nil, reason: "it has no frame") }
                return
            case let kind:
                throw .damaged(.gif, frame: frames.count, reason: "there is no block of the kind \(kind)")
            }
        }
    }

    func part(_ index: Int) throws(AnimatedImageError) -> Bitmap {
        let (area, image) = (frames[index].area, images[index])
        let codes = image.blocks.flatMap { reader.bytes[$0] }
        var numbers = [UInt8](repeating: 0, count: area.count)
        let made = unsafe frame_lzw_expand(codes, codes.count, UInt32(image.bits), &numbers, numbers.count)
        guard !made.isBroken else {
            throw .damaged(.gif, frame: index, reason: "a code of its pixels means nothing")
        }
        guard made.count == numbers.count else {
            let reason = "it has \(made.count) of \(numbers.count) pixels"
            throw .damaged(.gif, frame: index, reason: reason)
        }
        var pixels = [UInt8](repeating: 0, count: area.count * 4)
        for (row, line) in Self.lines(area.height, isInterlaced: image.isInterlaced).enumerated() {
            unsafe numbers.withUnsafeBufferPointer { numbers in
                unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                    guard let from = numbers.baseAddress, let to = pixels.baseAddress else { return }
                    unsafe frame_colour_pixels(
                        from + row * area.width, area.width, image.colours, to + line * area.width * 4)
                }
            }
        }
        guard let bitmap = Bitmap(width: area.width, height: area.height, bytes: pixels) else {
            throw .damaged(.gif, frame: index, reason: "it has no pixels")
        }
        return bitmap
    }

    /// The rows in the order in which they are stored (appendix E).
    private static func lines(_ height: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
            Array(stride(from: start, to: height, by: step))
        }
    }

    // MARK: - Blocks

    private func byte(_ place: inout Int) throws(AnimatedImageError) -> Int {
        guard let byte = reader.byte(at: place) else { throw .truncated(.gif, frame: frames.count) }
        place += 1
        return byte
    }

    /// A table of colours; `nil` where there is none.
    private func table(_ form: Int, at place: inout Int) throws(AnimatedImageError) -> [UInt32]? {
        guard form & 0x80 != 0 else { return nil }
        let count = 2 << (form & 7)
        guard place + count * 3 <= reader.bytes.count else { throw .truncated(.gif, frame: frames.count) }
        var colours = [UInt32](repeating: 0, count: 256)
        for number in 0..<count {
            let rgb = reader.bytes[place + number * 3..<place + number * 3 + 3]
            colours[number] = rgb.reduce(0xFF) { $0 << 8 | UInt32($1) }
        }
        place += count * 3
        return colours
    }

    /// The blocks of up to 255 bytes up to an empty one.
    private func blocks(_ place: inout Int) throws(AnimatedImageError) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        while case let length = try byte(&place), length > 0 {
            guard place + length <= reader.bytes.count else { throw .truncated(.gif, frame: frames.count) }
            blocks.append(place..<place + length)
            place += length
        }
        return blocks
    }

    private mutating func readExtension(
        _ place: inout Int, _ control: inout Control
    ) throws(AnimatedImageError) {
        let kind = try byte(&place)
        let blocks = try blocks(&place)
        guard let first = blocks.first?.lowerBound, let length = blocks.first?.count else { return }
        if kind == 0xF9, length >= 4, let form = reader.byte(at: first) {
            control.duration = Double(reader.number16(at: first + 1) ?? 0) / 100
            control.transparent = form & 1 != 0 ? reader.byte(at: first + 3) : nil
            control.disposal =
                switch form >> 2 & 7 {
                case 2: .clear
                case 3: .restore
                default: .keep
                }
        }
        let name = reader.bytes[blocks[0]]
        if kind == 0xFF, name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8),
            let loop = blocks.dropFirst().first?.lowerBound, reader.byte(at: loop) == 1,
            let more = reader.number16(at: loop + 1)
        {
            // What is stored is how often it is played again.
            plays = more == 0 ? nil : more + 1
        }
    }

    private mutating func readImage(
        _ place: inout Int, _ control: Control, common: [UInt32]?, pixelLimit: Int
    ) throws(AnimatedImageError) {
        guard let x = reader.number16(at: place), let y = reader.number16(at: place + 2),
            let width = reader.number16(at: place + 4), let height = reader.number16(at: place + 6),
            let form = reader.byte(at: place + 8)
        else { throw .truncated(.gif, frame: frames.count) }
        place += 9
        guard width > 0, height > 0 else {
            throw .damaged(.gif, frame: frames.count, reason: "its size is \(width)×\(height) pixels")
        }
        try AnimatedImage.check(PixelSize(width: width, height: height), limit: pixelLimit)
        guard var colours = try table(form, at: &place) ?? common else {
            throw .damaged(.gif, frame: frames.count, reason: "it has no colours")
        }
        if let transparent = control.transparent { colours[transparent] = 0 }
        let bits = try byte(&place)
        guard (1...8).contains(bits) else {
            throw .damaged(
                .gif, frame: frames.count, reason: "its numbers have \(bits) bits, expected 1 to 8")
        }
        let blocks = try blocks(&place)
        images.append(Image(colours: colours, isInterlaced: form & 0x40 != 0, bits: bits, blocks: blocks))
        frames.append(
            StoredFrame(
                area: PixelArea(x: x, y: y, width: width, height: height), duration: control.duration,
                blending: .over, disposal: control.disposal))
    }

    /// The signature and what is said of the whole picture.
    private static let headLength = 13
}
