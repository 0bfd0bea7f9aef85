import FrameDrawing
import PlaneGeometry

/// What stands for a picture that is not there: a grey area with a drawn picture of hills and a sun.
struct PlaceholderPicture {
    /// The path of the element.
    let path: String
    /// The area.
    let box: Rect

    private static let ground = Color(red8: 0xE5, green8: 0xE5, blue8: 0xEA)
    private static let ink = Color(red8: 0xC7, green8: 0xC7, blue8: 0xCC)
    /// The part of the area's shorter side that the drawing takes.
    private static let drawingShare = 0.4

    var items: [DisplayItem] {
        let extent = min(box.width, box.height) * Self.drawingShare
        let drawing = Rect(center: box.center, size: Size(width: extent, height: extent))
        return [fill(Path(rect: box), Self.ground)]
            + [hills(in: drawing), sun(in: drawing)].map {
                fill($0, Self.ink)
            }
    }

    private func fill(_ outline: Path, _ color: Color) -> DisplayItem {
        .fill(FilledPath(element: path, path: outline, paint: .color(color), bounds: box))
    }

    private func hills(in drawing: Rect) -> Path {
        let corners = [(0.0, 0.9), (0.35, 0.4), (0.55, 0.68), (0.7, 0.52), (1.0, 0.9)].map {
            UnitPoint(x: $0.0, y: $0.1).point(in: drawing)
        }
        return Path(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    }

    private func sun(in drawing: Rect) -> Path {
        let diameter = drawing.width * 0.2
        return Path(
            ellipseIn: Rect(
                center: UnitPoint(x: 0.75, y: 0.22).point(in: drawing),
                size: Size(width: diameter, height: diameter)))
    }
}
