internal import CFrameKernels
internal import Synchronization

/// The colours of a GIF, and which of them stand for a colour of a picture.
public struct GIFPalette: Sendable {
    /// Red, green and blue of each colour.
    let colours: [UInt8]
    /// What the palette was made for.
    let options: GIFOptions
    private let mixtures: Mixtures

    /// Makes a palette of 1…255 colours.
    init(_ colours: [UInt8], _ options: GIFOptions) {
        self.colours = colours
        self.options = options
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
            let mixtures = mixtures.table
            unsafe bitmap.bytes.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress, let start = target.baseAddress else { return }
                var matte = options.matte
                unsafe frame_number_colours(
                    pixels, bitmap.width, area.kernelArea, &matte, mixtures, clear, start)
            }
        }
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
