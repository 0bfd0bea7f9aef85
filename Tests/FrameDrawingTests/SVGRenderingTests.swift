import CairoRaster
import FileStorage
import Foundation
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// Another engine draws our SVG as our own rasterizer draws the list.
@Suite(.enabled(if: Tool.isInstalled("rsvg-convert"))) struct SVGRenderingTests {
    /// Where two pictures may differ at the soft edge of a clip: the engines do by design.
    private static let clipEdges = [
        Rect(x: 20, y: 120, width: 60, height: 60), Rect(x: 110, y: 20, width: 60, height: 60),
    ]

    private static let stops = [
        GradientStop(location: 0, color: Color(red8: 255, green8: 59, blue8: 48)),
        GradientStop(location: 0.5, color: Color(red8: 255, green8: 204, blue8: 0, alpha8: 128)),
        GradientStop(location: 1, color: Color(red8: 0, green8: 122, blue8: 255)),
    ]

    private static func list(picture: ImageReference) -> DisplayList {
        let photo = PlacedImage(
            element: "photo", image: picture, imageRect: Rect(x: 100, y: 20, width: 80, height: 60),
            frame: clipEdges[1])
        return DisplayList(
            size: Size(width: 200, height: 200), background: .color(.white),
            items: [square, disc, .image(photo), card])
    }

    private static var square: DisplayItem {
        let box = Rect(x: 20, y: 20, width: 60, height: 60)
        return SVGSample.fill(
            Path(roundedRect: box, radii: CornerRadii(topLeading: 20, bottomTrailing: 8)),
            .linearGradient(LinearGradient(stops: stops, start: .topLeading, end: .bottomTrailing)),
            bounds: box)
    }

    private static var disc: DisplayItem {
        let box = clipEdges[0]
        let gradient = RadialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 28)
        return .group(
            DisplayGroup(
                element: "disc", clip: Path(ellipseIn: box),
                items: [
                    SVGSample.fill(Path(rect: box), .radialGradient(gradient), bounds: box),
                    SVGSample.label("sample", at: Point(x: 25, y: 140)),
                ]))
    }

    private static var card: DisplayItem {
        let box = Rect(x: 0, y: 0, width: 60, height: 40)
        return .group(
            DisplayGroup(
                element: "card",
                transform: AffineTransform(rotation: 0.2).followed(
                    by: AffineTransform(translation: Point(x: 115, y: 120))),
                opacity: 0.8,
                shadow: Shadow(
                    color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 10, offset: Point(x: 0, y: 4)
                ),
                items: [
                    SVGSample.fill(
                        Path(roundedRect: box, radii: CornerRadii(all: 8)),
                        .color(Color(red8: 52, green8: 199, blue8: 89)), bounds: box),
                    SVGSample.label("Card", at: Point(x: 10, y: 10), paint: .color(.white)),
                ]))
    }

    @Test func anotherEngineDrawsTheSame() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = try Self.photo(in: folder)
        let list = Self.list(picture: picture)
        let ours = try Rasterizer(text: BlockText()).bitmap(of: list, scale: 2)
        let svg = try SVGWriter(text: BlockText()).bytes(of: list)
        let tool = try #require(Tool("rsvg-convert"))
        let (status, png) = try tool.run(["--zoom", "2"], on: svg)
        #expect(status == 0)
        let theirs = try ImageFile(bytes: png).bitmap()
        let ratio = Self.ratio(ours, theirs, scale: 2)
        #expect(ratio >= 35)
    }

    /// A smooth picture of twice the pixels of its place.
    private static func photo(in folder: URL) throws -> ImageReference {
        var bytes: [UInt8] = []
        for y in 0..<120 {
            for x in 0..<160 { bytes += [UInt8(x), UInt8(2 * y), UInt8(255 - x), 255] }
        }
        let bitmap = try #require(Bitmap(width: 160, height: 120, bytes: bytes))
        let file = folder.appending(path: "photo.png")
        try Data(PNGEncoder().bytes(of: bitmap)).write(to: file)
        return ImageReference(path: file.path, pixelWidth: 160, pixelHeight: 120)
    }

    /// The peak signal-to-noise ratio of two pictures in decibels, without the edges of clips.
    private static func ratio(_ one: Bitmap, _ other: Bitmap, scale: Double) -> Double {
        guard one.width == other.width, one.height == other.height else { return 0 }
        var sum = 0.0
        var count = 0.0
        for y in 0..<one.height {
            for x in 0..<one.width where !isOnClipEdge(x, y, scale: scale) {
                let (a, b) = (one[x, y], other[x, y])
                for (left, right) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
                    let difference = Double(left) - Double(right)
                    sum += difference * difference
                    count += 1
                }
            }
        }
        return sum == 0 ? .infinity : -10 * log10(sum / count / (255 * 255))
    }

    /// Whether a pixel touches the outline of the photo's frame or of the disc.
    private static func isOnClipEdge(_ x: Int, _ y: Int, scale: Double) -> Bool {
        let point = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        let reach = 1 / scale
        let (disc, photo) = (clipEdges[0], clipEdges[1])
        let away = point - disc.center
        let distance = (away.x * away.x + away.y * away.y).squareRoot()
        if (distance - disc.width / 2).magnitude <= reach { return true }
        return photo.expanded(by: reach).contains(point) && !photo.expanded(by: -reach).contains(point)
    }
}
