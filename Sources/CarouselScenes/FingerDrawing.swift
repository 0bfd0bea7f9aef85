internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry

/// How a finger on the glass is shown: a translucent disc with a ring, as screen recordings have it.
///
/// It fades in shortly before touch-down, so that the eye is there in time, and out after the lift.
struct FingerDrawing {
    /// The middle of the carousel, in viewport points; the way of a finger that the script puts nowhere is
    /// centred there.
    let center: Point

    /// The radius of a finger that is down, in points.
    private static let radius = 20.0
    /// How much larger the disc is where it appears and where it vanishes.
    private static let growth = 0.35
    /// How long it fades in before touch-down, in seconds.
    private static let fadeIn = 0.12
    /// How long it fades out after the lift, in seconds.
    private static let fadeOut = 0.2
    private static let disc = Color(red: 0.45, green: 0.45, blue: 0.47, alpha: 0.45)
    private static let ring = Color(red: 1, green: 1, blue: 1, alpha: 0.9)
    private static let edge = Color(red: 0, green: 0, blue: 0, alpha: 0.25)
    private static let ringWidth = 2.0
    private static let edgeWidth = 1.0

    /// Where a finger is at a time, in viewport points.
    func place(of touch: FingerTouch, at time: Double) -> Point {
        let way = touch.translation(at: time)
        if let origin = touch.origin { return origin + way }
        let whole = touch.translation(at: touch.end)
        return center + Point(x: way.x - whole.x / 2, y: way.y - whole.y / 2)
    }

    /// What is drawn for the fingers at a time in seconds.
    func items(for touches: [FingerTouch], at time: Double) -> [DisplayItem] {
        touches.enumerated().compactMap { number, touch in
            let presence = Self.presence(of: touch, at: time)
            guard presence > 0 else { return nil }
            let growth = 1 + Self.growth * (1 - presence)
            let place = AffineTransform(translation: place(of: touch, at: time))
            let element = "touch[\(number)]"
            return .group(
                DisplayGroup(
                    element: element,
                    transform: AffineTransform(scaleX: growth, y: growth).followed(by: place),
                    opacity: presence, items: Self.items(element: element)))
        }
    }

    /// How much of a finger is there: 1 while it is down, less before and after.
    private static func presence(of touch: FingerTouch, at time: Double) -> Double {
        if time < touch.start { return max(1 - (touch.start - time) / fadeIn, 0) }
        return time <= touch.end ? 1 : max(1 - (time - touch.end) / fadeOut, 0)
    }

    private static func items(element: String) -> [DisplayItem] {
        let box = Rect(center: .zero, size: Size(width: 2 * radius, height: 2 * radius))
        func line(_ color: Color, width: Double, outset: Double) -> DisplayItem {
            .stroke(
                StrokedPath(
                    element: element, path: Path(ellipseIn: box.expanded(by: outset)), paint: .color(color),
                    bounds: box, width: width))
        }
        return [
            .fill(
                FilledPath(element: element, path: Path(ellipseIn: box), paint: .color(disc), bounds: box)),
            line(ring, width: ringWidth, outset: 0 - ringWidth / 2),
            line(edge, width: edgeWidth, outset: edgeWidth / 2),
        ]
    }
}
