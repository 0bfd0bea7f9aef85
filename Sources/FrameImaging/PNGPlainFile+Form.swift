extension PNGPlainFile {
    /// How a file stores its pixels.
    enum Form {
        /// Red, green, blue, and alpha where there are four channels, of eight bits each.
        case direct(channels: Int)
        /// Numbers of a palette's colours, 1, 2, 4 or 8 bits each.
        case palette(bits: Int)
        /// Greys, 1, 2, 4 or 8 bits each.
        case grey(bits: Int)

        /// The form of what follows the size in IHDR; `nil` for rarer ones.
        init?(header: ArraySlice<UInt8>) {
            guard let bits = header.first, header.dropFirst(2).elementsEqual([0, 0, 0]) else { return nil }
            switch header.dropFirst().first {
            case 2 where bits == 8: self = .direct(channels: 3)
            case 6 where bits == 8: self = .direct(channels: 4)
            case 3 where [1, 2, 4, 8].contains(bits): self = .palette(bits: Int(bits))
            case 0 where [1, 2, 4, 8].contains(bits): self = .grey(bits: Int(bits))
            default: return nil
            }
        }

        /// How many bytes a row of so many pixels has.
        func rowLength(_ width: Int) -> Int {
            switch self {
            case .direct(let channels): width * channels
            case .palette(let bits), .grey(let bits): (width * bits + 7) / 8
            }
        }

        /// How many bytes the chunk bKGD has.
        var backgroundLength: Int {
            switch self {
            case .direct: 6
            case .palette: 1
            case .grey: 2
            }
        }

        /// The colours of numbers, as they lie in memory, and how many there are.
        func colours(_ filter: PNGChunkFilter) -> (bytes: [UInt8], count: Int) {
            guard var table = Bitmap(width: 256, height: 1) else { return ([], 0) }
            switch self {
            case .direct: return ([], 0)
            case .grey(let bits):
                let count = 1 << bits
                for number in 0..<count {
                    let light = UInt8(number * 255 / (count - 1))
                    table.bytes.replaceSubrange(
                        number * 4..<number * 4 + 4, with: [light, light, light, 255])
                }
                return (table.bytes, count)
            case .palette:
                let (rgb, alphas) = (Array(filter.colours), Array(filter.alphas))
                for number in 0..<rgb.count / 3 {
                    let alpha = number < alphas.count ? alphas[number] : 255
                    table.bytes.replaceSubrange(
                        number * 4..<number * 4 + 4,
                        with: [rgb[number * 3 + 2], rgb[number * 3 + 1], rgb[number * 3], alpha])
                }
                table.premultiply()
                return (table.bytes, rgb.count / 3)
            }
        }
    }
}
