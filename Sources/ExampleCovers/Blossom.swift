/// Cherry blossoms on a twig before a soft spring sky.
struct Blossom: Cover {
    let name = "blossom"
    private let noise = ValueNoise(seed: 71)
    private let soft = Bokeh(
        seed: 72, count: 46, rows: -0.1...1.9, radii: 0.06...0.24,
        tones: [0xFFC1D6, 0xFFE3EC, 0xE7F4FF, 0xF79CBC],
        strength: 0.2)
    private let flowers: [Flower]

    private struct Flower: Sendable {
        let x: Double
        let y: Double
        let radius: Double
        let turn: Double
        let petals: [(x: Double, y: Double)]
    }

    init() {
        var generator = SeededGenerator(seed: 73)
        flowers = (0..<34).map { index in
            let along = generator.unit()
            let spread = generator.number(in: -0.17...0.15)
            let turn = generator.number(in: 0...6)
            return Flower(
                x: along * 1.1 - 0.05, y: Self.twig(along * 1.1 - 0.05) + spread,
                radius: 0.055 + 0.075 * Double(index) / 34, turn: turn,
                petals: (0..<5).map { Self.direction($0, of: 5, turned: turn) })
        }
    }

    func tone(x: Double, y: Double) -> Tone {
        let sky = Tone.gradient(
            y + x * 0.3,
            [(0, Tone(0x8FC3EE)), (0.8, Tone(0xCFE6F7)), (1.5, Tone(0xFBD3DF)), (2, Tone(0xF3A9C0))])
        var tone = sky * 0.85 + soft.light(x: x, y: y)
        tone = wood(tone, x: x, y: y, center: Self.twig(x), thickness: 0.022 - 0.012 * x)
        let fork = 0.62 - 0.55 * (x - 0.35) - 0.05 * noise.value(x * 6)
        if x > 0.33 { tone = wood(tone, x: x, y: y, center: fork + 0.2, thickness: 0.014 - 0.008 * x) }
        for flower in flowers { tone = bloom(flower, over: tone, x: x, y: y) }
        return tone
    }

    private static func twig(_ x: Double) -> Double { 1.12 - 0.5 * x + 0.12 * x * x * x }

    private func wood(_ tone: Tone, x: Double, y: Double, center: Double, thickness: Double) -> Tone {
        let across = (y - center - 0.02 * (noise.value(x * 9) - 0.5)) / thickness
        guard abs(across) < 1 else { return tone }
        let bark = Tone(0x6B4636).mixed(Tone(0x2A1714), smooth(0.5 + across * 0.5))
        return tone.mixed(
            bark * (0.7 + 0.6 * noise.fractal(x * 50, y * 20, octaves: 2)), step(1, 0.9, abs(across)))
    }

    private func bloom(_ flower: Flower, over tone: Tone, x: Double, y: Double) -> Tone {
        let (dx, dy) = ((x - flower.x) / flower.radius, (y - flower.y) / flower.radius)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance < 1.4 else { return tone }
        var result = tone * (1 - 0.25 * bell(distance, 0.9))
        for petal in flower.petals {
            let along = dx * petal.x + dy * petal.y
            let across = (dx * petal.y - dy * petal.x) / 0.36
            let length = (along - 0.52) / 0.46
            // A notch at the tip tells a cherry from other blossoms.
            let notch = 0.16 * bell(across, 0.22) * step(0.2, 1, length)
            let edge = (length * length + across * across).squareRoot() + notch
            guard edge < 1 else { continue }
            let vein = 0.06 * (noise.value(across * 9 + flower.turn, along * 2) - 0.5)
            let pink = Tone(0xE86A96).mixed(Tone(0xFFF0F4), step(0.1, 0.75, along + vein))
            let shade = 0.78 + 0.22 * smooth(0.5 - across * 0.4 * (petal.x + petal.y)) + vein
            result = result.mixed(pink * shade, step(1, 0.93, edge))
        }
        return stamens(flower, over: result, dx: dx, dy: dy, distance: distance)
    }

    private func stamens(
        _ flower: Flower, over tone: Tone, dx: Double, dy: Double, distance: Double
    ) -> Tone {
        var result = tone.mixed(Tone(0xC2315F), 0.8 * bell(distance, 0.13))
        guard distance < 0.5 else { return result }
        for index in 0..<9 {
            let way = Self.direction(index, of: 9, turned: flower.turn + Double(index) * 0.3)
            let reach = 0.26 + 0.14 * noise.cell(index, Int(flower.turn * 100))
            let (ex, ey) = (dx - way.x * reach, dy - way.y * reach)
            let tip = (ex * ex + ey * ey).squareRoot()
            result = result.mixed(Tone(0xFFC83A), step(0.055, 0.035, tip))
        }
        return result
    }
}
