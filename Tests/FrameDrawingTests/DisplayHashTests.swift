import FileStorage
import Foundation
import FrameDrawing
import PlaneGeometry
import Testing

/// The hash of a display list tells every change apart, and nothing else.
@Suite final class DisplayHashTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "framewheel-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FilePath(folder + "/a").write([1])
        try FilePath(folder + "/b").write([2])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func hash(_ list: DisplayList, _ files: FileHashes = FileHashes()) throws -> ContentHash {
        var hasher = ContentHasher()
        try list.append(to: &hasher, files: files)
        return hasher.hash
    }

    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: Size(width: 8, height: 8), items: items)
    }

    private let box = Rect(x: 1, y: 2, width: 3, height: 4)

    private var fill: FilledPath {
        FilledPath(element: "", path: Path(rect: box), paint: .color(.black), bounds: box)
    }

    private var text: PlacedText {
        PlacedText(
            element: "", text: StyledText(string: "a", style: TextStyle()), room: TextRoom(), frame: box,
            paint: .color(.black))
    }

    private func image(_ name: String) -> PlacedImage {
        PlacedImage(
            element: "", image: ImageReference(path: folder + "/" + name, pixelWidth: 1, pixelHeight: 1),
            imageRect: box, frame: box)
    }

    private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var value = value
        change(&value)
        return value
    }

    /// Fills, strokes and their paints.
    private var shapes: [DisplayItem] {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let linear = LinearGradient(stops: stops, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
        let radial = RadialGradient(
            stops: stops, center: UnitPoint(x: 0, y: 0), startRadius: 0, endRadius: 1)
        let point = Point(x: 1, y: 1)
        let paths: [Path] = [
            Path(), Path(elements: [.move(point)]), Path(elements: [.line(point)]),
            Path(elements: [.move(point), .close]), Path(elements: [.curve(point, point, .zero)]),
            Path(elements: [.curve(point, .zero, point)]),
        ]
        let paints: [Paint] = [
            .color(.white), .color(.clear), .linearGradient(linear), .radialGradient(radial),
            .linearGradient(changed(linear) { $0.end.y = 1 }),
            .linearGradient(changed(linear) { $0.stops.removeLast() }),
            .radialGradient(changed(radial) { $0.endRadius = 2 }),
        ]
        let stroke = StrokedPath(
            element: "", path: Path(rect: box), paint: .color(.black), bounds: box, width: 1)
        return [.fill(fill), .fill(changed(fill) { $0.bounds.origin.x = 2 }), .stroke(stroke)]
            + [.stroke(changed(stroke) { $0.width = 2 })]
            + paths.map { path in .fill(changed(fill) { $0.path = path }) }
            + paints.map { paint in .fill(changed(fill) { $0.paint = paint }) }
    }

    /// Texts.
    private var texts: [DisplayItem] {
        let changes: [(inout PlacedText) -> Void] = [
            { _ in }, { $0.text.string = "b" }, { $0.text.language = "ja" },
            { $0.text.isRightToLeft = true }, { $0.text.style.size = 18 }, { $0.text.style.weight = .bold },
            { $0.text.style.families = ["X"] }, { $0.text.style.lineLimit = 1 },
            { $0.text.style.reservesLines = true }, { $0.text.style.alignment = .center },
            { $0.text.style.alignment = .trailing }, { $0.text.style.truncation = .head },
            { $0.text.style.truncation = .middle }, { $0.room.width = 1 }, { $0.room.height = 1 },
            { $0.frame.size.width = 9 }, { $0.paint = .color(.white) },
        ]
        return changes.map { .text(changed(text, $0)) }
    }

    /// Groups and what is in them.
    private var groups: [DisplayItem] {
        let group = DisplayGroup(element: "", items: [.fill(fill)])
        let shadow = Shadow(color: .black, radius: 1, offset: .zero)
        let changes: [(inout DisplayGroup) -> Void] = [
            { _ in }, { $0.transform.tx = 1 }, { $0.transform.b = 1 }, { $0.clip = Path() },
            { $0.opacity = 0.5 }, { $0.shadow = shadow }, { $0.tint = .black }, { $0.spriteScale = 1 },
            { $0.items = [] }, { $0.items.append($0.items[0]) },
        ]
        return changes.map { .group(changed(group, $0)) }
    }

    @Test func everyChangeIsTold() throws {
        let pictures: [DisplayItem] = [
            .image(image("a")), .image(image("b")),
            .image(changed(image("a")) { $0.imageRect.size.height = 9 }),
            .image(changed(image("a")) { $0.frame.size.height = 9 }),
        ]
        var lists = (shapes + texts + groups + pictures).map { list([$0]) }
        lists += [list([]), list([.fill(fill), .fill(fill)])]
        lists.append(changed(list([])) { $0.size.width = 9 })
        lists.append(changed(list([])) { $0.size.height = 9 })
        lists.append(changed(list([])) { $0.background = .color(.white) })
        lists.append(list([.image(image("a")), .image(image("a"))]))
        lists.append(list([.image(image("a")), .image(image("b"))]))
        #expect(Set(try lists.map { try hash($0) }).count == lists.count)
    }

    @Test func picturesCountByTheirBytes() throws {
        let shown = list([.image(image("a"))])
        let first = try hash(shown)
        #expect(try hash(shown) == first)
        // Another name, the same bytes.
        try FilePath(folder + "/c").write([1])
        #expect(try hash(list([.image(image("c"))])) == first)
        try FilePath(folder + "/a").write([3])
        #expect(try hash(shown) != first)
        #expect(throws: FileError(path: folder + "/none", reason: .missing)) {
            try hash(list([.image(image("none"))]))
        }
    }

    @Test func lastBitsDoNotCount() throws {
        let first = list([.fill(changed(fill) { $0.bounds.origin.x = 0.3 })])
        let second = list([.fill(changed(fill) { $0.bounds.origin.x = 0.1 + 0.2 })])
        let third = list([.fill(changed(fill) { $0.bounds.origin.x = 0.300_01 })])
        #expect(first != second)
        #expect(try hash(first) == hash(second))
        #expect(try hash(first) != hash(third))
    }

    @Test func namesOfElementsDoNotCount() throws {
        let named = changed(fill) { $0.element = "card[0]" }
        #expect(try hash(list([.fill(named)])) == hash(list([.fill(fill)])))
    }
}
