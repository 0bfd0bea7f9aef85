import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct GroupTests {
    private let left = Rect(x: 2, y: 2, width: 10, height: 16)
    private let right = Rect(x: 8, y: 2, width: 10, height: 16)

    @Test func aFadedGroupFadesAsOne() throws {
        let bitmap = try Drawing.bitmap([
            Drawing.group(opacity: 0.5, [Drawing.fill(left, .red), Drawing.fill(right, .blue)])
        ])
        #expect(bitmap[4, 9].isNear(Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        // Where both lie, only the upper one shows, no more opaque than elsewhere.
        #expect(bitmap[10, 9].isNear(Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func opacitiesOfNestedGroupsMultiply() throws {
        let inner = Drawing.group(opacity: 0.5, [Drawing.fill(left, .red)])
        let bitmap = try Drawing.bitmap([Drawing.group(opacity: 0.5, [inner])])
        #expect(bitmap[4, 9].isNear(Bitmap.Pixel(red: 64, green: 0, blue: 0, alpha: 64)))
    }

    @Test func anInvisibleGroupDrawsNothing() throws {
        #expect(try Drawing.bitmap([Drawing.group(opacity: 0, [Drawing.fill(left, .red)])]).ink == 0)
    }

    @Test func aClipCutsItsItems() throws {
        let clip = Path(roundedRect: Rect(x: 4, y: 4, width: 12, height: 12), radii: CornerRadii(all: 4))
        let bitmap = try Drawing.bitmap([
            Drawing.group(clip: clip, [Drawing.fill(Rect(x: 0, y: 0, width: 20, height: 20), .red)])
        ])
        #expect(bitmap.inkBox == Rect(x: 4, y: 4, width: 12, height: 12))
        #expect(bitmap[4, 4] == .clear)
        #expect(bitmap[15, 15] == .clear)
        #expect(bitmap[9, 9] == .pureRed)
    }

    @Test func nothingShinesThroughASoftClip() throws {
        let all = Rect(x: 0, y: 0, width: 20, height: 20)
        let clip = Path(ellipseIn: Rect(x: 2, y: 2, width: 16, height: 16))
        let covered = Drawing.group(clip: clip, [Drawing.fill(all, .red), Drawing.fill(all, .blue)])
        let plain = Drawing.group(clip: clip, [Drawing.fill(all, .blue)])
        let (one, other) = (try Drawing.bitmap([covered]), try Drawing.bitmap([plain]))
        for y in 0..<20 {
            for x in 0..<20 { #expect(one[x, y].isNear(other[x, y])) }
        }
    }

    @Test func anEmptyClipShowsNothing() throws {
        let items = [Drawing.fill(left, .red), Drawing.fill(right, .red)]
        #expect(try Drawing.bitmap([Drawing.group(clip: Path(), items)]).ink == 0)
        #expect(try Drawing.bitmap([Drawing.group(clip: Path(), [items[0]])]).ink == 0)
    }

    @Test func groupsPlacePartsOutsideThePicture() throws {
        let clip = Path(rect: Rect(x: 0, y: 0, width: 100, height: 100))
        let items = [
            Drawing.fill(Rect(x: 0, y: 0, width: 100, height: 100), .red), Drawing.fill(left, .blue),
        ]
        let away = AffineTransform(translation: Point(x: -90, y: -90))
        let bitmap = try Drawing.bitmap([Drawing.group(transform: away, clip: clip, items)])
        #expect(bitmap[5, 5] == .pureRed)
        #expect(bitmap.inkBox == Rect(x: 0, y: 0, width: 10, height: 10))
        let gone = AffineTransform(translation: Point(x: 900, y: 0))
        #expect(try Drawing.bitmap([Drawing.group(transform: gone, clip: clip, items)]).ink == 0)
    }

    @Test func aSymmetricPictureIsSymmetric() throws {
        let shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 5, offset: Point(x: 0, y: 3))
        let card = Rect(x: 12, y: 8, width: 26, height: 30)
        let item = Drawing.group(
            clip: Path(roundedRect: card, radii: CornerRadii(all: 7)), shadow: shadow,
            [
                Drawing.fill(card, .red),
                Drawing.fill(Rect(x: 12, y: 28, width: 26, height: 10), .blue),
                Drawing.stroke(Path(ellipseIn: Rect(x: 20, y: 12, width: 10, height: 10)), .white, width: 2),
            ])
        let bitmap = try Drawing.bitmap([item], width: 50, height: 50)
        let mirrored = bitmap.mirrored
        for y in 0..<50 {
            for x in 0..<50 { #expect(bitmap[x, y].isNear(mirrored[x, y], within: 3)) }
        }
    }

    @Test func groupsInGroupsHaveALimit() throws {
        var item = Drawing.fill(left, .red)
        for _ in 0..<100 { item = Drawing.group([item]) }
        #expect(try Drawing.bitmap([item]).ink == 160)
        item = Drawing.group([item])
        #expect(throws: RasterError.tooDeep(element: "group", limit: 100)) { try Drawing.bitmap([item]) }
    }
}
