public import CairoRaster

/// How many pixels of an element differ.
public struct ElementDifference: Hashable, Sendable {
    /// The element's path, such as `card[3]/detailBar/leading`; `nil` for the background.
    public var element: String?
    /// How many of its pixels are over the tolerance, at least 1.
    public var pixelCount: Int

    /// The difference as `37 pixels in card[3]/detailBar/leading`.
    public var sentence: String {
        let pixels = pixelCount == 1 ? "1 pixel" : "\(pixelCount) pixels"
        return "\(pixels) in \(element ?? "the background")"
    }
}

extension PixelComparison {
    /// Attributes the pixels over the tolerance to the elements that are seen there.
    ///
    /// - Parameter map: The elements of a frame of the same size; pixels beyond it count as background.
    /// - Returns: The elements, those with the most pixels first, of equal ones the backmost.
    public func differences(by map: ElementMap) -> [ElementDifference] {
        var counts = [Int](repeating: 0, count: map.elements.count + 1)
        marks.forEach { x, y in
            let isInside = x < map.width && y < map.height
            counts[(isInside ? map.place(x: x, y: y) : nil).map { $0 + 1 } ?? 0] += 1
        }
        let found = counts.indices.filter { counts[$0] > 0 }
        return found.sorted { (counts[$1], $0) < (counts[$0], $1) }.map { place in
            ElementDifference(
                element: place > 0 ? map.elements[place - 1] : nil, pixelCount: counts[place])
        }
    }
}
