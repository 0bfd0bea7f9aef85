import FrameDrawing
import PlaneGeometry

extension ShapeContent.Outline {
    /// The outline in a box, leading being left.
    func path(in box: Rect) -> Path {
        switch self {
        case .rectangle: Path(rect: box)
        case .roundedRectangle(let radii): Path(roundedRect: box, radii: radii)
        case .circle:
            Path(ellipseIn: Rect(center: box.center, size: Size(square: min(box.width, box.height))))
        case .capsule:
            Path(roundedRect: box, radii: CornerRadii(all: min(box.width, box.height) / 2))
        }
    }
}

extension ShapeContent {
    /// What is drawn for the shape in a box: the area, then the line along its outline.
    func items(path element: String, in box: Rect) -> [DisplayItem] {
        guard !box.isEmpty else { return [] }
        let path = outline.path(in: box)
        var items: [DisplayItem] = []
        if let fill {
            items.append(.fill(FilledPath(element: element, path: path, paint: fill, bounds: box)))
        }
        if let stroke, stroke.width.isFinite, stroke.width > 0 {
            items.append(
                .stroke(
                    StrokedPath(
                        element: element, path: path, paint: stroke.paint, bounds: box, width: stroke.width)))
        }
        return items
    }
}

extension Size {
    fileprivate init(square extent: Double) { self.init(width: extent, height: extent) }
}
