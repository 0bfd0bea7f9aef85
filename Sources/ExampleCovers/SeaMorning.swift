internal import PlaneGeometry

/// The sea in the morning with the sun's path on it.
struct SeaMorning: Cover {
    let name = "sea-morning"
    private let noise = ValueNoise(seed: 41)
    private let horizon = 0.92
    private let sunX = 0.36

    func tone(x: Double, y: Double) -> Tone { y < horizon ? sky(x: x, y: y) : sea(x: x, y: y) }

    private func sky(x: Double, y: Double) -> Tone {
        let base = Tone.gradient(
            y, [(0, Tone(0x2F78B7)), (0.5, Tone(0x86BFE0)), (0.8, Tone(0xFFE0C0)), (0.95, Tone(0xFFC08A))])
        let (dx, dy) = (x - sunX, y - 0.8)
        let distance = (dx * dx + dy * dy).squareRoot()
        // Clouds lie flatter the nearer they are to the horizon.
        let far = 1 / (horizon + 0.12 - y)
        let field = noise.fractal(x * far * 0.9 + 3, far * 1.7, octaves: 6)
        let shade = noise.fractal(x * far * 0.9 + 3.06, far * 1.7 + 0.08, octaves: 6)
        let cover = step(0.48, 0.68, field)
        let white = Tone(0xFFF6EA).mixed(Tone(0x9FB2CC), step(-0.03, 0.06, shade - field) * 0.7)
        let cloud = white.mixed(Tone(0xFFC79A), step(0.4, 0.9, y) * 0.6)
        let sun = Tone(0xFFE9B8) * (1.4 * step(0.062, 0.054, distance) + 0.5 * bell(distance, 0.25))
        return base.mixed(cloud, cover * 0.85) + sun
    }

    private func sea(x: Double, y: Double) -> Tone {
        let depth = y - horizon
        let far = 1 / (depth + 0.035)
        let (u, v) = (x * far * 0.55, far * 2.4)
        let wave = noise.fractal(u * 6 + 5, v * 5, octaves: 5)
        let base = Tone.gradient(
            depth,
            [(0, Tone(0xE9BFA0)), (0.06, Tone(0x6FB0BC)), (0.35, Tone(0x1F7C93)), (0.9, Tone(0x0B3F5C))])
        let lit = base.mixed(Tone(0xD8F2F0), step(0.52, 0.75, wave) * 0.35) * (0.75 + 0.5 * wave)
        let path = bell(x - sunX - (wave - 0.5) * 0.1, 0.05 + depth * 0.22)
        let glitter = step(0.5, 0.66, noise.fractal(u * 14, v * 9 + 40, octaves: 3))
        let foam = step(0.62, 0.72, noise.fractal(x * 6, y * 40 - x * 3, octaves: 5)) * step(0.5, 0.85, depth)
        return lit.mixed(Tone(0xF4FFFC), foam * 0.7) + Tone(0xFFE2AE) * (path * (0.15 + 1.5 * glitter))
    }
}
