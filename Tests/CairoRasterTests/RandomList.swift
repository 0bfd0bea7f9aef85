import FrameDrawing
import PlaneGeometry

/// Display lists of everything that can be drawn, from a seed, and changes to them.
struct RandomList {
    private var random: SeededGenerator
    private let images: [ImageReference]
    let size = Size(width: 61, height: 83)
    private var names = 0

    init(seed: UInt64, images: [ImageReference]) {
        random = SeededGenerator(seed: seed)
        self.images = images
    }

    /// A list of some items.
    mutating func list() -> DisplayList {
        DisplayList(size: size, background: background(), items: items(count: 2...7, depth: 0))
    }

    /// The list with one or two things changed.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var list = list
        for _ in 0..<Int.random(in: 1...2, using: &random) { list.items = changed(list.items, depth: 0) }
        if chance(0.05) { list.background = background() }
        return list
    }

    private mutating func changed(_ items: [DisplayItem], depth: Int) -> [DisplayItem] {
        var items = items
        guard let index = items.indices.randomElement(using: &random) else { return [item(depth: depth)] }
        switch Int.random(in: 0...5, using: &random) {
        case 0: items.remove(at: index)
        case 1: items.insert(item(depth: depth), at: index)
        case 2: items.swapAt(index, Int.random(in: items.indices, using: &random))
        default: items[index] = changed(items[index], depth: depth)
        }
        return items
    }

    private mutating func changed(_ item: DisplayItem, depth: Int) -> DisplayItem {
        guard case .group(var group) = item, chance(0.8) else { return self.item(depth: depth) }
        switch Int.random(in: 0...5, using: &random) {
        case 0: group.transform = transform()
        case 1: group.opacity = chance(0.5) ? 1 : number(0.1...0.9)
        case 2: group.tint = chance(0.5) ? nil : color()
        case 3: group.shadow = chance(0.5) ? nil : shadow()
        default: group.items = changed(group.items, depth: depth + 1)
        }
        return .group(group)
    }

    private mutating func items(count: ClosedRange<Int>, depth: Int) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for _ in 0..<Int.random(in: count, using: &random) { items.append(item(depth: depth)) }
        return items
    }

    private mutating func item(depth: Int) -> DisplayItem {
        names += 1
        let element = "item\(names)"
        let box = self.box()
        switch Int.random(in: 0...(depth < 3 ? 7 : 4), using: &random) {
        case 0, 1:
            return .fill(FilledPath(element: element, path: outline(box), paint: paint(), bounds: box))
        case 2:
            return .stroke(
                StrokedPath(
                    element: element, path: outline(box), paint: paint(), bounds: box,
                    width: number(0.3...6)))
        case 3: return .text(text(element, box))
        case 4:
            guard let image = images.randomElement(using: &random) else { return item(depth: depth) }
            return .image(PlacedImage(element: element, image: image, imageRect: box, frame: self.box()))
        default: return .group(group(element, depth: depth))
        }
    }

    private mutating func group(_ element: String, depth: Int) -> DisplayGroup {
        DisplayGroup(
            element: element, transform: transform(), clip: chance(0.3) ? outline(box()) : nil,
            opacity: chance(0.6) ? 1 : number(0.1...0.9), shadow: chance(0.25) ? shadow() : nil,
            tint: chance(0.2) ? color() : nil, spriteScale: chance(0.3) ? 1 : nil,
            items: items(count: 0...3, depth: depth + 1))
    }

    private mutating func text(_ element: String, _ box: Rect) -> PlacedText {
        let strings = ["進撃の巨人", "Wave", "第1巻 無料"]
        let style = TextStyle(size: number(6...20), weight: .bold)
        return PlacedText(
            element: element,
            text: StyledText(string: strings.randomElement(using: &random) ?? "", style: style),
            room: TextRoom(width: box.width), frame: box, paint: paint())
    }

    private mutating func box() -> Rect {
        let rect = Rect(
            x: number(-20...60), y: number(-20...80), width: number(1...50), height: number(1...50))
        guard chance(0.4) else { return rect }
        return Rect(
            x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
            height: rect.height.rounded())
    }

    private mutating func outline(_ box: Rect) -> Path {
        switch Int.random(in: 0...3, using: &random) {
        case 0: Path(rect: box)
        case 1: Path(roundedRect: box, radii: CornerRadii(all: number(0...12)))
        case 2: Path(ellipseIn: box)
        default:
            Path(elements: [
                .move(box.origin), .line(Point(x: box.maxX, y: box.midY)),
                .curve(Point(x: box.minX, y: box.maxY), box.center, Point(x: box.maxX, y: box.maxY)), .close,
            ])
        }
    }

    private mutating func transform() -> AffineTransform {
        var map = AffineTransform(translation: Point(x: number(-15...15), y: number(-15...15)))
        if chance(0.6) {
            let scale = number(0.3...1)
            map = AffineTransform(scaleX: scale, y: chance(0.2) ? number(0.3...1.2) : scale).followed(by: map)
        }
        if chance(0.25) {
            map = map.followed(by: AffineTransform(rotation: number(-2...2), around: Point(x: 30, y: 40)))
        }
        return map
    }

    private mutating func background() -> Paint? { chance(0.2) ? nil : paint() }

    private mutating func paint() -> Paint {
        let stops = [
            GradientStop(location: 0, color: color()),
            GradientStop(location: number(0.2...1), color: color()),
        ]
        switch Int.random(in: 0...4, using: &random) {
        case 0:
            return .linearGradient(
                LinearGradient(
                    stops: stops, start: UnitPoint(x: number(0...1), y: 0),
                    end: UnitPoint(x: number(0...1), y: number(0.1...1))))
        case 1:
            return .radialGradient(
                RadialGradient(
                    stops: stops, center: UnitPoint(x: 0.5, y: number(0...1)), startRadius: number(0...4),
                    endRadius: number(5...40)))
        default: return .color(color())
        }
    }

    private mutating func color() -> Color {
        Color(
            red: number(0...1), green: number(0...1), blue: number(0...1),
            alpha: chance(0.5) ? 1 : number(0.1...0.9))
    }

    private mutating func shadow() -> Shadow {
        Shadow(
            color: color(), radius: number(0...12), offset: Point(x: number(-8...8), y: number(-8...8)))
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random)
    }

    private mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
}
