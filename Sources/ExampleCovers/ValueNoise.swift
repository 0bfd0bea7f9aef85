/// Smooth random hills: a value at every whole place, and S-shaped ways between them.
struct ValueNoise {
    private let seed: UInt64

    init(seed: UInt64) { self.seed = SeededGenerator.mixed(seed &* 0x9E37_79B9_7F4A_7C15) }

    /// The value at a cell, 0…1.
    func cell(_ x: Int, _ y: Int = 0) -> Double {
        let word = UInt64(bitPattern: Int64(x)) &* 0xD1B5_4A32_D192_ED03 ^ UInt64(bitPattern: Int64(y)) << 32
        return Double(SeededGenerator.mixed(word ^ seed) >> 11) * 0x1p-53
    }

    /// The value at a place, 0…1.
    func value(_ x: Double, _ y: Double = 0) -> Double {
        let column = x.rounded(.down)
        let row = y.rounded(.down)
        let (i, j) = (Int(column), Int(row))
        let (u, v) = (smooth(x - column), smooth(y - row))
        let top = cell(i, j) + (cell(i + 1, j) - cell(i, j)) * u
        guard v > 0 else { return top }
        let bottom = cell(i, j + 1) + (cell(i + 1, j + 1) - cell(i, j + 1)) * u
        return top + (bottom - top) * v
    }

    /// Several noises one on top of the other, each twice as fine and half as strong; 0…1.
    func fractal(_ x: Double, _ y: Double = 0, octaves: Int) -> Double {
        var (sum, weight, total, frequency) = (0.0, 1.0, 0.0, 1.0)
        for octave in 0..<octaves {
            let shift = Double(octave) * 17.3
            sum += weight * value(x * frequency + shift, y * frequency + shift)
            total += weight
            weight /= 2
            frequency *= 2
        }
        return sum / total
    }

    /// Like `fractal`, with sharp crests as of mountains.
    func ridged(_ x: Double, _ y: Double = 0, octaves: Int) -> Double {
        var (sum, weight, total, frequency) = (0.0, 1.0, 0.0, 1.0)
        for octave in 0..<octaves {
            let shift = Double(octave) * 31.7
            let value = value(x * frequency + shift, y * frequency + shift)
            sum += weight * (1 - abs(2 * value - 1))
            total += weight
            weight *= 0.45
            frequency *= 2.1
        }
        return sum / total
    }
}
