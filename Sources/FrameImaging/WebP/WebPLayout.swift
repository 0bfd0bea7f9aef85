/// The chunks of an animated WebP (WebP Container Specification, "Extended File Format").
struct WebPLayout: AnimationLayout {
    let settings: AnimationSettings

    var format: AnimationFormat { .webp }

    var start: [UInt8] {
        let size =
            Self.number(settings.size.width - 1, bytes: 3) + Self.number(settings.size.height - 1, bytes: 3)
        let transparentBackground: [UInt8] = [0, 0, 0, 0]
        let plays = Self.number(settings.plays ?? 0, bytes: 2)
        return Array("RIFF".utf8) + Self.number(0, bytes: 4) + Array("WEBP".utf8)
            + Self.chunk("VP8X", [Self.isAnimated, 0, 0, 0] + size)
            + Self.chunk("ANIM", transparentBackground + plays)
    }

    func record(_ frame: AnimationFrame, _ place: AnimationPlace) -> [UInt8] {
        let area = frame.area ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
        let milliseconds =
            settings.moment(place.end, perSecond: 1000) - settings.moment(place.start, perSecond: 1000)
        let numbers = [area.x / 2, area.y / 2, area.width - 1, area.height - 1, min(milliseconds, 0xFF_FFFF)]
        let isNotBlended: UInt8 = frame.blending == .over ? 0 : 2
        return Self.chunk(
            "ANMF", numbers.flatMap { Self.number($0, bytes: 3) } + [isNotBlended] + frame.bytes)
    }

    var end: [UInt8] { [] }

    func corrections(_ summary: AnimationSummary) -> [(offset: Int, bytes: [UInt8])] {
        let hasAlpha: UInt8 = summary.isOpaque ? 0 : Self.hasAlpha
        return [
            (Self.offsetOfSize, Self.number(summary.byteCount - Self.fileHead, bytes: 4)),
            (Self.offsetOfFlags, [Self.isAnimated | hasAlpha]),
        ]
    }

    /// The chunks of pixels in a file of one picture, without what says more of it.
    static func pixelChunks(of file: [UInt8]) -> [UInt8] {
        var chunks: [UInt8] = []
        var place = fileHead + 4
        while place + 8 <= file.count {
            let size = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let end = min(place + 8 + size + size & 1, file.count)
            if !file[place...].starts(with: "VP8X".utf8) { chunks += file[place..<end] }
            place = end
        }
        return chunks
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let padding: [UInt8] = content.count % 2 == 1 ? [0] : []
        return Array(name.utf8) + number(content.count, bytes: 4) + content + padding
    }

    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static let isAnimated: UInt8 = 0x02
    private static let hasAlpha: UInt8 = 0x10
    /// The name of the file's format and its size, which does not count them.
    private static let fileHead = 8
    private static let offsetOfSize = 4
    private static let offsetOfFlags = 20
}
