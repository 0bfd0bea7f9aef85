internal import CFrameKernels

/// Collects the colours of some frames and chooses a palette for them.
///
/// Colours that are few enough for a palette are its colours, to the last bit. Of more, those alike in the upper six bits
/// of their channels are counted together, and some stand for all. Several may collect side by side; what they took is
/// added up then, in the same order each time.
public struct GIFPaletteBuilder: Sendable {
    /// What the palette is for.
    public let options: GIFOptions

    /// All colours, while they are few enough.
    private var exact: GIFColourSet
    private var cells: [FrameColourCell]

    /// Makes a builder that has seen no colour.
    public init(_ options: GIFOptions = GIFOptions()) {
        self.options = options
        exact = GIFColourSet(most: options.colours)
        let count = Int(FrameColourCells)
        cells = unsafe [FrameColourCell](unsafeUninitializedCapacity: count) { cells, initialized in
            if let start = cells.baseAddress {
                unsafe frame_expect_to_fill(start, count * MemoryLayout<FrameColourCell>.stride)
            }
            unsafe cells.initialize(repeating: FrameColourCell())
            initialized = count
        }
    }

    /// Counts the colours of a picture; of a large one of many colours those of pixels evenly spread over it.
    public mutating func add(_ bitmap: Bitmap) { add(bitmap, in: bitmap.area) }

    /// Counts the colours of a part of a picture.
    mutating func add(_ bitmap: Bitmap, in area: PixelArea) {
        exact.add(bitmap, in: area, on: options.matte)
        let step = max(Int((Double(area.count) / Self.countedPixels).squareRoot().rounded(.up)), 1)
        var matte = options.matte
        unsafe bitmap.bytes.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            unsafe frame_count_colours(pixels, bitmap.width, area.kernelArea, step, &matte, &cells)
        }
    }

    /// Takes out what was counted; the builder is as one that has seen no colour then.
    public mutating func takeCounts() -> GIFColourCounts {
        let count = unsafe frame_counted_cells(cells)
        let taken = unsafe [FrameColourCount](unsafeUninitializedCapacity: count) { counts, initialized in
            initialized = count
            if let start = counts.baseAddress { unsafe frame_take_colours(&cells, start) }
        }
        defer { exact = GIFColourSet(most: options.colours) }
        return GIFColourCounts(exact: exact, cells: taken)
    }

    /// Adds what another builder counted.
    public mutating func add(_ counts: GIFColourCounts) {
        exact.add(counts.exact)
        unsafe frame_add_colours(&cells, counts.cells, counts.cells.count)
    }

    /// The palette for the colours so far.
    public func palette() -> GIFPalette {
        if let colours = exact.palette, !colours.isEmpty {
            return GIFPalette(colours, options, isExact: true)
        }
        var points: [ColourPoint] = []
        // In blocks that have the upper four bits of each channel in common, as finding the nearest wants it.
        for block in 0..<1 << 12 {
            let first = (block >> 8) << 14 | (block >> 4 & 15) << 8 | (block & 15) << 2
            for cell in 0..<64 {
                let cell = cells[first | (cell >> 4) << 12 | (cell >> 2 & 3) << 6 | cell & 3]
                if cell.count > 0 { points.append(ColourPoint(cell)) }
            }
        }
        guard !points.isEmpty else { return GIFPalette([0, 0, 0], options) }
        let colours = ColourClusters(points, count: options.colours).colours
        return GIFPalette(colours.flatMap(\.bytes), options)
    }

    /// More pixels than these change no palette.
    private static let countedPixels = 262_144.0
}

extension ColourPoint {
    fileprivate init(_ cell: FrameColourCell) {
        weight = Double(cell.count)
        // Votes are what the majority has over all others; beyond half of all they are three quarters.
        isFlat = cell.votes > cell.count / 2
        if isFlat {
            red = UInt8(truncatingIfNeeded: cell.colour >> 16)
            green = UInt8(truncatingIfNeeded: cell.colour >> 8)
            blue = UInt8(truncatingIfNeeded: cell.colour)
        } else {
            func mean(_ sum: UInt32) -> UInt8 {
                UInt8(truncatingIfNeeded: (sum + cell.count / 2) / cell.count)
            }
            (red, green, blue) = (mean(cell.red), mean(cell.green), mean(cell.blue))
        }
    }
}
