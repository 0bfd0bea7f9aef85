/// Oranges on a table, two of them cut in half.
struct Oranges: Cover {
    let name = "oranges"
    private let noise = ValueNoise(seed: 61)
    private let glow = Bokeh(
        seed: 62, count: 22, rows: -0.1...0.85, radii: 0.05...0.16, tones: [0xFFF2C0, 0xBFEFE0, 0x8FD6C8],
        strength: 0.16)

    /// A fruit from behind to before; a cut one shows its flesh.
    private struct Fruit: Sendable {
        let x: Double
        let y: Double
        let radius: Double
        var isCut = false
    }

    private let fruits = [
        Fruit(x: 0.5, y: 0.74, radius: 0.19), Fruit(x: 0.2, y: 0.98, radius: 0.2),
        Fruit(x: 0.82, y: 1.0, radius: 0.21), Fruit(x: 0.5, y: 1.08, radius: 0.2, isCut: true),
        Fruit(x: 0.1, y: 1.34, radius: 0.2), Fruit(x: 0.75, y: 1.36, radius: 0.23, isCut: true),
        Fruit(x: 0.4, y: 1.44, radius: 0.19),
    ]
    private let petals = 10

    func tone(x: Double, y: Double) -> Tone {
        var tone = background(x: x, y: y)
        for (index, fruit) in fruits.enumerated() {
            let (dx, dy) = ((x - fruit.x) / fruit.radius, (y - fruit.y) / fruit.radius)
            // The light comes from the upper left, so each fruit darkens what lies to its right.
            let shadow = bell(
                ((dx - 0.25) * (dx - 0.25) * 0.8 + (dy - 0.5) * (dy - 0.5) * 1.5).squareRoot(), 0.9)
            tone = tone * (1 - 0.6 * shadow)
            let distance = (dx * dx + dy * dy).squareRoot()
            guard distance < 1 else { continue }
            let lit =
                fruit.isCut
                ? flesh(dx, dy, distance, index) : peel(dx, dy, (1 - distance * distance).squareRoot(), index)
            tone = tone.mixed(lit, step(1, 0.985, distance))
        }
        return tone
    }

    private func background(x: Double, y: Double) -> Tone {
        let wall = Tone.gradient(y, [(0, Tone(0x2E9A93)), (0.9, Tone(0x7CC9B8)), (1.2, Tone(0x4AA79C))])
        let grain = noise.fractal(x * 3, y * 60, octaves: 4)
        let wood = Tone(0xB98250).mixed(Tone(0x7C4F2C), grain)
        return (wall + glow.light(x: x, y: y)).mixed(wood, step(1.02, 1.06, y))
    }

    private func peel(_ dx: Double, _ dy: Double, _ dz: Double, _ index: Int) -> Tone {
        let shift = Double(index) * 13
        let (u, v) = (dx / (0.4 + dz) * 12 + shift, dy / (0.4 + dz) * 12)
        let pores = noise.value(u * 3, v * 3) - noise.value(u * 3 + 0.3, v * 3 + 0.3)
        let facing = -0.5 * dx - 0.62 * dy + 0.6 * dz + pores * 0.16
        let base = Tone(0xF07E10).mixed(Tone(0xFFA62B), noise.value(u * 0.2, v * 0.2))
        let shade = base * (0.2 + 0.95 * max(facing, 0)) + Tone(0x5A1D00) * (0.35 * (1 - dz))
        let navel = bell(((dx - 0.1) * (dx - 0.1) + (dy + 0.72) * (dy + 0.72)).squareRoot(), 0.07)
        let shine = bell(((dx + 0.38) * (dx + 0.38) + (dy + 0.45) * (dy + 0.45)).squareRoot(), 0.2)
        return shade.mixed(Tone(0x5B6B22), navel * 0.8) + Tone(0xFFF1D6) * (0.55 * shine * (0.8 + pores))
    }

    private func flesh(_ dx: Double, _ dy: Double, _ distance: Double, _ index: Int) -> Tone {
        guard distance < 0.93 else { return Tone(0xF58B12) * (0.75 - 0.25 * dx) }
        let pith = Tone(0xFFF0D2)
        // The directions of the segments' middles; the nearest two tell how far the border is.
        var (best, second) = (-2.0, -2.0)
        for petal in 0..<petals {
            let along = Self.direction(petal, of: petals, turned: Double(index) * 0.21)
            let match = distance > 0 ? (dx * along.x + dy * along.y) / distance : 0
            if match > best { (best, second) = (match, best) } else if match > second { second = match }
        }
        let border = step(0.012, 0.05, (best - second) * distance)
        let inside = border * step(0.87, 0.84, distance) * step(0.1, 0.14, distance)
        let fibre = noise.fractal(best * 90 + Double(index), distance * 7, octaves: 3)
        let pulp = Tone(0xF98A0C).mixed(Tone(0xFFC04A), fibre) * (0.8 + 0.35 * distance)
        let gleam = step(0.66, 0.8, noise.fractal(dx * 9 + 3, dy * 9, octaves: 2))
        return (pith * (0.95 - 0.12 * dx)).mixed(pulp + Tone(0xFFFFFF) * (0.3 * gleam), inside)
    }
}
