/// Mountains and their reflection in a still lake.
struct LakeDawn: Cover {
    let name = "lake-dawn"
    let ratio = 640.0 / 960
    private let noise = ValueNoise(seed: 111)
    private let shore = 0.4

    func tone(x: Double, y: Double) -> Tone {
        guard y > shore else { return land(x: x, y: y) }
        let depth = y - shore
        let wave = noise.fractal(x * 5, y * 120 / (0.4 + depth * 3), octaves: 3) - 0.5
        let mirrored = land(x: x + wave * depth * 0.05, y: shore - depth * 0.92 + wave * 0.02)
        let water = (mirrored * 0.82).mixed(Tone(0x173A56), 0.12 + depth * 0.9)
        return reeds(over: water + Tone(0xFFE6D0) * (0.08 * step(0.15, 0.35, wave)), x: x, y: y)
    }

    private func land(x: Double, y: Double) -> Tone {
        var tone = Tone.gradient(
            y,
            [(-0.1, Tone(0x35609F)), (0.12, Tone(0x9CA5D6)), (0.25, Tone(0xF7B9B0)), (0.36, Tone(0xFFE3AE))])
        let cloud = step(0.5, 0.78, noise.fractal(x * 3, y * 16 + 2, octaves: 5))
        tone = tone.mixed(Tone(0xFFD6C8), cloud * 0.75)
        tone = tone + Tone(0xFFCF80) * (0.6 * bell(x - 0.7, 0.2) * bell(y - 0.36, 0.14))
        for layer in 0..<4 {
            let depth = Double(layer) / 3
            let rough = noise.ridged(x * (2.2 + depth * 2) + Double(layer) * 6.1, octaves: 6)
            let peak = [0.3, 0.16, 0.1, 0.055][layer] * (0.35 + rough) * (1 - 0.5 * bell(x - 0.7, 0.24))
            let crest = shore - peak
            guard y > crest else { continue }
            let rock = Tone.gradient(
                depth, [(0, Tone(0x8A88B8)), (0.5, Tone(0x4C5C86)), (1, Tone(0x14283A))])
            let light = noise.ridged(x * 14 + y * 6, y * 12, octaves: 4)
            let dark = noise.ridged(x * 14 + y * 6 + 0.1, y * 12, octaves: 4)
            let sun = smooth(0.5 + (dark - light) * 5)
            let cap = layer == 0 ? step(0.2, 0.03, y - crest + (light - 0.5) * 0.16) : 0
            let snow = Tone(0x8F93C6).mixed(Tone(0xFFE0D8), sun)
            let mist = 0.75 * (1 - depth * 0.7) * step(0.08, 0, shore - y)
            tone = (rock * (0.75 + 0.5 * light)).mixed(snow, cap).mixed(Tone(0xFFDCC4), mist)
        }
        return tone
    }

    private func reeds(over tone: Tone, x: Double, y: Double) -> Tone {
        for column in Int(x * 70) - 2...Int(x * 70) + 2 {
            let tall = 0.2 * noise.cell(column, 5) * step(0.5, 0.95, abs(x - 0.42) * 1.8)
            let down = (y - (ratio - tall)) / max(tall, 1e-6)
            guard tall > 0.02, down > 0 else { continue }
            let lean = (noise.cell(column, 6) - 0.5) * 0.05 * (1 - down) * (1 - down)
            let center = (Double(column) + noise.cell(column, 7)) / 70 + lean
            if abs(x - center) < 0.0022 * (0.3 + down) { return Tone(0x0B1A20) }
        }
        return tone
    }
}
