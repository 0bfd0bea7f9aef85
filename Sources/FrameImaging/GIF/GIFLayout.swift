internal import CFrameKernels

/// The blocks of a GIF (GIF89a, CompuServe, 1990).
struct GIFLayout: AnimationLayout {
    let settings: AnimationSettings
    /// The palette of all frames; `nil` where each has its own.
    let palette: GIFPalette?

    var format: AnimationFormat { .gif }

    var start: [UInt8] {
        // 8 bits a channel; the table's size; neither a background nor the pixels' shape.
        let resolution: UInt8 = 7 << 4
        let table = palette.map { Self.hasTable | resolution | UInt8($0.bits - 1) } ?? resolution
        var start =
            Array("GIF89a".utf8) + Self.number(settings.size.width) + Self.number(settings.size.height)
        start += [table, 0, 0] + (palette?.table ?? [])
        // What is stored is how often it is played again after the first time.
        if settings.plays != 1 {
            start += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
            start += [3, 1] + Self.number(settings.plays.map { $0 - 1 } ?? 0) + [0]
        }
        return start
    }

    func join(_ waiting: inout AnimationFrame, _ next: inout AnimationFrame, _ place: AnimationPlace) {
        guard let previous = waiting.picture, let area = waiting.area else { return }
        let hasTime = delay(place) >= 2 * Self.leastDelay
        guard let step = next.picture?.lay(on: previous, drawnIn: area, mayErase: hasTime) else { return }
        next.area = step.area
        switch step.clearing {
        case .nothing: break
        case .frame(let area):
            waiting.area = area
            waiting.isCleared = true
        case .eraser(let area): waiting.erasedArea = area
        }
    }

    func record(_ frame: AnimationFrame, _ place: AnimationPlace) -> [UInt8] {
        var frame = frame
        if let picture = frame.picture, let area = frame.area, let palette {
            frame.bytes = Self.image(picture.changes(in: area), palette, isLocal: false)
        }
        let delay = delay(place)
        guard let erased = frame.erasedArea else { return blocks(frame, delay: delay) }
        return blocks(frame, delay: delay - Self.leastDelay)
            + block(Self.pause(after: frame, in: erased), delay: Self.leastDelay, isCleared: true)
    }

    /// How long a frame lasts, in hundredths of a second.
    private func delay(_ place: AnimationPlace) -> Int {
        let delay = settings.moment(place.end, perSecond: 100) - settings.moment(place.start, perSecond: 100)
        return max(delay, Self.leastDelay)
    }

    /// A frame, in parts where it lasts longer than one can.
    private func blocks(_ frame: AnimationFrame, delay: Int) -> [UInt8] {
        var left = delay
        guard left > Self.longestDelay else { return block(frame, delay: left, isCleared: frame.isCleared) }
        var bytes = block(frame, delay: Self.longestDelay, isCleared: false)
        let pause = Self.pause(after: frame, in: frame.area ?? .onePixel)
        while left > Self.longestDelay {
            left -= Self.longestDelay
            let part = min(left, Self.longestDelay)
            bytes += block(pause, delay: part, isCleared: frame.isCleared && left <= Self.longestDelay)
        }
        return bytes
    }

    let end: [UInt8] = [0x3B]

    func corrections(_ summary: AnimationSummary) -> [(offset: Int, bytes: [UInt8])] { [] }

    /// What a frame holds of its image: the number of what is left out, the form of its own table and the table, if
    /// there is one, and the compressed numbers.
    static func image(_ numbers: [UInt8], _ palette: GIFPalette, isLocal: Bool) -> [UInt8] {
        let table = isLocal ? palette.table : []
        let form = isLocal ? hasTable | UInt8(palette.bits - 1) : 0
        return [palette.clear, form] + table + compressed(numbers, bits: palette.bits)
    }

    private static func compressed(_ numbers: [UInt8], bits: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: frame_lzw_bound(numbers.count)) { target, count in
            guard let start = target.baseAddress else { return }
            count = unsafe frame_lzw(numbers, numbers.count, UInt32(bits), start)
        }
    }

    /// A frame that leaves all as it is.
    private static func pause(after frame: AnimationFrame, in area: PixelArea) -> AnimationFrame {
        var pause = frame
        pause.area = area
        let (clear, form) = (frame.bytes[0], frame.bytes[1])
        let table = form & hasTable > 0 ? 3 << (Int(form & 7) + 1) : 0
        let bits = Int(frame.bytes[2 + table])
        let numbers = [UInt8](repeating: clear, count: area.count)
        pause.bytes = Array(frame.bytes[..<(2 + table)]) + compressed(numbers, bits: bits)
        return pause
    }

    /// A graphic control extension and an image.
    private func block(_ frame: AnimationFrame, delay: Int, isCleared: Bool) -> [UInt8] {
        let area = frame.area ?? .onePixel
        let (keep, toBackground, hasClear): (UInt8, UInt8, UInt8) = (1 << 2, 2 << 2, 1)
        let disposal = isCleared ? toBackground : keep
        var block: [UInt8] = [0x21, 0xF9, 4, disposal | hasClear] + Self.number(delay) + [frame.bytes[0], 0]
        block += [0x2C] + [area.x, area.y, area.width, area.height].flatMap(Self.number)
        return block + frame.bytes[1...]
    }

    private static func number(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    private static let hasTable: UInt8 = 0x80
    /// In hundredths of a second; shorter ones are played as if they were ten.
    private static let leastDelay = 2
    private static let longestDelay = 0xFFFF
}
