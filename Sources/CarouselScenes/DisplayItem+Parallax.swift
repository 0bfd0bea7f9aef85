internal import FrameDrawing
internal import PlaneGeometry

extension DisplayItem {
    /// The item with its pictures moved behind what is shown of them.
    ///
    /// A picture moves no farther than its edge: what is shown stays covered.
    func movingPictures(by vector: Point) -> DisplayItem {
        guard vector != .zero else { return self }
        switch self {
        case .fill, .stroke, .text: return self
        case .image(var image):
            let (whole, shown) = (image.imageRect, image.frame)
            image.imageRect = whole.offset(
                by: Point(
                    x: Self.step(vector.x, least: shown.maxX - whole.maxX, greatest: shown.minX - whole.minX),
                    y: Self.step(vector.y, least: shown.maxY - whole.maxY, greatest: shown.minY - whole.minY))
            )
            return .image(image)
        case .group(var group):
            group.items = group.items.map { $0.movingPictures(by: vector) }
            return .group(group)
        }
    }

    /// A distance between two limits that leave the picture's edges outside of what is shown.
    private static func step(_ distance: Double, least: Double, greatest: Double) -> Double {
        min(max(distance, min(least, 0)), max(greatest, 0))
    }
}
