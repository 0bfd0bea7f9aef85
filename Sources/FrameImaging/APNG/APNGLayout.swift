/// The chunks of an animated PNG.
struct APNGLayout: AnimationLayout {
    let settings: AnimationSettings
    let hasAlpha: Bool

    var format: AnimationFormat { .apng }

    var start: [UInt8] {
        var writer = PNGChunkWriter(PNGHeader.signature)
        writer.appendHeader(size: settings.size, colour: hasAlpha ? .rgba : .rgb)
        writer.append(chunks: control(frameCount: 1))
        let perceptualIntent: UInt8 = 0
        writer.append("sRGB", [perceptualIntent])
        return writer.bytes
    }

    func record(_ frame: AnimationFrame, _ place: AnimationPlace) -> [UInt8] {
        var writer = PNGChunkWriter([])
        writer.reserve(frame.bytes.count + 64)
        // The first frame takes one number of the sequence, since its pixels are an IDAT, the others take two.
        let sequence = max(2 * place.index - 1, 0)
        writer.append("fcTL", frameControl(frame, place, sequence: sequence))
        if place.index == 0 {
            writer.append("IDAT", frame.bytes)
        } else {
            writer.append("fdAT", first: PNGChunkWriter.number(UInt32(sequence + 1)), frame.bytes)
        }
        return writer.bytes
    }

    var end: [UInt8] {
        var writer = PNGChunkWriter([])
        writer.append("IEND", [])
        return writer.bytes
    }

    func corrections(_ summary: AnimationSummary) -> [(offset: Int, bytes: [UInt8])] {
        let endOfHeader = PNGHeader.signature.count + 25
        return [(endOfHeader, control(frameCount: summary.frameCount))]
    }

    /// The chunk acTL.
    private func control(frameCount: Int) -> [UInt8] {
        var writer = PNGChunkWriter([])
        let plays = settings.plays ?? 0
        writer.append(
            "acTL", PNGChunkWriter.number(UInt32(frameCount)) + PNGChunkWriter.number(UInt32(plays)))
        return writer.bytes
    }

    private func frameControl(_ frame: AnimationFrame, _ place: AnimationPlace, sequence: Int) -> [UInt8] {
        let area = frame.area ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
        let numbers = [sequence, area.width, area.height, area.x, area.y]
        let delay = delay(place)
        let isLeft: UInt8 = 0
        return numbers.flatMap { PNGChunkWriter.number(UInt32($0)) }
            + PNGChunkWriter.number(UInt32(delay.numerator << 16 | delay.denominator))
            + [isLeft, frame.blending == .over ? 1 : 0]
    }

    /// How long a frame lasts, in seconds, as a fraction of numbers of 16 bits.
    private func delay(_ place: AnimationPlace) -> (numerator: Int, denominator: Int) {
        let ticks = place.end - place.start
        let divisor = Self.greatestCommonDivisor(ticks, settings.ticksPerSecond)
        let exact = (ticks / divisor, settings.ticksPerSecond / divisor)
        if max(exact.0, exact.1) <= Self.largest { return exact }
        for units in [1000, 100, 10] {
            let delay =
                settings.moment(place.end, perSecond: units) - settings.moment(place.start, perSecond: units)
            if delay <= Self.largest { return (delay, units) }
        }
        return (min(ticks / settings.ticksPerSecond, Self.largest), 1)
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        while b > 0 { (a, b) = (b, a % b) }
        return max(a, 1)
    }

    private static let largest = 0xFFFF
}
