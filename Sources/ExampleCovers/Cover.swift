internal import FrameImaging

/// A picture that is known by its tone at every place.
///
/// Places are counted in the picture's width: x goes from 0 to 1, y from 0 at the top to `ratio`.
protocol Cover: Sendable {
    /// The file's name without its extension.
    var name: String { get }
    /// Height by width.
    var ratio: Double { get }

    /// The tone at a place.
    func tone(x: Double, y: Double) -> Tone
}

extension Cover {
    var ratio: Double { 960.0 / 540 }

    /// The picture in pixels: the mean of a grid of places in each, darker to the corners, with grain.
    func bitmap(width: Int) -> Bitmap? {
        let height = Int((Double(width) * ratio).rounded())
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        let grain = ValueNoise(seed: 77)
        for row in 0..<height {
            for column in 0..<width {
                let noise = (grain.cell(column, row) - 0.5) * grainStrength
                let channels = pixel(column, row, width: width).encoded * 255 + noise
                bytes += [channels.z, channels.y, channels.x].map { UInt8(min(max($0.rounded(), 0), 255)) }
                bytes.append(255)
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private func pixel(_ column: Int, _ row: Int, width: Int) -> Tone {
        var sum = Tone.black
        for part in 0..<samples * samples {
            let x = (Double(column) + (Double(part % samples) + 0.5) / Double(samples)) / Double(width)
            let y = (Double(row) + (Double(part / samples) + 0.5) / Double(samples)) / Double(width)
            sum = sum + tone(x: x, y: y)
        }
        let (dx, dy) = (Double(column) / Double(width) - 0.5, Double(row) / Double(width) / ratio - 0.5)
        let vignette = 1 - 0.35 * step(0.15, 0.6, dx * dx + dy * dy)
        return sum * (vignette / Double(samples * samples))
    }

    /// Places along each side of a pixel.
    private var samples: Int { 3 }
    /// The range of the grain, in steps of a channel; more would only make files larger.
    private var grainStrength: Double { 4 }
}
