internal import PlaneGeometry

/// Towers with lit windows above their reflection in water.
struct NightCity: Cover {
    let name = "night-city"
    private let noise = ValueNoise(seed: 21)
    private let stars = Stars(noise: ValueNoise(seed: 22), cells: 44, density: 0.2)
    private let shore = 1.38

    func tone(x: Double, y: Double) -> Tone {
        guard y > shore else { return city(x: x, y: y) }
        let depth = y - shore
        let wave = noise.fractal(x * 7, y * 90, octaves: 3) - 0.5
        let mirrored = city(x: x + wave * (0.015 + depth * 0.1), y: shore - depth * 1.25 + wave * 0.03)
        let glint = 0.9 + 0.5 * wave
        return (mirrored * (0.62 * glint)).mixed(Tone(0x0A1330), 0.15 + depth * 0.7)
    }

    private func city(x: Double, y: Double) -> Tone {
        var tone = Tone.gradient(
            y, [(0, Tone(0x060A22)), (0.7, Tone(0x1C2B66)), (1.1, Tone(0x6C4585)), (1.4, Tone(0xE88C72))])
        tone = tone + Tone(0xDDE6FF) * (stars.light(x: x, y: y) * step(1, 0.3, y))
        let (dx, dy) = (x - 0.25, y - 0.3)
        let moon = (dx * dx + dy * dy).squareRoot()
        let crater = 0.75 + 0.35 * noise.fractal(x * 22, y * 22, octaves: 3)
        tone =
            tone.mixed(Tone(0xFFF4D8) * crater, step(0.072, 0.067, moon)) + Tone(0x8090D0)
            * (0.3 * bell(moon, 0.2))
        for layer in 0..<3 { tone = towers(layer, x: x, y: y) ?? tone }
        return tone
    }

    /// The tone of a layer's tower, or `nil` beside and above it.
    private func towers(_ layer: Int, x: Double, y: Double) -> Tone? {
        let count = [17.0, 11, 7][layer]
        let place = x * count + Double(layer) * 0.37
        let column = Int(place.rounded(.down)) + layer * 100
        let across = place - place.rounded(.down)
        let gap = 0.06 + 0.1 * noise.cell(column, 7)
        guard across > gap * 0.5, across < 1 - gap else { return nil }
        let height = [0.5, 0.42, 0.3][layer] * (0.35 + 0.95 * noise.cell(column, 1))
        var top = shore - height
        // Some towers step back twice, some carry a mast.
        if noise.cell(column, 2) > 0.6, abs(across - 0.5) > 0.26 { top += height * 0.12 }
        if noise.cell(column, 3) > 0.7, abs(across - 0.5) < 0.02 { top -= 0.09 }
        guard y > top else { return nil }
        let wall = [Tone(0x4A3A70), Tone(0x231F4A), Tone(0x0B0F2A)][layer]
        let shade = wall.mixed(Tone(0xB06A80), [0.4, 0.2, 0.05][layer] * step(1, 1.4, y))
        return shade + window(column, across: across, below: y - top, width: 1 / count, layer: layer)
    }

    private func window(
        _ column: Int, across: Double, below: Double, width: Double, layer: Int
    ) -> Tone {
        let size = [0.014, 0.017, 0.022][layer]
        let (u, v) = (across * width / size, below / (size * 1.35))
        let (i, j) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (inX, inY) = (u - u.rounded(.down), v - v.rounded(.down))
        guard j > 0, inX > 0.25, inX < 0.8, inY > 0.25, inY < 0.75 else { return .black }
        let chance = noise.cell(column * 64 + i, j + 50)
        guard chance < 0.42 else { return .black }
        let warm = [0xFFD28A, 0xFFB45E, 0xFFE9C4, 0x9AD0FF][Int(chance * 1000) % 4]
        return Tone(warm) * ([0.35, 0.6, 0.85][layer] * (0.4 + chance * 2))
    }
}
