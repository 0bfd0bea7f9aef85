internal import CFrameKernels

/// A picture of a GIF with clear pixels, as numbers of the palette, and what lies below it.
///
/// Single pixels of a GIF cannot become clear again; only the whole rectangle of a frame can, before the next one. So
/// what a frame stores follows from its neighbours on both sides: pixels that vanish after it must lie in its
/// rectangle, and what else that rectangle held is drawn again. Where that would be much, a frame that draws nothing
/// over the vanishing pixels alone takes the end of its time.
struct GIFPicture: Sendable {
    /// What becomes of the canvas between two pictures.
    enum Clearing {
        case nothing
        /// The frame before covers this rectangle and takes it away with itself.
        case frame(PixelArea)
        /// Another frame, which draws nothing, covers this rectangle and takes it away with itself.
        case eraser(PixelArea)
    }

    let size: PixelSize
    /// The number of pixels without colour.
    let clear: UInt8
    /// A number for each pixel.
    private(set) var numbers: [UInt8]
    /// The numbers that are seen before the picture is drawn; `nil` where nothing is.
    private var below: [UInt8]?

    init(_ numbers: [UInt8], size: PixelSize, clear: UInt8) {
        self.numbers = numbers
        self.size = size
        self.clear = clear
    }

    /// Lays the picture on the one before.
    ///
    /// - Parameters:
    ///   - previous: The picture before.
    ///   - area: The rectangle that the picture before draws.
    ///   - mayErase: Whether there is time for another frame between both.
    /// - Returns: The rectangle to draw, `nil` where both pictures look the same, and what is cleared before.
    mutating func lay(
        on previous: GIFPicture, drawnIn area: PixelArea, mayErase: Bool
    ) -> (area: PixelArea?, clearing: Clearing) {
        guard let changed = changedArea(since: previous.numbers) else { return (nil, .nothing) }
        guard let vanished = vanishedArea(since: previous.numbers) else {
            below = previous.numbers
            return (changed, .nothing)
        }
        let whole = area.union(vanished)
        // A frame more is worth it where it spares most of a rectangle that is not small.
        let isErased =
            mayErase && vanished.count * Self.shareErased < whole.count
            && whole.count * Self.shareSpared > numbers.count
        let cleared = isErased ? vanished : whole
        let left = previous.clearing(cleared)
        below = left
        return (changedArea(since: left) ?? .onePixel, isErased ? .eraser(cleared) : .frame(cleared))
    }

    /// The numbers of a rectangle, without those that are seen there already.
    func changes(in area: PixelArea) -> [UInt8] {
        var changes = Self.cropped(numbers, to: area, width: size.width)
        if let below {
            let old = Self.cropped(below, to: area, width: size.width)
            _ = unsafe frame_clear_equal_numbers(
                &changes, old, changes.count, GIFEncoder.shortestGap, clear)
        }
        return changes
    }

    /// What is erased is less than a quarter of the rectangle that would be drawn again.
    private static let shareErased = 4
    /// That rectangle is more than an eighth of the picture.
    private static let shareSpared = 8

    private func changedArea(since other: [UInt8]) -> PixelArea? {
        var area = FrameArea()
        return unsafe frame_changed_numbers(other, numbers, size.width, size.height, &area)
            ? PixelArea(area) : nil
    }

    private func vanishedArea(since other: [UInt8]) -> PixelArea? {
        var area = FrameArea()
        return unsafe frame_vanished_numbers(other, numbers, size.width, size.height, clear, &area)
            ? PixelArea(area) : nil
    }

    private func clearing(_ area: PixelArea) -> [UInt8] {
        var result = numbers
        for row in area.y..<area.y + area.height {
            let start = row * size.width + area.x
            for place in start..<start + area.width { result[place] = clear }
        }
        return result
    }

    private static func cropped(_ numbers: [UInt8], to area: PixelArea, width: Int) -> [UInt8] {
        guard area.width < width else {
            return Array(numbers[area.y * width..<(area.y + area.height) * width])
        }
        var part: [UInt8] = []
        part.reserveCapacity(area.count)
        for row in area.y..<area.y + area.height {
            part += numbers[row * width + area.x..<row * width + area.x + area.width]
        }
        return part
    }
}

extension PixelArea {
    /// The pixel in the corner, for a frame that draws nothing.
    static let onePixel = PixelArea(x: 0, y: 0, width: 1, height: 1)

    /// The smallest rectangle that holds two.
    func union(_ other: PixelArea) -> PixelArea {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelArea(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}
