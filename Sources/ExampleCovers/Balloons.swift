/// Hot-air balloons over a valley in the morning.
struct Balloons: Cover {
    let name = "balloons"
    let ratio = 640.0 / 960
    private let noise = ValueNoise(seed: 141)

    private struct Balloon: Sendable {
        let x: Double
        let y: Double
        let radius: Double
        let colors: [Int]
        var haze = 0.0
    }

    private let balloons = [
        Balloon(x: 0.88, y: 0.3, radius: 0.022, colors: [0xE8B04A, 0xC2453A], haze: 0.5),
        Balloon(x: 0.52, y: 0.36, radius: 0.028, colors: [0x5B86C9, 0xF3E9D2], haze: 0.45),
        Balloon(x: 0.42, y: 0.14, radius: 0.04, colors: [0x3E9C8F, 0xF2D16B], haze: 0.28),
        Balloon(x: 0.74, y: 0.17, radius: 0.066, colors: [0xE2574C, 0xF8E3C4, 0x2F6690], haze: 0.12),
        Balloon(x: 0.22, y: 0.24, radius: 0.115, colors: [0xF2A03D, 0xD7443E, 0xF8D66D, 0x7A3B69]),
    ]

    func tone(x: Double, y: Double) -> Tone {
        var tone = Tone.gradient(
            y, [(0, Tone(0x5AA2DA)), (0.25, Tone(0xBBDDEB)), (0.42, Tone(0xFFE6BE)), (0.5, Tone(0xFFCF9A))])
        let cloud = step(0.5, 0.78, noise.fractal(x * 2.6, y * 8 + 6, octaves: 5))
        tone = tone.mixed(Tone(0xFFFFFF), cloud * 0.7)
        for layer in 0..<4 {
            let depth = Double(layer) / 3
            let rise = noise.fractal(x * (2 + depth * 2) + Double(layer) * 8, octaves: 5)
            let crest = 0.47 + 0.15 * depth - (rise - 0.5) * 0.16
            guard y > crest else { continue }
            let hill = Tone.gradient(
                depth, [(0, Tone(0xA9A5B8)), (0.5, Tone(0x6F7F8C)), (1, Tone(0x2C4A46))])
            let wood = 0.8 + 0.4 * noise.fractal(x * 60, y * 90, octaves: 3)
            tone = (hill * wood).mixed(Tone(0xFFE2C4), 0.7 * step(0, 0.1, y - crest) * (1 - depth * 0.6))
        }
        for balloon in balloons { tone = envelope(balloon, over: tone, x: x, y: y) }
        return tone
    }

    private func envelope(_ balloon: Balloon, over tone: Tone, x: Double, y: Double) -> Tone {
        let (dx, dy) = ((x - balloon.x) / balloon.radius, (y - balloon.y) / balloon.radius)
        let basket = abs(dx) < 0.13 && dy > 1.72 && dy < 1.95
        let rope = dy > 1.25 && dy <= 1.72 && abs(abs(dx) - 0.22 + (dy - 1.25) * 0.22) < 0.014
        if basket || rope { return Tone(0x6B4426).mixed(Tone(0xFFE2C4), balloon.haze) * (1 - 0.5 * dx) }
        // Round above, drawn in to the mouth below.
        let half = dy < 0 ? (1 - dy * dy) : 1 - Self.narrowing(dy)
        guard dy > -1, dy < 1.28, half > 0 else { return tone }
        let width = dy < 0 ? half.squareRoot() : half
        guard abs(dx) < width else { return tone }
        let across = dx / width
        let bulge = (1 - across * across).squareRoot()
        // Gores narrow towards the sides as on a sphere seen from the front.
        let gore = (across / (1.15 - 0.55 * (1 - bulge)) + 2) * 4.2
        let index = Int(gore.rounded(.down)) % balloon.colors.count
        let seam = 1 - 0.25 * step(0.1, 0, min(gore - gore.rounded(.down), gore.rounded(.up) - gore))
        let light = 0.34 + 0.8 * max(0.45 * across + 0.75 * bulge - 0.25 * dy, 0)
        let band = dy > 0.32 && dy < 0.5 ? Tone(0xFFF6E4) : Tone(balloon.colors[index])
        let shine = bell(((dx - 0.35) * (dx - 0.35) + (dy + 0.4) * (dy + 0.4)).squareRoot(), 0.35)
        let cloth = band * (light * seam) + Tone(0xFFF4DC) * (0.22 * shine)
        return cloth.mixed(Tone(0xFFE9D0), balloon.haze)
    }

    private static func narrowing(_ dy: Double) -> Double { 0.8 * smooth(dy / 1.3) }
}
