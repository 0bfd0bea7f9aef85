internal import CFrameKernels

/// How pictures of many colours become such of few.
public struct GIFOptions: Hashable, Sendable {
    /// What becomes of translucent pixels, of which a GIF has none.
    public enum Alpha: Hashable, Sendable {
        /// All are drawn on a background; the GIF is opaque.
        case none(background: Bitmap.Pixel)
        /// Those less than half opaque are left out, others drawn on a matte, the colour of the page to be expected.
        case oneBit(matte: Bitmap.Pixel)
    }

    /// The number of colours of a palette, 2…255.
    public let colours: Int
    /// How much noise is accepted for true mean colours, from 0 for none to 1.
    ///
    /// The noise is fixed to the pixels: what stands still does not crawl.
    public let dithering: Double
    /// What becomes of translucent pixels.
    public let alpha: Alpha

    /// Makes options.
    ///
    /// - Parameters:
    ///   - colours: The number of colours of a palette; brought into 2…255.
    ///   - dithering: How much noise is accepted for true mean colours; brought into 0…1.
    ///   - alpha: What becomes of translucent pixels; without, they are drawn on white.
    public init(colours: Int = 255, dithering: Double = 0.5, alpha: Alpha = .none(background: .white)) {
        self.colours = min(max(colours, 2), Self.mostColours)
        self.dithering = dithering > 0 ? min(dithering, 1) : 0
        self.alpha = alpha
    }

    /// The most colours of a frame; one more number stands for no change.
    public static let mostColours = 255

    var hasClearPixels: Bool {
        if case .oneBit = alpha { true } else { false }
    }

    /// As the kernels take it.
    var matte: FrameMatte {
        switch alpha {
        case .none(let colour): FrameMatte(matte: (colour.blue, colour.green, colour.red), threshold: 0)
        case .oneBit(let colour):
            FrameMatte(matte: (colour.blue, colour.green, colour.red), threshold: Self.leastAlpha)
        }
    }

    /// The least alpha of a pixel that is seen.
    static let leastAlpha: UInt8 = 128
}

extension Bitmap.Pixel {
    /// Opaque white.
    public static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
}
