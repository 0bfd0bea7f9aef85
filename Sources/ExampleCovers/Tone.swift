internal import PlaneGeometry

/// A colour to reckon with: linear light, not limited to 0…1, so that light adds up as in a camera.
struct Tone {
    var light: SIMD3<Double>

    init(_ light: SIMD3<Double>) { self.light = light }

    /// Makes a tone from `0xRRGGBB` in sRGB.
    init(_ hex: Int) {
        let channels = SIMD3(Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255)) / 255
        light = SIMD3(Self.decoded(channels.x), Self.decoded(channels.y), Self.decoded(channels.z))
    }

    static let black = Tone(SIMD3<Double>(repeating: 0))

    /// A part of the way to another tone, 0 being none of it.
    func mixed(_ other: Tone, _ part: Double) -> Tone {
        let part = min(max(part, 0), 1)
        return Tone(light + (other.light - light) * part)
    }

    static func + (left: Tone, right: Tone) -> Tone { Tone(left.light + right.light) }
    static func * (tone: Tone, factor: Double) -> Tone { Tone(tone.light * factor) }

    /// The tone between those at rising places, as of a gradient.
    static func gradient(_ place: Double, _ stops: [(Double, Tone)]) -> Tone {
        guard var before = stops.first else { return .black }
        for stop in stops {
            if place <= stop.0 {
                let span = stop.0 - before.0
                return span > 0 ? before.1.mixed(stop.1, smooth((place - before.0) / span)) : stop.1
            }
            before = stop
        }
        return before.1
    }

    /// The channels in sRGB; bright light is bent to white instead of cut off.
    var encoded: SIMD3<Double> { SIMD3(Self.encoded(light.x), Self.encoded(light.y), Self.encoded(light.z)) }

    private static func decoded(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let shoulder = 0.8
        var value = max(value, 0)
        if value > shoulder {
            value = shoulder + (1 - shoulder) * (1 - Elementary.exp((shoulder - value) / (1 - shoulder)))
        }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * Elementary.pow(value, 1 / 2.4) - 0.055
    }
}

/// 0 below 0, 1 above 1 and an S between.
func smooth(_ x: Double) -> Double {
    let x = min(max(x, 0), 1)
    return x * x * (3 - 2 * x)
}

/// How far a number has come from one edge to another, as an S.
func step(_ from: Double, _ to: Double, _ x: Double) -> Double { smooth((x - from) / (to - from)) }

/// A bell around 0 of height 1, about so wide on either side.
func bell(_ x: Double, _ width: Double) -> Double { Elementary.exp(-(x * x) / (width * width)) }
