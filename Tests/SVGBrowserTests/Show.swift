import CairoRaster
import CarouselScenes
import FileStorage
import Foundation
import FrameDrawing
import FrameImaging
import FrameSequencing
import PlaneGeometry
import SceneFormat

/// A scene as our own rasterizer draws it and as SVG files that a browser shows.
final class Show {
    let source: CarouselScene
    let folder: URL
    let session: CarouselSession
    let text: TextSetting.Engine
    private let rasterizer: Rasterizer

    /// Loads a scene that must have no errors.
    init(_ document: SceneDocument, variant: [String: String] = [:], scale: Double) throws {
        let reading = document.scene(variant: variant)
        guard let scene = reading.scene else { throw SceneErrors(diagnostics: reading.diagnostics) }
        text = try TextSetting(scene).makeEngine()
        source = CarouselScene(scene, scale: scale, text: text)
        session = CarouselSession(source, text: text)
        rasterizer = Rasterizer(text: text)
        folder = FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// An example of the repository.
    convenience init(example: String, variant: [String: String] = [:], scale: Double) throws {
        let path = Self.examples.appending(path: "\(example).json").path
        try self.init(SceneDocument(path: path), variant: variant, scale: scale)
    }

    /// A scene in JSON; its pictures are those of the examples.
    convenience init(json: String, scale: Double) throws {
        let document = SceneDocument(
            bytes: Array(json.utf8), folder: FilePath(Self.examples.path), name: "scene.json")
        try self.init(document, scale: scale)
    }

    static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "examples")

    var width: Int { Int(source.size.width) }
    var height: Int { Int(source.size.height) }

    /// Our own picture at a time, and the mask with which it is compared.
    func pictures(at time: Double) throws -> (ours: Bitmap, mask: Bitmap) {
        // Cards in motion are drawn anew, not from sprites, whose softer pixels are a matter of the rasterizer.
        var list = try session.displayList(at: time)
        list.items = list.items.map(Self.withoutSprites)
        return (
            try rasterizer.bitmap(of: list, scale: source.scale),
            try rasterizer.bitmap(
                of: PictureComparison.mask(of: list, scale: source.scale), scale: source.scale)
        )
    }

    private static func withoutSprites(_ item: DisplayItem) -> DisplayItem {
        guard case .group(var group) = item else { return item }
        group.spriteScale = nil
        group.items = group.items.map(withoutSprites)
        return .group(group)
    }

    /// Writes a text into the folder.
    func write(_ text: String, to name: String) throws -> URL {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// The text of the animated file.
    func animation(
        other: Show? = nil, poster: Double = 0, _ change: (inout SVGMovie) -> Void = { _ in }
    ) throws -> (text: String, report: SVGMotionReport) {
        var movie = SVGMovie(duration: source.duration, poster: poster)
        change(&movie)
        let animation = try source.animatedSVG(movie, other: other?.source)
        return (String(decoding: animation.bytes, as: UTF8.self), animation.report)
    }

    /// The text of a still.
    func still(at time: Double) throws -> String {
        let bytes = try SVGWriter(text: text).bytes(of: session.displayList(at: time))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of an animated file that stands still at a time.
    static func paused(_ file: String, at time: Double) -> String {
        file.replacingOccurrences(
            of: "</style>",
            with: "*{animation-delay:-\(time)s!important;animation-play-state:paused!important}</style>")
    }
}
