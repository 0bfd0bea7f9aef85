import CairoRaster
import Foundation
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// A group that no carousel makes: turned, scaled differently in both directions and skewed, all in motion.
@Suite struct SkewTests {
    private static let size = Size(width: 120, height: 100)
    private static let scale = 2.0
    private static let duration = 1.0

    private static func list(at time: Double) -> DisplayList {
        let box = Rect(x: 0, y: 0, width: 50, height: 30)
        let stops = [
            GradientStop(location: 0, color: Color(red8: 255, green8: 59, blue8: 48)),
            GradientStop(location: 1, color: Color(red8: 0, green8: 122, blue8: 255)),
        ]
        let gradient = Paint.linearGradient(
            LinearGradient(stops: stops, start: .topLeading, end: .bottomTrailing))
        // Sheared along x from one side to the other while it turns and grows.
        let map = AffineTransform(
            a: 1 + 0.3 * time, b: 0, c: 0.8 * time - 0.3, d: 1.2 - 0.4 * time, tx: 0, ty: 0
        )
        .followed(by: AffineTransform(rotation: 0.1 + 0.5 * time))
        .followed(by: AffineTransform(translation: Point(x: 30 + 20 * time, y: 30)))
        let group = DisplayGroup(
            element: "card[0]", transform: map,
            items: [.fill(FilledPath(element: "shape", path: Path(rect: box), paint: gradient, bounds: box))])
        return DisplayList(size: size, background: .color(.white), items: [.group(group)])
    }

    private static func pictures(at time: Double) throws -> (ours: Bitmap, mask: Bitmap) {
        let rasterizer = Rasterizer(text: BlockText())
        let list = list(at: time)
        return (
            try rasterizer.bitmap(of: list, scale: scale),
            try rasterizer.bitmap(of: PictureComparison.mask(of: list, scale: scale), scale: scale)
        )
    }

    private static func file(poster: Double = 0) throws -> String {
        let movie = SVGMovie(duration: duration, poster: poster)
        let animation = try SVGWriter(text: BlockText()).animation(movie, of: list)
        #expect(animation.report.positionError <= 0.25)
        #expect(animation.report.scaleError <= 0.002)
        return String(decoding: animation.bytes, as: UTF8.self)
    }

    /// A folder, gone afterwards.
    private static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    @Test(.enabled(if: Browser.isInstalled, "Chromium is not installed")) func aBrowserPlaysIt() throws {
        let file = try Self.file()
        #expect(file.contains("skewX("))
        try Self.withFolder { folder in
            var wall = PictureWall(
                folder: folder, width: Int(Self.size.width), height: Int(Self.size.height),
                scale: Int(Self.scale))
            let times = [0, 0.21, 0.5, 0.83]
            for time in times { try wall.add(Show.paused(file, at: time)) }
            try wall.expect(times.map { try Self.pictures(at: $0) }, named: times.map { "at \($0) s" })
        }
    }

    @Test(.enabled(if: Program.isInstalled("rsvg-convert")), arguments: [true, false])
    func anotherEngineDrawsIt(isPoster: Bool) throws {
        let time = 0.83
        let still = try SVGWriter(text: BlockText()).bytes(of: Self.list(at: time))
        let file = isPoster ? try Self.file(poster: time) : String(decoding: still, as: UTF8.self)
        try Self.withFolder { folder in
            let place = folder.appending(path: "skew.svg")
            try Data(file.utf8).write(to: place)
            let png = try #require(Program("rsvg-convert")).run(["--zoom", "2", place.path])
            let (ours, mask) = try Self.pictures(at: time)
            let theirs = try ImageFile(bytes: [UInt8](png)).bitmap()
            let result = try #require(PictureComparison(ours, theirs, mask: mask))
            #expect(result.whole >= 35)
            #expect(result.cards >= 35)
        }
    }
}
