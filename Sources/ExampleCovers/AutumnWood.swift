/// A misty wood in autumn with light from behind.
struct AutumnWood: Cover {
    let name = "autumn-wood"
    private let noise = ValueNoise(seed: 81)

    func tone(x: Double, y: Double) -> Tone {
        let (dx, dy) = (x - 0.6, y - 0.62)
        let sun = (dx * dx + dy * dy).squareRoot()
        var tone = Tone(0xD9904A).mixed(Tone(0xFFF0C4), bell(sun, 0.55))
        for layer in 0..<5 {
            let depth = Double(layer) / 4
            let mist = Tone(0xE8A75C).mixed(Tone(0xFFF3D2), bell(sun, 0.5))
            let clear = 0.18 + 0.72 * depth
            tone = ground(layer, depth, x: x, y: y).map { mist.mixed($0, clear) } ?? tone
            tone = trunk(layer, depth, x: x, y: y).map { mist.mixed($0, clear) } ?? tone
            tone = tone.mixed(mist.mixed(leafTone(x, y, layer), clear), leaves(layer, depth, x: x, y: y))
        }
        return tone + rays(x: x, y: y, sun: sun)
    }

    private func trunk(_ layer: Int, _ depth: Double, x: Double, y: Double) -> Tone? {
        let count = 13 - depth * 9
        let place = x * count + Double(layer) * 3.7
        let column = Int(place.rounded(.down))
        guard noise.cell(column, layer) < 0.75, y < 1.15 + depth * 0.36 + 0.03 * noise.value(x * 40) else {
            return nil
        }
        let sway = 0.12 * (noise.fractal(y * 2 + Double(column), octaves: 2) - 0.5)
        let across = place - Double(column) - 0.5 - 0.3 * (noise.cell(column, layer + 9) - 0.5) - sway
        let half =
            0.09 + 0.06 * noise.cell(column, layer + 5) + 0.12
            * step(1.0 + depth * 0.3, 1.2 + depth * 0.36, y)
        guard abs(across) < half else { return nil }
        let bark = noise.fractal(x * 60, y * 14, octaves: 3)
        return Tone(0x2B1A12).mixed(Tone(0x7A5030), smooth(across / half * 0.5 + 0.4) * bark)
    }

    private func ground(_ layer: Int, _ depth: Double, x: Double, y: Double) -> Tone? {
        let top = 1.12 + depth * 0.36 + 0.05 * noise.value(x * 4 + Double(layer) * 5)
        guard y > top else { return nil }
        let fine = 40 - depth * 16
        let litter = noise.fractal(x * fine, y * fine * 2.2, octaves: 3)
        return Tone(0x5A2A10).mixed(leafTone(x * 3, y * 5, layer), step(0.35, 0.65, litter))
    }

    /// How much a layer's crowns cover a place.
    private func leaves(_ layer: Int, _ depth: Double, x: Double, y: Double) -> Double {
        let wide = 2 + 1.5 * (1 - depth)
        let crown = noise.fractal(x * wide + Double(layer) * 7, y * wide, octaves: 3)
        let fine = 30 - depth * 14
        let twigs = noise.fractal(x * fine, y * fine, octaves: 5)
        let limit = 0.52 + 0.42 * step(0.1, 0.95, y)
        return step(limit, limit + 0.06, crown * 0.55 + twigs * 0.45 + 0.06)
    }

    private func leafTone(_ x: Double, _ y: Double, _ layer: Int) -> Tone {
        let pick = noise.fractal(x * 9 + Double(layer), y * 9, octaves: 5)
        let fleck = 0.55 + 0.9 * noise.fractal(x * 34 + 3, y * 34, octaves: 4)
        return Tone.gradient(
            pick,
            [(0.3, Tone(0x9C2B12)), (0.48, Tone(0xDB5A14)), (0.6, Tone(0xF2992A)), (0.75, Tone(0xF7CF52))])
            * fleck
    }

    private func rays(x: Double, y: Double, sun: Double) -> Tone {
        let slant = (x - 0.6) / max(abs(y - 0.1), 0.15)
        let beam = step(0.45, 0.8, noise.fractal(slant * 5 + 9, octaves: 2))
        return Tone(0xFFE0A0) * (beam * 0.22 * step(0.1, 0.6, y) * bell(sun, 0.75))
    }
}
