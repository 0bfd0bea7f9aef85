/// How the pixels of a PNG are stored (PNG specification, section 6.1).
enum PNGColour {
    /// Red, green and blue of eight bits.
    case rgb
    /// Red, green, blue and alpha of eight bits, not premultiplied.
    case rgba
    /// The number of a colour.
    case palette(PNGPalette)

    /// The type and the bits a channel, as IHDR has them.
    var header: (bits: UInt8, type: UInt8) {
        switch self {
        case .rgb: (8, 2)
        case .rgba: (8, 6)
        case .palette(let palette): (UInt8(palette.bits), 3)
        }
    }

    /// Bytes a pixel, at least one.
    var channels: Int {
        switch self {
        case .rgb: 3
        case .rgba: 4
        case .palette: 1
        }
    }
}
