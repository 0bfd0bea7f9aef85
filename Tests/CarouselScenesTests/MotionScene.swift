import CarouselScenes
import FileStorage
import FrameDrawing
import SceneFormat
import Testing

/// Scenes whose motion is looked at: five cards as wide as the viewport of 300 points.
enum MotionScene {
    /// The carousel of a scene without another: pages that turn beyond 50 points.
    static let pages = """
        { "slot": { "width": 300 }, "edges": "free", "snap": { "page": { "threshold": 50 } }, \
        "settle": { "spring": { "response": 0.5, "dampingFraction": 1 } } }
        """

    /// Prepares a scene with a script, and with further keys.
    static func prepared(
        _ script: String = "[]", name: String = "motion", carousel: String = pages, keys: String = ""
    ) throws -> CarouselScene {
        let text = """
            { "framewheel": 1, "name": "\(name)", "viewport": { "width": 300, "height": 200 }, \
            "items": { "count": 5 }, "textMode": "blocks", "carousel": \(carousel), "script": \(script)\(keys) }
            """
        let document = SceneDocument(bytes: Array(text.utf8), folder: FilePath("."), name: "motion.json")
        let reading = document.scene()
        let scene = try #require(reading.scene, "\(reading.diagnostics)")
        return CarouselScene(scene, text: BlockText())
    }

    /// One drag to the next card.
    static let drag = "[{ \"at\": 0.1, \"drag\": { \"forward\": 120, \"over\": 0.1 } }]"
}
