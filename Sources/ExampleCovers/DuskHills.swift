/// Hills one behind the other under a setting sun.
struct DuskHills: Cover {
    let name = "dusk-hills"
    private let clouds = ValueNoise(seed: 11)
    private let ridges = ValueNoise(seed: 12)

    func tone(x: Double, y: Double) -> Tone {
        var tone = sky(x: x, y: y)
        let haze = Tone(0xF6A27C)
        for layer in 0..<6 {
            let depth = Double(layer) / 5
            let wide = 1.6 + depth * 1.4
            let rise = ridges.fractal(x * wide + Double(layer) * 9, octaves: 4) - 0.5
            let crest = 1.02 + 0.62 * depth * depth + 0.06 * depth - rise * (0.16 + 0.22 * depth)
            guard y > crest else { continue }
            let front = Tone.gradient(
                depth, [(0, Tone(0xC9737C)), (0.5, Tone(0x5B3A66)), (1, Tone(0x140F28))])
            let mist = 0.5 * (1 - depth) * step(0, 0.28, y - crest)
            tone = front.mixed(haze, mist)
        }
        return tone
    }

    private func sky(x: Double, y: Double) -> Tone {
        let base = Tone.gradient(
            y,
            [
                (0, Tone(0x1A2150)), (0.4, Tone(0x54418A)), (0.75, Tone(0xD9607B)), (0.98, Tone(0xFFB066)),
                (1.2, Tone(0xFFD79A)),
            ])
        let (dx, dy) = (x - 0.64, y - 0.93)
        let distance = (dx * dx + dy * dy).squareRoot()
        let glow =
            Tone(0xFF9A4A) * (0.9 * bell(distance, 0.22)) + Tone(0xFFE0A8) * (0.5 * bell(distance, 0.5))
        let disc = Tone(0xFFF3D0) * (1.6 * step(0.078, 0.072, distance))
        let veil = step(0.5, 0.8, clouds.fractal(x * 2.2, y * 9, octaves: 5)) * step(0.05, 0.4, y)
        let lit = Tone(0xFF8E86).mixed(Tone(0xFFE3B0), bell(distance, 0.5))
        return (base + glow + disc).mixed(lit, veil * 0.65)
    }
}
