internal import CFrameKernels

/// The colours of pictures, as long as they are few enough for a palette that has them all.
struct GIFColourSet: Sendable {
    /// The colours and their numbers, as the kernels take them.
    private(set) var slots = [UInt32](repeating: 0, count: Int(FrameColourSlots))

    private let most: Int
    private var count = 0

    /// Makes a set without colours.
    ///
    /// - Parameter most: How many are few enough, 1…255.
    init(most: Int) { self.most = most }

    /// Makes the set of a palette's colours, with their numbers in it.
    ///
    /// - Parameter palette: Red, green and blue of each colour; 1…255 that differ.
    init(palette: [UInt8]) {
        self.init(most: palette.count / 3)
        add(palette)
    }

    /// Red, green and blue of each colour, in an order that depends on nothing else; `nil` where there are too many.
    var palette: [UInt8]? {
        guard count <= most else { return nil }
        let colours = slots.filter { $0 > 0 }.map { $0 & 0xFF_FFFF }
        return colours.sorted().flatMap { colour in
            [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
        }
    }

    /// Adds the colours of all pixels of a part of a picture; once there are too many, no pixel is looked at.
    mutating func add(_ bitmap: Bitmap, in area: PixelArea, on matte: FrameMatte) {
        add(bitmap.bytes, width: bitmap.width, area, matte)
    }

    /// Adds the colours of another set.
    mutating func add(_ other: GIFColourSet) {
        guard let palette = other.palette else {
            count = most + 1
            return
        }
        add(palette)
    }

    private mutating func add(_ palette: [UInt8]) {
        var pixels: [UInt8] = []
        for place in stride(from: 0, to: palette.count, by: 3) {
            pixels += palette[place..<place + 3].reversed()
            pixels.append(255)
        }
        let width = palette.count / 3
        add(pixels, width: width, PixelArea(x: 0, y: 0, width: width, height: 1), FrameMatte())
    }

    private mutating func add(_ pixels: [UInt8], width: Int, _ area: PixelArea, _ matte: FrameMatte) {
        guard count <= most else { return }
        var matte = matte
        count = unsafe frame_collect_colours(
            pixels, width, area.kernelArea, &matte, &slots, count, most)
    }
}
