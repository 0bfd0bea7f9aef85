internal import CFrameKernels

/// A rectangle of whole pixels in a picture.
struct PixelArea: Hashable, Sendable {
    /// The column of its left edge.
    var x: Int
    /// The row of its upper edge.
    var y: Int
    /// The number of columns, at least 1.
    var width: Int
    /// The number of rows, at least 1.
    var height: Int

    /// How many pixels it has.
    var count: Int { width * height }

    /// The size.
    var size: PixelSize { PixelSize(width: width, height: height) }

    /// Begun at an even column and an even row.
    var evenStart: PixelArea {
        PixelArea(x: x & ~1, y: y & ~1, width: width + x & 1, height: height + y & 1)
    }

    /// As the kernels take it.
    var kernelArea: FrameArea { FrameArea(x: x, y: y, width: width, height: height) }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(_ area: FrameArea) { self.init(x: area.x, y: area.y, width: area.width, height: area.height) }
}

extension Bitmap {
    /// All pixels.
    var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    /// The extents.
    var size: PixelSize { PixelSize(width: width, height: height) }

    /// The smallest rectangle outside which a picture of the same size has the same pixels.
    ///
    /// - Returns: `nil` where the pictures are equal.
    func changedArea(since other: Bitmap) -> PixelArea? {
        var area = FrameArea()
        let differs = unsafe bytes.withUnsafeBufferPointer { one in
            unsafe other.bytes.withUnsafeBufferPointer { two in
                guard let one = one.baseAddress, let two = two.baseAddress else { return false }
                return unsafe frame_changed_area(one, two, width, height, &area)
            }
        }
        return differs ? PixelArea(area) : nil
    }

    /// The smallest rectangle outside which no pixel has an alpha of so much or more.
    ///
    /// - Returns: `nil` where no pixel has.
    func visibleArea(alpha limit: UInt8) -> PixelArea? {
        var area = FrameArea()
        let isVisible = unsafe bytes.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return false }
            return unsafe frame_visible_area(pixels, width, height, limit, &area)
        }
        return isVisible ? PixelArea(area) : nil
    }

    /// The part in a rectangle that lies in the picture.
    func cropped(to area: PixelArea) -> Bitmap {
        guard area != self.area else { return self }
        let count = area.count * 4
        let part = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            initialized = count
            unsafe bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                unsafe frame_expect_to_fill(to, count)
                for row in 0..<area.height {
                    unsafe (to + row * area.width * 4).initialize(
                        from: from + ((area.y + row) * width + area.x) * 4, count: area.width * 4)
                }
            }
        }
        return Bitmap(width: area.width, height: area.height, bytes: part) ?? self
    }
}
