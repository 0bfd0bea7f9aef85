/// Mountains with snow above a wood of firs.
struct SnowPeaks: Cover {
    let name = "snow-peaks"
    private let noise = ValueNoise(seed: 53)

    func tone(x: Double, y: Double) -> Tone {
        var tone = Tone.gradient(
            y, [(0, Tone(0x1F5FA8)), (0.6, Tone(0x77B4E4)), (1.1, Tone(0xE4F1FA))])
        let cloud = step(0.52, 0.8, noise.fractal(x * 2.4, y * 6 + 3, octaves: 5))
        tone = tone.mixed(Tone(0xFFFFFF), cloud * 0.7)
        for layer in 0..<3 { tone = mountain(layer, x: x, y: y) ?? tone }
        for layer in 0..<3 {
            guard let snow = fir(layer, x: x, y: y) else { continue }
            let green = [Tone(0x4F7A86), Tone(0x234F58), Tone(0x0C2A30)][layer]
            tone = green.mixed(Tone(0xE4F0F6), snow * [0.55, 0.7, 0.85][layer])
        }
        return tone
    }

    private func height(_ layer: Int, _ x: Double) -> Double {
        let base = [1.0, 1.12, 1.3][layer]
        let rise = [0.62, 0.48, 0.34][layer]
        let peak = [0.55, 0.12, 0.85][layer]
        let slope = 1 - abs(x - peak) * [0.95, 1.3, 1.4][layer]
        let rough = noise.ridged(x * 2.6 + Double(layer) * 5, octaves: 6) - 0.5
        return base - rise * slope - 0.2 * rough
    }

    private func mountain(_ layer: Int, x: Double, y: Double) -> Tone? {
        let crest = height(layer, x)
        guard y > crest else { return nil }
        let below = y - crest
        let (u, v) = (x * 4 + Double(layer) * 3, y * 3)
        let here = noise.ridged(u + below * 1.5, v, octaves: 6)
        let left = noise.ridged(u + below * 1.5 - 0.05, v - 0.02, octaves: 6)
        let sun = smooth(0.5 + (here - left) * 7)
        let snow = Tone(0x6E93C4).mixed(Tone(0xFFFDF6), sun)
        let rock = Tone(0x1B2740).mixed(Tone(0x756A60), sun)
        let bare = step(0.58, 0.72, here + below * 0.35 - 0.08)
        let haze = [0.34, 0.16, 0.04][layer] + step(0.1, 0.8, below) * 0.25
        return snow.mixed(rock, bare).mixed(Tone(0xC7DDF0), haze)
    }

    /// How much snow lies on a layer's fir at a place, or `nil` beside it: triangles with notched sides.
    private func fir(_ layer: Int, x: Double, y: Double) -> Double? {
        let count = [26.0, 15, 8][layer]
        let foot = [1.4, 1.55, 1.85][layer] + 0.05 * noise.value(x * 3 + Double(layer))
        var snow: Double? = y > foot ? 0 : nil
        let place = x * count + Double(layer) * 0.5
        let first = Int(place.rounded(.down))
        for column in first - 1...first + 1 {
            let tall = (1.4 + 1.6 * noise.cell(column, layer + 10)) * 1.5 / count
            let center = Double(column) + 0.5 + 0.5 * (noise.cell(column, layer + 20) - 0.5)
            let down = (y - (foot - tall)) / tall
            guard down > 0 else { continue }
            let tier = down * 6 - (down * 6).rounded(.down)
            let half = down * 0.5 * (0.62 + 0.38 * tier)
            let across = place - center
            guard abs(across) < half else { continue }
            let patch = noise.value(x * 90, y * 70) - 0.5
            let lying = step(0.5, 0.85, tier + patch * 0.7) * step(0.5, -0.4, across / half)
            snow = max(snow ?? 0, lying)
        }
        return snow
    }
}
