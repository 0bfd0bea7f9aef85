/// A street at night, all out of focus.
struct CityBokeh: Cover {
    let name = "city-bokeh"
    private let far = Bokeh(
        seed: 31, count: 90, rows: 0.35...1.15, radii: 0.018...0.06,
        tones: [0xFFB347, 0xFF7A3C, 0xFFE0A0, 0xFF4D5A, 0x6FD3FF], strength: 0.8)
    private let near = Bokeh(
        seed: 32, count: 30, rows: 0.1...1.7, radii: 0.06...0.17,
        tones: [0xFF9E3D, 0xFF5E7A, 0x48C6C0, 0xFFD27A], strength: 0.38)
    private let noise = ValueNoise(seed: 33)

    func tone(x: Double, y: Double) -> Tone {
        let base = Tone.gradient(
            y, [(0, Tone(0x0B1230)), (0.7, Tone(0x3A2348)), (1.05, Tone(0x7A3B3A)), (1.8, Tone(0x150F1E))])
        let wet = y > 1.15 ? reflection(x: x, y: y) : .black
        let cloud = 0.75 + 0.5 * noise.fractal(x * 2, y * 2, octaves: 2)
        return base * cloud + far.light(x: x, y: y) + near.light(x: x, y: y) + wet
    }

    /// The far lights once more, drawn out on the wet street.
    private func reflection(x: Double, y: Double) -> Tone {
        let shift = noise.value(x * 30, y * 5) * 0.02
        var sum = Tone.black
        for part in 0..<4 {
            sum = sum + far.light(x: x + shift, y: 2.3 - y - 0.12 + Double(part) * 0.05)
        }
        return sum * (0.14 * step(1.8, 1.15, y))
    }
}
