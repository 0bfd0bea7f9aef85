import func Foundation.log10
import FrameDrawing
import FrameImaging
import PlaneGeometry

/// How near two pictures of one display list are, as a ratio of signal to noise in decibels.
///
/// Left out is an edge of one pixel along clips and pictures, which engines soften each in its own way.
struct PictureComparison {
    /// Over the whole picture.
    let whole: Double
    /// Over the cards alone.
    let cards: Double

    /// Compares two pictures of a size.
    ///
    /// - Parameters:
    ///   - ours: The first picture.
    ///   - theirs: A picture that holds the second.
    ///   - place: The pixel of it at which the second begins.
    ///   - mask: A picture that is red where edges lie and green where cards do.
    init?(_ ours: Bitmap, _ theirs: Bitmap, at place: (x: Int, y: Int) = (0, 0), mask: Bitmap) {
        guard place.x + ours.width <= theirs.width, place.y + ours.height <= theirs.height,
            mask.width == ours.width, mask.height == ours.height
        else { return nil }
        var (sum, count, cardSum, cardCount) = (0, 0, 0, 0)
        unsafe ours.bytes.withUnsafeBufferPointer { one in
            unsafe theirs.bytes.withUnsafeBufferPointer { two in
                unsafe mask.bytes.withUnsafeBufferPointer { mask in
                    for y in 0..<ours.height {
                        var own = y * ours.width * 4
                        var other = ((y + place.y) * theirs.width + place.x) * 4
                        for _ in 0..<ours.width {
                            if unsafe mask[own + 2] == 0 {
                                let blue = unsafe Int(one[own]) &- Int(two[other])
                                let green = unsafe Int(one[own + 1]) &- Int(two[other + 1])
                                let red = unsafe Int(one[own + 2]) &- Int(two[other + 2])
                                let squares = blue &* blue &+ green &* green &+ red &* red
                                sum &+= squares
                                count &+= 3
                                if unsafe mask[own + 1] > 0 {
                                    cardSum &+= squares
                                    cardCount &+= 3
                                }
                            }
                            own &+= 4
                            other &+= 4
                        }
                    }
                }
            }
        }
        whole = Self.ratio(sum, count)
        cards = Self.ratio(cardSum, cardCount)
    }

    private static func ratio(_ sum: Int, _ count: Int) -> Double {
        sum == 0 ? .infinity : -10 * log10(Double(sum) / Double(count) / (255 * 255))
    }

    /// What the mask of a display list is drawn from.
    static func mask(of list: DisplayList, scale: Double) -> DisplayList {
        var cards: [DisplayItem] = []
        var edges: [DisplayItem] = []
        for item in list.items {
            collect(item, by: .identity, isCard: false, scale: scale, cards: &cards, edges: &edges)
        }
        return DisplayList(size: list.size, background: .color(.black), items: cards + edges)
    }

    private static func collect(
        _ item: DisplayItem, by map: AffineTransform, isCard: Bool, scale: Double,
        cards: inout [DisplayItem], edges: inout [DisplayItem]
    ) {
        func add(_ path: Path, isEdge: Bool) {
            let outline = path.applying(map)
            if isEdge {
                edges.append(
                    .stroke(
                        StrokedPath(
                            element: "edge", path: outline, paint: .color(Color(red: 1, green: 0, blue: 0)),
                            bounds: .zero, width: 2 / scale)))
            }
            guard isCard else { return }
            cards.append(
                .fill(
                    FilledPath(
                        element: "card", path: outline, paint: .color(Color(red: 0, green: 1, blue: 0)),
                        bounds: .zero)))
        }
        switch item {
        case .fill(let fill): add(fill.path, isEdge: false)
        case .text(let text): add(Path(rect: text.frame), isEdge: false)
        case .stroke: break
        case .image(let image): add(Path(rect: image.frame), isEdge: true)
        case .group(let group):
            let inner = group.transform.followed(by: map)
            let isCard = isCard || group.element.hasPrefix("card[")
            if let clip = group.clip {
                collect(
                    .fill(FilledPath(element: "clip", path: clip, paint: .color(.clear), bounds: .zero)),
                    by: inner, isCard: isCard, scale: scale, cards: &cards, edges: &edges)
                edges.append(
                    .stroke(
                        StrokedPath(
                            element: "edge", path: clip.applying(inner),
                            paint: .color(Color(red: 1, green: 0, blue: 0)), bounds: .zero, width: 2 / scale))
                )
            }
            for item in group.items {
                collect(item, by: inner, isCard: isCard, scale: scale, cards: &cards, edges: &edges)
            }
        }
    }
}
