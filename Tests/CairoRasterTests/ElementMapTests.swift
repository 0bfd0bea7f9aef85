import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct ElementMapTests {
    private static func map(
        _ items: [DisplayItem], size: Double = 20, scale: Double = 1
    ) throws -> ElementMap {
        let list = DisplayList(
            size: Size(width: size, height: size), background: .color(.white), items: items)
        return try Rasterizer(text: BlockText()).elementMap(of: list, scale: scale)
    }

    private static func fill(_ element: String, _ rect: Rect, opacity: Double = 1) -> DisplayItem {
        let color = Color(red: 1, green: 0, blue: 0, alpha: opacity)
        return .fill(
            FilledPath(element: element, path: Path(rect: rect), paint: .color(color), bounds: rect))
    }

    private static func group(
        _ element: String, transform: AffineTransform = .identity, clip: Path? = nil, opacity: Double = 1,
        shadow: Shadow? = nil, _ items: [DisplayItem]
    ) -> DisplayItem {
        .group(
            DisplayGroup(
                element: element, transform: transform, clip: clip, opacity: opacity, shadow: shadow,
                items: items))
    }

    @Test func thePixelsOfAnElementAreThoseItTouches() throws {
        let map = try Self.map([
            Self.fill("back", Rect(x: 2, y: 2, width: 12, height: 12)),
            Self.fill("front", Rect(x: 8.5, y: 8.5, width: 6, height: 6), opacity: 0.3),
        ])
        #expect(map.width == 20 && map.height == 20)
        #expect(map.elements == ["back", "front"])
        #expect(map[0, 0] == nil)
        #expect(map[4, 4] == "back")
        // One pixel more on every side, also where only half a pixel is covered.
        #expect(map[1, 4] == "back")
        #expect(map[0, 4] == nil)
        #expect(map[8, 10] == "front")
        #expect(map[14, 14] == "front")
        #expect(map[6, 10] == "back")
        #expect(map[19, 19] == nil)
        #expect(map[20, 0] == nil)
        #expect(map[0, -1] == nil)
        #expect(map.place(x: 4, y: 4) == 0)
        #expect(map.place(x: 19, y: 19) == nil)
    }

    @Test func groupsMoveCutAndHide() throws {
        let box = Rect(x: 0, y: 0, width: 4, height: 4)
        let map = try Self.map([
            Self.group(
                "card", transform: AffineTransform(translation: Point(x: 10, y: 10)),
                clip: Path(rect: Rect(x: 0, y: 0, width: 2, height: 4)), [Self.fill("cut", box)]),
            Self.group("ghost", opacity: 0, [Self.fill("hidden", Rect(x: 0, y: 0, width: 20, height: 20))]),
        ])
        #expect(map.elements == ["cut"])
        #expect(map[10, 10] == "cut" && map[11, 13] == "cut")
        #expect(map[12, 12] == nil)
        #expect(map[5, 5] == nil)
    }

    @Test func aShadowIsItsGroups() throws {
        let shadow = Shadow(color: .black, radius: 2, offset: Point(x: 0, y: 6))
        let map = try Self.map([
            Self.group("card", shadow: shadow, [Self.fill("face", Rect(x: 4, y: 2, width: 10, height: 6))])
        ])
        #expect(map[8, 5] == "face")
        #expect(map[8, 12] == "card")
        #expect(map[8, 19] == nil)
    }

    @Test func textsAndLinesAreTheirInk() throws {
        let text = TextSample.styled("a a", size: 10)
        let list = [
            DisplayItem.stroke(
                StrokedPath(
                    element: "line", path: Path(rect: Rect(x: 4, y: 4, width: 30, height: 30)),
                    paint: .color(.black), bounds: .zero, width: 2)),
            .text(
                PlacedText(
                    element: "text", text: text, room: .unlimited,
                    frame: Rect(x: 10, y: 10, width: 30, height: 14),
                    paint: .color(.black))),
        ]
        let map = try Self.map(list, size: 40)
        #expect(map[4, 20] == "line")
        #expect(map[20, 34] == "line")
        #expect(map[30, 30] == nil)
        let ink = (10..<24).flatMap { y in (10..<40).filter { map[$0, y] == "text" } }
        #expect(!ink.isEmpty)
        #expect(ink.count < 14 * 30)
    }

    @Test func manyElementsHaveTheirOwnNumbers() throws {
        let items = (0..<900).map { place in
            Self.fill(
                "cell[\(place)]",
                Rect(x: Double(place % 30) * 4 + 1, y: Double(place / 30) * 4 + 1, width: 2, height: 2))
        }
        let map = try Self.map(items, size: 120, scale: 2)
        for place in 0..<900 {
            #expect(map[place % 30 * 8 + 4, place / 30 * 8 + 4] == "cell[\(place)]")
        }
    }

    @Test func hostileNumbersDrawNothing() throws {
        let map = try Self.map([
            Self.fill("nan", Rect(x: .nan, y: 0, width: 4, height: 4)),
            Self.fill("far", Rect(x: 1e300, y: -1e300, width: 1e300, height: 4)),
            Self.group(
                "flat", transform: AffineTransform(scaleX: 0, y: 0),
                [Self.fill("gone", Rect(x: 0, y: 0, width: 9, height: 9))]),
            Self.fill("sound", Rect(x: 5, y: 5, width: 4, height: 4)),
        ])
        #expect(map[6, 6] == "sound")
        #expect(map[15, 15] == nil)
    }

    @Test func groupsThatLieTooDeepAreAnError() {
        var item = Self.fill("leaf", Rect(x: 0, y: 0, width: 9, height: 9))
        for _ in 0..<150 { item = Self.group("deep", [item]) }
        #expect(throws: RasterError.tooDeep(element: "deep", limit: 100)) { _ = try Self.map([item]) }
    }
}
