internal import PlaneGeometry

/// Lights out of focus: bright discs with a brighter rim.
struct Bokeh: Sendable {
    /// One light.
    struct Disc: Sendable {
        var x: Double
        var y: Double
        var radius: Double
        var tone: Tone
        /// The width of the soft edge by the radius.
        var softness: Double
    }

    let discs: [Disc]

    /// Scatters lights of some tones over an area.
    init(
        seed: UInt64, count: Int, rows: ClosedRange<Double>, radii: ClosedRange<Double>, tones: [Int],
        strength: Double
    ) {
        var generator = SeededGenerator(seed: seed)
        discs = (0..<count).map { index in
            let size = generator.unit()
            return Disc(
                x: generator.number(in: -0.05...1.05), y: generator.number(in: rows),
                radius: radii.lowerBound + (radii.upperBound - radii.lowerBound) * size * size,
                tone: Tone(tones[index % tones.count]) * (strength * generator.number(in: 0.25...1)),
                softness: generator.number(in: 0.04...0.25))
        }
    }

    /// The light that falls on a place.
    func light(x: Double, y: Double) -> Tone {
        var sum = Tone.black
        for disc in discs {
            let (dx, dy) = (x - disc.x, y - disc.y)
            guard abs(dx) < disc.radius, abs(dy) < disc.radius else { continue }
            let distance = (dx * dx + dy * dy).squareRoot() / disc.radius
            guard distance < 1 else { continue }
            let rim = 0.7 + 0.5 * distance * distance * distance
            sum = sum + disc.tone * (rim * step(1, 1 - disc.softness, distance))
        }
        return sum
    }
}

/// Points of light in the night sky, at most one in each cell of a grid.
struct Stars: Sendable {
    let noise: ValueNoise
    /// Cells in the picture's width.
    let cells: Double
    /// The part of the cells that have a star.
    let density: Double

    /// The light that falls on a place.
    func light(x: Double, y: Double) -> Double {
        let (column, row) = ((x * cells).rounded(.down), (y * cells).rounded(.down))
        let (i, j) = (Int(column), Int(row))
        guard noise.cell(i, j) < density else { return 0 }
        let size = noise.cell(i + 1000, j)
        let dx = x * cells - column - 0.3 - 0.4 * noise.cell(i, j + 1000)
        let dy = y * cells - row - 0.3 - 0.4 * noise.cell(i, j + 2000)
        let radius = 0.05 + 0.12 * size * size
        return (0.3 + size * size) * bell((dx * dx + dy * dy).squareRoot(), radius)
    }
}
