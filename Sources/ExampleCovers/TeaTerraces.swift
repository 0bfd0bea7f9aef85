internal import PlaneGeometry

/// Rows of tea on rolling hills.
struct TeaTerraces: Cover {
    let name = "tea-terraces"
    let ratio = 640.0 / 960
    private let noise = ValueNoise(seed: 121)

    func tone(x: Double, y: Double) -> Tone {
        var tone = Tone.gradient(y, [(0, Tone(0x7DC3EA)), (0.22, Tone(0xE8F6F0)), (0.3, Tone(0xFFF4CF))])
        let cloud = step(0.5, 0.75, noise.fractal(x * 3.4, y * 10, octaves: 5))
        tone = tone.mixed(Tone(0xFFFFFF), cloud * 0.8)
        for layer in 0..<5 {
            let depth = Double(layer) / 4
            let rise = noise.value(x * (1.6 + depth) + Double(layer) * 4.7)
            let crest = 0.24 + 0.36 * depth * (0.55 + 0.45 * depth) - (rise - 0.5) * (0.08 + 0.18 * depth)
            guard y > crest else { continue }
            tone = rows(layer, depth, x: x, below: y - crest).mixed(Tone(0xDDF0E4), 0.45 * (1 - depth))
        }
        return tone
    }

    /// Round hedges with dark paths between them, lit from the left.
    private func rows(_ layer: Int, _ depth: Double, x: Double, below: Double) -> Tone {
        let wide = 0.012 + 0.03 * depth
        let bend = 0.22 * noise.value(x * 2.2 + Double(layer) * 9) + (layer % 2 == 0 ? x : -x) * 0.3
        let place = (below + bend * (0.4 + depth)) / wide
        let across = place - place.rounded(.down)
        let round = Elementary.sin(across * Double.pi)
        let leaf = noise.fractal(x * (150 - depth * 70), below * (220 - depth * 110) + 3, octaves: 3)
        let bush = Tone(0x1E5A22).mixed(
            Tone(0xA5D64A), smooth(round * (1.05 - across * 0.75)) * (0.45 + leaf))
        let path = step(0.3, 0.1, round)
        let shine = Tone(0xFFF0A0) * (0.12 * step(0.6, 0.8, leaf) * (1 - across))
        return (bush + shine).mixed(Tone(0x3A2E18), path * 0.85)
    }
}
