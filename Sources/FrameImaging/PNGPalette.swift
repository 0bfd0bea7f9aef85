internal import CFrameKernels

/// The colours of a picture that has at most 256.
struct PNGPalette {
    /// The colours as premultiplied words of the bitmap: those not opaque first, then from dark to light.
    ///
    /// So tRNS, which has an alpha for each colour up to the last that is not opaque, is short, and numbers of
    /// neighbours in a soft ramp are near each other.
    private let colours: [UInt32]
    private let numbers: ColourTable

    /// Collects the colours; `nil` where there are more than 256.
    init?(_ bitmap: Bitmap) {
        var found = ColourTable()
        let isWhole = unsafe bitmap.withWords { words in
            var last: UInt32?
            return unsafe words.allSatisfy { word in
                defer { last = word }
                return word == last || found.insert(word, number: 0)
            }
        }
        guard isWhole else { return nil }
        colours = found.colours.sorted { Self.rank($0) < Self.rank($1) }
        var numbers = ColourTable()
        for (number, colour) in colours.enumerated() { _ = numbers.insert(colour, number: UInt8(number)) }
        self.numbers = numbers
    }

    /// How many bits the number of a colour has: 1, 2, 4 or 8.
    var bits: Int {
        switch colours.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// The content of PLTE and tRNS; the latter is empty where all colours are opaque.
    var chunks: (colours: [UInt8], alphas: [UInt8]) {
        let premultiplied = colours.flatMap { colour in
            [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: colour >> $0) }
        }
        let straight = unsafe [UInt8](unsafeUninitializedCapacity: premultiplied.count + Int(FrameRowSlack)) {
            target, count in
            guard let row = target.baseAddress else { return }
            var layout = FrameRowLayout(pixels: colours.count, channels: 4, portable: false)
            unsafe frame_row_unpack(&layout, premultiplied, row)
            count = premultiplied.count
        }
        let translucent = colours.prefix { !Self.isOpaque($0) }.count
        return (
            (0..<colours.count).flatMap { straight[4 * $0..<4 * $0 + 3] },
            (0..<translucent).map { straight[4 * $0 + 3] }
        )
    }

    /// The rows of numbers, each of whole bytes, the leftmost pixel in a byte's highest bits.
    func rows(of bitmap: Bitmap) -> [UInt8] {
        var rows: [UInt8] = []
        let perByte = 8 / bits
        rows.reserveCapacity((bitmap.width + perByte - 1) / perByte * bitmap.height)
        unsafe bitmap.withWords { words in
            var (last, number): (UInt32?, UInt8) = (nil, 0)
            for y in 0..<bitmap.height {
                var byte: UInt8 = 0
                for x in 0..<bitmap.width {
                    let word = unsafe words[y * bitmap.width + x]
                    if word != last { (last, number) = (word, numbers[word]) }
                    byte |= number << UInt8(8 - bits - x % perByte * bits)
                    if x % perByte == perByte - 1 || x == bitmap.width - 1 {
                        rows.append(byte)
                        byte = 0
                    }
                }
            }
        }
        return rows
    }

    private static func isOpaque(_ colour: UInt32) -> Bool { colour >> 24 == 255 }

    private static func rank(_ colour: UInt32) -> UInt64 {
        let (red, green, blue) = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
        let brightness = UInt64(2 * red + 5 * green + blue)
        return UInt64(isOpaque(colour) ? 1 : 0) << 48 | brightness << 32 | UInt64(colour)
    }
}

/// The numbers of up to 256 colours by open addressing.
private struct ColourTable {
    private(set) var colours: [UInt32] = []
    private var places = [UInt16](repeating: 0, count: 1024)
    private var numbers: [UInt8] = []

    /// Adds a colour unless it is there; `false` where it would be the 257th.
    mutating func insert(_ colour: UInt32, number: UInt8) -> Bool {
        let place = place(of: colour)
        guard places[place] == 0 else { return true }
        guard colours.count < 256 else { return false }
        colours.append(colour)
        numbers.append(number)
        places[place] = UInt16(colours.count)
        return true
    }

    /// The number of a colour that is there.
    subscript(colour: UInt32) -> UInt8 {
        let entry = Int(places[place(of: colour)])
        return entry > 0 ? numbers[entry - 1] : 0
    }

    /// Where a colour is, or where it would be.
    private func place(of colour: UInt32) -> Int {
        // Fibonacci hashing: 2³² by the golden ratio.
        var place = Int((colour &* 0x9E37_79B1) >> 22)
        while places[place] > 0, colours[Int(places[place]) - 1] != colour { place = (place + 1) & 1023 }
        return place
    }
}
