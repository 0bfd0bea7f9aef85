internal import CFrameKernels

/// The compressed bands of rows of a picture, kept from one picture of a sequence to the next.
struct PNGBands {
    /// The pictures' size.
    let size: PixelSize
    /// The rows of each band; they follow from the size.
    let ranges: [Range<Int>]
    /// How the pixels are stored: opaque pictures as RGB, others as RGBA.
    private(set) var colour = PNGColour.rgb

    private struct Band {
        var channels: Int
        var isOpaque: Bool
        /// A chunk IDAT.
        var chunk: [UInt8]
        var sum: AdlerSum
    }

    private var bands: [Band?]
    private var coder: PNGBandEncoder?

    init(size: PixelSize) {
        self.size = size
        let height = Self.height(width: size.width)
        ranges = stride(from: 0, to: size.height, by: height).map { $0..<min($0 + height, size.height) }
        bands = [Band?](repeating: nil, count: ranges.count)
    }

    /// Compresses the bands of a picture but for those that are known to be as before.
    mutating func update(_ bitmap: Bitmap, kept: [Bool]) {
        for (index, isKept) in kept.enumerated() where !isKept { bands[index] = nil }
        unsafe bitmap.bytes.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            // Most sequences stay opaque, or not. Trying it out saves reading the pixels once more.
            if unsafe colour.channels == 4 && !isOpaque(pixels) || !compress(pixels, channels: 3) {
                _ = unsafe compress(pixels, channels: 4)
            }
        }
    }

    /// The chunks IDAT, and the end of the file.
    var chunks: [[UInt8]] {
        var sum = AdlerSum()
        for case .some(let band) in bands { sum.append(band.sum) }
        var end = PNGChunkWriter([])
        end.append("IDAT", Self.lastBlock + PNGChunkWriter.number(sum.value))
        end.append("IEND", [])
        return bands.compactMap { $0?.chunk } + [end.bytes]
    }

    private func isOpaque(_ pixels: UnsafePointer<UInt8>) -> Bool {
        zip(ranges, bands).allSatisfy { rows, band in
            unsafe band?.isOpaque ?? isOpaque(pixels, rows)
        }
    }

    private func isOpaque(_ pixels: UnsafePointer<UInt8>, _ rows: Range<Int>) -> Bool {
        unsafe frame_pixels_are_opaque(
            pixels + rows.lowerBound * size.width * 4, rows.count * size.width, false)
    }

    /// Compresses what there is not yet with so many channels; `false` where those are too few.
    private mutating func compress(_ pixels: UnsafePointer<UInt8>, channels: Int) -> Bool {
        colour = channels == 4 ? .rgba : .rgb
        let coder = coder(channels: channels)
        for (index, rows) in ranges.enumerated() where bands[index]?.channels != channels {
            let isOpaque = unsafe bands[index]?.isOpaque ?? isOpaque(pixels, rows)
            if !isOpaque && channels == 3 { return false }
            let band = unsafe coder.band(
                pixels + rows.lowerBound * size.width * 4, rows: rows.count,
                head: index == 0 ? Self.streamHead : [])
            bands[index] = Band(channels: channels, isOpaque: isOpaque, chunk: band.chunk, sum: band.sum)
        }
        return true
    }

    private mutating func coder(channels: Int) -> PNGBandEncoder {
        if let coder, coder.channels == channels { return coder }
        let coder = PNGBandEncoder(
            width: size.width, height: ranges.first?.count ?? 0, channels: channels)
        self.coder = coder
        return coder
    }

    /// How many rows a band has: what one reads of it is to stay in a core's cache while it is compressed.
    private static func height(width: Int) -> Int { max(pixelsOfBand / width / 8 * 8, 8) }

    private static let pixelsOfBand = 76_000
    /// Deflate with a window of 32 KiB, by a fast compressor (RFC 1950, 2.2).
    static let streamHead: [UInt8] = [0x78, 0x01]
    /// An empty block of fixed codes, which is the last one (RFC 1951, 3.2.6).
    static let lastBlock: [UInt8] = [0x03, 0x00]
}
