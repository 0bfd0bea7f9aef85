import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

@Suite struct TintTests {
    private let all = Rect(x: 0, y: 0, width: 20, height: 20)
    private let halfBlack = Color(red: 0, green: 0, blue: 0, alpha: 0.5)

    @Test func aTintColoursOnlyWhatTheGroupDraws() throws {
        let box = Rect(x: 4, y: 4, width: 8, height: 8)
        let bitmap = try Drawing.bitmap([Drawing.group(tint: halfBlack, [Drawing.fill(box, .red)])])
        #expect(bitmap.inkBox == box)
        #expect(bitmap[8, 8].isNear(Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 255)))
    }

    @Test func aTintIsAsOpaqueAsWhatItLiesOn() throws {
        let faint = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        let bitmap = try Drawing.bitmap([Drawing.group(tint: .blue, [Drawing.fill(all, faint)])])
        #expect(bitmap[9, 9].isNear(Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128)))
    }

    @Test func aTintLeavesWhatLiesBelowTheGroupAsItIs() throws {
        let bitmap = try Drawing.bitmap([
            Drawing.fill(all, .green),
            Drawing.group(tint: .black, [Drawing.fill(Rect(x: 4, y: 4, width: 8, height: 8), .red)]),
        ])
        #expect(bitmap[2, 2] == .pureGreen)
        #expect(bitmap[8, 8] == .black)
    }

    @Test func aTintStaysInsideTheClip() throws {
        let clip = Path(rect: Rect(x: 4, y: 4, width: 8, height: 8))
        let bitmap = try Drawing.bitmap([
            Drawing.group(clip: clip, tint: halfBlack, [Drawing.fill(all, .red)])
        ])
        #expect(bitmap.inkBox == Rect(x: 4, y: 4, width: 8, height: 8))
    }

    @Test func aTintedGroupFadesAsOne() throws {
        let bitmap = try Drawing.bitmap([
            Drawing.group(opacity: 0.5, tint: halfBlack, [Drawing.fill(all, .red)])
        ])
        #expect(bitmap[9, 9].isNear(Bitmap.Pixel(red: 64, green: 0, blue: 0, alpha: 128)))
    }

    @Test func aTintDoesNotColourTheShadow() throws {
        let shadow = Shadow(color: .green, radius: 0, offset: Point(x: 8, y: 0))
        let bitmap = try Drawing.bitmap([
            Drawing.group(
                shadow: shadow, tint: .blue, [Drawing.fill(Rect(x: 2, y: 2, width: 6, height: 6), .red)])
        ])
        #expect(bitmap[4, 4] == .pureBlue)
        #expect(bitmap[12, 4] == .pureGreen)
    }
}
