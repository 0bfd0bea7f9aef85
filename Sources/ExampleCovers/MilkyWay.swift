/// A lit tent under the Milky Way.
struct MilkyWay: Cover {
    let name = "milky-way"
    private let noise = ValueNoise(seed: 91)
    private let fine = Stars(noise: ValueNoise(seed: 92), cells: 90, density: 0.35)
    private let coarse = Stars(noise: ValueNoise(seed: 93), cells: 30, density: 0.12)

    func tone(x: Double, y: Double) -> Tone {
        let hill = 1.42 + 0.1 * noise.fractal(x * 2.4, octaves: 5) - 0.1 * x
        let far = 1.26 + 0.32 * noise.ridged(x * 1.7 + 4, octaves: 5) - 0.2
        var tone = sky(x: x, y: y)
        if y > far { tone = Tone(0x16264A).mixed(Tone(0x3C5A86), step(0.25, 0, y - far) * 0.6) }
        tone = tent(over: tone, x: x, y: y)
        if y > hill {
            let grass = noise.fractal(x * 90, y * 26, octaves: 3)
            let warm = bell(x - 0.64, 0.24) * bell(y - 1.46, 0.12)
            tone = Tone(0x060B18) * (0.6 + grass * 0.8) + Tone(0xFF9A3C) * (warm * 0.12 * grass)
        }
        return tone
    }

    private func sky(x: Double, y: Double) -> Tone {
        let base = Tone.gradient(
            y, [(0, Tone(0x050B26)), (0.8, Tone(0x102960)), (1.25, Tone(0x2E6A94)), (1.5, Tone(0x7FB69A))])
        let along = x * 0.75 + y * 0.66
        let across = x * 0.66 - y * 0.75 + 0.36 + 0.1 * (noise.fractal(along * 3, octaves: 3) - 0.5)
        let cloud = noise.fractal(along * 4, across * 9 + 5, octaves: 6)
        let dust =
            step(0.46, 0.7, noise.fractal(along * 3.2 + 20, across * 12, octaves: 6)) * bell(across, 0.12)
        let band = bell(across, 0.24) * (0.25 + 1.3 * cloud * cloud)
        let tint = Tone(0x5D6FC8).mixed(Tone(0xE7B7C8), bell(across, 0.12))
        let fade = step(1.5, 0.7, y)
        let stars = fine.light(x: x, y: y) * (0.4 + 1.6 * bell(across, 0.25)) + coarse.light(x: x, y: y) * 1.3
        return base + tint * (band * (1 - 0.8 * dust) * 0.5 * fade) + Tone(0xEAF0FF) * (stars * fade)
    }

    private func tent(over tone: Tone, x: Double, y: Double) -> Tone {
        let (top, foot, center) = (1.29, 1.475, 0.64)
        let glow = Tone(0xFF9A40) * (0.35 * bell(x - center, 0.2) * bell(y - 1.42, 0.16))
        let down = (y - top) / (foot - top)
        let half = 0.155 * (down * 0.85 + 0.15 * down * down)
        guard down > 0, down < 1, abs(x - center) < half else { return tone + glow }
        let across = (x - center) / half
        let inside = bell(down - 0.75, 0.5) * (1 - 0.35 * abs(across))
        let cloth = Tone(0x8A2F0C).mixed(Tone(0xFFC766), inside)
        let door = step(0.3, 0.26, abs(across + 0.1)) * step(0.25, 0.3, down)
        let seam = 1 - 0.4 * bell(across - 0.42 + 0.2 * down, 0.035)
        return cloth.mixed(Tone(0xFFE9A8), door * 0.7) * seam
    }
}
