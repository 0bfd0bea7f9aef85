import Framewheel

/// A picture as busy as a photograph: a sky with clouds, hills before it, a sensor's grain over all.
///
/// Encoders and scalers care for detail and noise, not for what is seen.
struct Photo {
    /// How many photos there are.
    static let count = 10

    private static let width = 720
    private static let height = 1280
    private let seed: UInt64
    private let sky: [SIMD3<Double>]
    private let hills: [SIMD3<Double>]

    /// Draws all photos into a folder, as `photo0.jpg` and on.
    static func writeAll(into folder: FilePath) throws {
        try folder.makeFolder()
        for number in 0..<count {
            guard let bitmap = Photo(number).bitmap() else { continue }
            try folder.appending("photo\(number).jpg").write(JPEGEncoder.bytes(of: bitmap, quality: 90))
        }
    }

    init(_ number: Int) {
        let seed = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
        self.seed = seed
        var colors: [SIMD3<Double>] = []
        for index in 0..<6 {
            let channels = (0..<3).map { Self.hash(seed, index, $0, 77) }
            colors.append(SIMD3(channels[0], channels[1], channels[2]))
        }
        sky = colors.prefix(2).map { $0 * 0.5 + 0.35 }
        hills = colors.dropFirst(2).map { $0 * 0.5 + 0.08 }
    }

    private func bitmap() -> Bitmap? {
        var bytes = [UInt8](repeating: 255, count: Self.width * Self.height * 4)
        let crests = hills.indices.map { layer in
            (0..<Self.width).map { x in
                let rise = fractal(Double(x) / Double(Self.width) * Double(2 + layer), 0, octaves: 6, layer)
                return 0.3 + 0.15 * Double(layer) + (rise - 0.5) * 0.7
            }
        }
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let color = color(x, y, crests: crests)
                for channel in 0..<3 {
                    let level = min(max(color[channel], 0), 1) * 255
                    bytes[(y * Self.width + x) * 4 + channel] = UInt8(level.rounded())
                }
            }
        }
        return Bitmap(width: Self.width, height: Self.height, bytes: bytes)
    }

    private func color(_ x: Int, _ y: Int, crests: [[Double]]) -> SIMD3<Double> {
        let (u, v) = (Double(x) / Double(Self.width), Double(y) / Double(Self.height))
        let (across, down) = (u, v * 16 / 9)
        var color: SIMD3<Double>
        if let layer = crests.lastIndex(where: { v > $0[x] }) {
            let texture = fractal(across * 12, down * 12, octaves: 6, 20 + layer)
            color = hills[layer] * (0.45 + 1.1 * texture) * (1 - 0.1 * Double(layer))
        } else {
            let clouds = min(max((fractal(across * 3, down * 5, octaves: 5, 40) - 0.45) * 3, 0), 1) * 0.6
            let clear = sky[0] + (sky[1] - sky[0]) * v
            color = clear + (SIMD3(1, 0.98, 0.95) - clear) * clouds
        }
        let (left, top) = (u - 0.5, v - 0.5)
        color *= 1 - 0.5 * (left * left + top * top)
        // Three uniform numbers make nearly a bell.
        let grain = (0..<3).reduce(-1.5) { $0 + Self.hash(seed, x, y, 90 + $1) }
        return color + SIMD3(repeating: grain * 0.024)
    }

    /// Smooth noise of several octaves, each twice as fine and about half as strong; 0…1.
    private func fractal(_ x: Double, _ y: Double, octaves: Int, _ salt: Int) -> Double {
        var (sum, total, weight, frequency) = (0.0, 0.0, 1.0, 1.0)
        for octave in 0..<octaves {
            sum += weight * noise(x * frequency, y * frequency, salt &* 31 &+ octave)
            total += weight
            weight *= 0.6
            frequency *= 2
        }
        return sum / total
    }

    private func noise(_ x: Double, _ y: Double, _ salt: Int) -> Double {
        let (column, row) = (x.rounded(.down), y.rounded(.down))
        let (i, j) = (Int(column), Int(row))
        func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
        let (u, v) = (eased(x - column), eased(y - row))
        func along(_ j: Int) -> Double {
            let (left, right) = (Self.hash(seed, i, j, salt), Self.hash(seed, i + 1, j, salt))
            return left + (right - left) * u
        }
        let top = along(j)
        return top + (along(j + 1) - top) * v
    }

    /// A number that looks like chance, 0…1, the same on every machine.
    private static func hash(_ seed: UInt64, _ x: Int, _ y: Int, _ salt: Int) -> Double {
        var word = seed ^ UInt64(truncatingIfNeeded: x) &* 0xD1B5_4A32_D192_ED03
        word ^= UInt64(truncatingIfNeeded: y) &* 0xABC9_8388_FB8F_AC03
        word ^= UInt64(truncatingIfNeeded: salt) &* 0x8CB9_2BA7_2F3D_8DD7
        // The finaliser of splitmix64.
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return Double((word ^ word >> 31) >> 11) * 0x1p-53
    }
}
