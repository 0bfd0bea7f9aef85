/// Drops on a window before the lights of a street.
struct RainyWindow: Cover {
    let name = "rainy-window"
    let ratio = 640.0 / 960
    private let noise = ValueNoise(seed: 131)
    private let lights = Bokeh(
        seed: 132, count: 46, rows: 0...0.68, radii: 0.03...0.1,
        tones: [0xFFB04A, 0xFF5C6C, 0x58C7FF, 0xFFE2A0, 0x7CE0B0], strength: 0.95)

    func tone(x: Double, y: Double) -> Tone {
        for (cells, density) in [(9.0, 0.55), (21, 0.5), (37, 0.12)] {
            if let drop = drop(x: x, y: y, cells: cells, density: density) { return drop }
        }
        let fog = noise.fractal(x * 4, y * 4, octaves: 3)
        return street(x: x, y: y).mixed(Tone(0x8AA0B8), 0.02 + 0.1 * fog)
    }

    private func street(x: Double, y: Double) -> Tone {
        let base = Tone.gradient(y, [(0, Tone(0x14264A)), (0.4, Tone(0x3E4A78)), (0.7, Tone(0x1A1C34))])
        return base + lights.light(x: x, y: y)
    }

    /// The tone of a drop at a place, or `nil` beside it: the street upside down, with a dark and a bright rim.
    private func drop(x: Double, y: Double, cells: Double, density: Double) -> Tone? {
        let (column, row) = ((x * cells).rounded(.down), (y * cells).rounded(.down))
        let (i, j) = (Int(column), Int(row))
        let salt = Int(cells)
        guard noise.cell(i + salt * 31, j) < density else { return nil }
        let radius = 0.1 + 0.18 * noise.cell(i, j + salt * 17)
        let wobble = 1 + 0.25 * (noise.value(x * cells * 2.3, y * cells * 2.3) - 0.5)
        let dx = (x * cells - column - 0.3 - 0.4 * noise.cell(i + 7, j + salt)) / (radius * wobble)
        let dy = (y * cells - row - 0.32 - 0.36 * noise.cell(i, j + salt + 9)) / (radius * wobble * 1.12)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance < 1 else { return nil }
        let reach = 0.12 + 0.1 * distance * distance
        let seen = street(x: x - dx * reach, y: ratio * 0.5 - (dy * reach * 2.2))
        let rim = step(0.6, 1, distance)
        let shine = bell(((dx + 0.3) * (dx + 0.3) + (dy + 0.4) * (dy + 0.4)).squareRoot(), 0.24)
        let lit = (seen * (1.15 - 0.75 * rim)) + Tone(0xBFD4FF) * (0.3 * rim * step(0, 0.9, dy))
        return lit + Tone(0xFFFFFF) * (0.7 * shine)
    }
}
