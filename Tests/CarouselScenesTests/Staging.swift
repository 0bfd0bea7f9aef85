import CairoRaster
import CarouselModel
import CarouselScenes
import FileStorage
import FrameDrawing
import FrameImaging
import FrameSequencing
import PlaneGeometry
import SceneFormat
import Testing

/// A scene on the stage of a test: laid out, played, and ready to be drawn.
struct Staging {
    let source: CarouselScene
    let session: CarouselSession
    private let rasterizer: Rasterizer

    /// Reads a scene from text; paths in it start at a folder.
    init(
        _ text: String, scale: Double? = nil, variant: [String: String] = [:], folder: String = ".",
        quality: MotionQuality = .sprite
    ) throws {
        try self.init(
            SceneDocument(bytes: Array(text.utf8), folder: FilePath(folder), name: "scene.json"),
            scale: scale, variant: variant, quality: quality)
    }

    init(
        _ document: SceneDocument, scale: Double? = nil, variant: [String: String] = [:],
        quality: MotionQuality = .sprite
    ) throws {
        let reading = document.scene(variant: variant)
        let scene = try #require(reading.scene, "\(reading.diagnostics)")
        let text = try TextSetting(scene).makeEngine()
        var source = CarouselScene(scene, scale: scale, text: text)
        source.quality = quality
        self.source = source
        session = CarouselSession(source, text: text)
        rasterizer = Rasterizer(text: text)
    }

    /// The picture of a state of the carousel.
    func bitmap(of state: CarouselState) throws -> Bitmap {
        try rasterizer.bitmap(of: session.displayList(of: state), scale: source.scale)
    }

    /// The picture at rest on a page, or under a finger.
    func bitmap(index: Int = 0, drag: Double? = nil) throws -> Bitmap {
        try bitmap(of: source.state(atIndex: index, draggedBy: drag))
    }

    /// The picture at a time in seconds.
    func bitmap(at time: Double) throws -> Bitmap { try bitmap(of: source.motion.state(at: time)) }

    /// The layout at rest on a page, or under a finger.
    func report(index: Int = 0, drag: Double? = nil) throws -> LayoutReport {
        try session.report(of: source.state(atIndex: index, draggedBy: drag))
    }

    /// The layout at a time in seconds.
    func report(at time: Double) throws -> LayoutReport {
        try session.report(of: source.motion.state(at: time))
    }
}

extension Staging {
    /// A scene of 100 × 80 points whose only carousel fills it, drawn in blocks on nothing.
    ///
    /// - Parameters:
    ///   - carousel: The entries of the object `carousel`.
    ///   - card: The value of `card`.
    ///   - items: The value of `items`.
    ///   - more: Further keys of the scene.
    ///   - scale: Pixels a point.
    /// - Throws: Where the scene cannot be read.
    init(
        carousel: String, card: String, items: String = "{ \"count\": 5 }", more: String = "",
        scale: Double = 1
    ) throws {
        try self.init(
            """
            { "framewheel": 1, "viewport": { "width": 100, "height": 80 }, "scale": \(scale),
              "background": "clear", "textMode": "blocks", "carousel": { \(carousel) }, "card": \(card),
              "items": \(items), \(more) }
            """)
    }
}
