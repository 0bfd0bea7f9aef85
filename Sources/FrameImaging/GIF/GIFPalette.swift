internal import CFrameKernels
internal import Synchronization

/// The colours of a GIF, and which of them stand for a colour of a picture.
public struct GIFPalette: Sendable {
    /// Red, green and blue of each colour.
    let colours: [UInt8]
    /// What the palette was made for.
    let options: GIFOptions
    /// The colours, to be found by pixels that have exactly one of them; `nil` where each stands for several.
    private let exact: GIFColourSet?
    private let mixtures: Mixtures

    /// Makes a palette.
    ///
    /// - Parameters:
    ///   - colours: Red, green and blue of each colour, 1…255 of them.
    ///   - options: What it is made for.
    ///   - isExact: Whether pixels of just these colours get them without noise; then all of them differ.
    init(_ colours: [UInt8], _ options: GIFOptions, isExact: Bool = false) {
        self.colours = colours
        self.options = options
        exact = isExact ? GIFColourSet(palette: colours) : nil
        mixtures = Mixtures(colours, strength: UInt32((options.dithering * 256).rounded()))
    }

    /// How many colours there are.
    public var count: Int { colours.count / 3 }

    /// The number of pixels that are left out.
    var clear: UInt8 { UInt8(count) }

    /// Bits of a number, 2…8.
    var bits: Int { max(count.bitWidth - count.leadingZeroBitCount, 2) }

    /// The table as a file has it, filled up with black.
    var table: [UInt8] { colours + [UInt8](repeating: 0, count: 3 << bits - colours.count) }

    /// The numbers of an area's pixels.
    func numbers(of bitmap: Bitmap, in area: PixelArea) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: area.count) { target, count in
            count = area.count
            guard let start = target.baseAddress, unsafe !numberExactly(bitmap, area, start) else { return }
            let mixtures = mixtures.table
            var matte = options.matte
            unsafe frame_number_colours(
                bitmap.bytes, bitmap.width, area.kernelArea, &matte, mixtures, clear, start)
        }
    }

    /// Numbers the pixels of an exact palette; those of other colours, which are seldom, as ever.
    ///
    /// - Returns: Whether the palette is exact.
    private func numberExactly(
        _ bitmap: Bitmap, _ area: PixelArea, _ start: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        guard let exact else { return false }
        var matte = options.matte
        // Finding mixtures takes longer than numbering, and mostly no pixel asks for one.
        if unsafe frame_number_exact_colours(
            bitmap.bytes, bitmap.width, area.kernelArea, &matte, exact.slots, mixtures.known, clear, start)
        {
            return true
        }
        return unsafe frame_number_exact_colours(
            bitmap.bytes, bitmap.width, area.kernelArea, &matte, exact.slots, mixtures.table, clear, start)
    }
}

/// For each cell of colours the two of a palette to be mixed; found by the first worker that asks, who asks meanwhile
/// waits.
private final class Mixtures: Sendable {
    private let colours: [UInt8]
    private let strength: UInt32
    private let found = Mutex<[UInt32]?>(nil)

    init(_ colours: [UInt8], strength: UInt32) {
        self.colours = colours
        self.strength = strength
    }

    /// The table, where anyone has asked for it.
    var known: [UInt32]? { found.withLock { $0 } }

    var table: [UInt32] {
        found.withLock { found in
            if let found { return found }
            let count = Int(FrameColourCells)
            let mixtures = unsafe [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
                guard let start = target.baseAddress else { return }
                unsafe frame_build_mixtures(colours, colours.count / 3, strength, start)
                initialized = count
            }
            found = mixtures
            return mixtures
        }
    }
}
