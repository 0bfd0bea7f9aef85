internal import PlaneGeometry

/// Dunes in low light, with ripples and a shaded side each.
struct Dunes: Cover {
    let name = "dunes"
    private let noise = ValueNoise(seed: 101)

    func tone(x: Double, y: Double) -> Tone {
        var tone = Tone.gradient(
            y, [(0, Tone(0x3C8FB8)), (0.5, Tone(0x9FCFD4)), (0.8, Tone(0xFBE3B8)), (1, Tone(0xFFD090))])
        let streak = step(0.5, 0.85, noise.fractal(x * 1.6 + 8, y * 8, octaves: 5))
        tone = tone.mixed(Tone(0xFFF3E0), streak * 0.5)
        for layer in 0..<5 { tone = dune(layer, x: x, y: y) ?? tone }
        return tone
    }

    private func crest(_ layer: Int, _ x: Double) -> Double {
        let depth = Double(layer) / 4
        let wide = 1.1 + 0.5 * (1 - depth)
        let hill =
            noise.value(x * wide + Double(layer) * 3.3) + 0.3 * noise.value(x * wide * 2 + Double(layer))
        return 0.82 + 0.62 * depth * (0.6 + 0.4 * depth) - (hill - 0.6) * (0.16 + 0.22 * depth)
    }

    private func dune(_ layer: Int, x: Double, y: Double) -> Tone? {
        let top = crest(layer, x)
        guard y > top else { return nil }
        let depth = Double(layer) / 4
        let below = y - top
        // The ridge that parts light from shade winds down from the crest.
        let bend = x + below * 0.9 + 0.16 * (noise.fractal(below * 5 + Double(layer) * 4, octaves: 3) - 0.5)
        let slope = (crest(layer, bend + 0.01) - crest(layer, bend - 0.01)) / 0.02
        let sun = step(0.04, -0.1, slope)
        let ripple = Elementary.sin(
            (below * 150 + 26 * noise.fractal(x * 4, y * 4, octaves: 3) + x * 30) * (1.5 - depth * 0.7))
        let lit = Tone(0xF6B65E).mixed(Tone(0xFFDF9E), step(0.3, 0, below))
        let dark = Tone(0x6E2F2A).mixed(Tone(0xA8503A), step(0, 0.35, below))
        let sand = dark.mixed(lit, sun) * (1 + ripple * (0.03 + 0.07 * depth))
        return sand.mixed(Tone(0xFFD9A8), 0.5 * (1 - depth))
    }
}
