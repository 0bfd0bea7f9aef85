internal import CardLayout
internal import FrameDrawing
internal import PlaneGeometry

extension PageIndicator {
    /// The size of the dots for a number of pages: as many as fit the width offered.
    func size(pages: Int, width: Double?) -> Size {
        let shown = shownDots(pages: pages, width: width ?? .infinity)
        return Size(width: extent(dots: shown), height: size)
    }

    /// The dots at a fractional page, from the first to the last page.
    ///
    /// The page's colour cross-fades between two dots. Where not all dots fit, a window of them follows the
    /// page and those at its ends shrink.
    ///
    /// - Parameters:
    ///   - page: The page with its fraction.
    ///   - pages: How many there are.
    ///   - isLooping: Whether the first page follows the last.
    ///   - isMirrored: Whether the first dot is at the right.
    ///   - frame: The box of the dots.
    ///   - element: The path of the node.
    /// - Returns: A filled circle a dot.
    func items(
        page: Double, pages: Int, isLooping: Bool, isMirrored: Bool, frame: Rect, element: String
    ) -> [DisplayItem] {
        let shown = shownDots(pages: pages, width: frame.width)
        guard shown > 0 else { return [] }
        let first = min(max(page - Double(shown - 1) / 2, 0), Double(pages - shown))
        let left = frame.midX - extent(dots: shown) / 2
        let numbers = Int(first.rounded(.down))...min(Int(first.rounded(.up)) + shown - 1, pages - 1)
        return numbers.map { number in
            let place = Double(number) - first
            let part = min(max(min(place + 1, Double(shown) - place), 0), 1)
            let x = left + place * (size + spacing) + size / 2
            let center = Point(x: isMirrored ? frame.minX + frame.maxX - x : x, y: frame.midY)
            let box = Rect(center: center, size: Size(width: size * part, height: size * part))
            let weight = selection(of: number, page: page, pages: pages, isLooping: isLooping)
            let paint = Paint.color(inactiveColor.mixed(with: color, by: weight))
            return .fill(FilledPath(element: element, path: Path(ellipseIn: box), paint: paint, bounds: box))
        }
    }

    private func selection(of number: Int, page: Double, pages: Int, isLooping: Bool) -> Double {
        var distance = (page - Double(number)).magnitude
        if isLooping { distance = min(distance, Double(pages) - distance) }
        return max(0, 1 - distance)
    }

    private func shownDots(pages: Int, width: Double) -> Int {
        let stride = size + spacing
        guard stride > 0, width.isFinite else { return min(pages, Self.dotLimit) }
        return max(min(pages, Int(min((width + spacing) / stride, Double(Self.dotLimit)))), min(pages, 1))
    }

    private func extent(dots: Int) -> Double {
        dots > 0 ? Double(dots) * size + Double(dots - 1) * spacing : 0
    }

    /// No more dots than this are shown where the width is free.
    private static let dotLimit = 100
}

extension Color {
    /// The colour between this one and another, channel by channel with premultiplied alpha.
    ///
    /// - Parameters:
    ///   - other: The other colour.
    ///   - fraction: 0 for this one, 1 for the other.
    /// - Returns: The mixture.
    func mixed(with other: Color, by fraction: Double) -> Color {
        let (own, its) = (alpha * (1 - fraction), other.alpha * fraction)
        let sum = own + its
        guard sum > 0 else { return .clear }
        return Color(
            red: (red * own + other.red * its) / sum, green: (green * own + other.green * its) / sum,
            blue: (blue * own + other.blue * its) / sum, alpha: sum)
    }
}
