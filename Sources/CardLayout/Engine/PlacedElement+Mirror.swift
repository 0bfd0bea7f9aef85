import FrameDrawing
import PlaneGeometry

extension PlacedElement {
    /// The node reflected left to right in a rectangle, with all that is in it.
    ///
    /// Boxes, corners, gradients and anchors are reflected; glyphs and pictures are not, only their places.
    func mirrored(in host: Rect) -> PlacedElement {
        var result = self
        result.frame = frame.mirrored(in: host)
        result.content = content.mirrored(in: host)
        result.modifiers = modifiers.map { modifier in
            PlacedModifier(
                frame: modifier.frame.mirrored(in: host), effect: modifier.effect.mirrored(in: host))
        }
        return result
    }
}

extension PlacedContent {
    fileprivate func mirrored(in host: Rect) -> PlacedContent {
        switch self {
        case .children(let children): return .children(children.map { $0.mirrored(in: host) })
        case .text(let text, let paint, let room): return .text(text, paint: paint.mirrored, room: room)
        case .image(var image):
            image.alignment.horizontal = image.alignment.horizontal.mirrored
            return .image(image)
        case .shape(let shape): return .shape(shape.mirrored)
        case .divider(let paint): return .divider(paint.mirrored)
        case .hosted, .empty: return self
        }
    }
}

extension PlacedEffect {
    fileprivate func mirrored(in host: Rect) -> PlacedEffect {
        switch self {
        case .background(let content): return .background(content.mirrored(in: host))
        case .overlay(let content): return .overlay(content.mirrored(in: host))
        case .clip(let outline): return .clip(outline.mirrored)
        case .border(let paint, let width): return .border(paint.mirrored, width: width)
        case .shadow(var shadow):
            shadow.offset.x = 0 - shadow.offset.x
            return .shadow(shadow)
        case .scale(let x, let y, let anchor): return .scale(x: x, y: y, anchor: anchor.mirrored)
        case .none, .opacity: return self
        }
    }
}

extension ShapeContent {
    fileprivate var mirrored: ShapeContent {
        var result = self
        result.outline = outline.mirrored
        result.fill = fill?.mirrored
        result.stroke = stroke.map { Stroke(paint: $0.paint.mirrored, width: $0.width) }
        return result
    }
}

extension ShapeContent.Outline {
    fileprivate var mirrored: Self {
        guard case .roundedRectangle(let radii) = self else { return self }
        return .roundedRectangle(radii.mirrored)
    }
}

extension HorizontalAlignment {
    fileprivate var mirrored: HorizontalAlignment {
        switch self {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }
}

extension Rect {
    /// The rectangle reflected left to right inside another one.
    fileprivate func mirrored(in host: Rect) -> Rect {
        offset(by: Point(x: -host.minX, y: 0)).mirrored(inWidth: host.width)
            .offset(by: Point(x: host.minX, y: 0))
    }
}
