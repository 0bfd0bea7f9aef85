import FrameGoldens
import Testing

/// A fault put into a scene, and what verification has to say of it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    /// What was done, in a few words.
    var name: String
    /// The sound scene.
    var scene = FaultyScene.drag
    /// What stands in the sound scene.
    var old: String
    /// What stands in its place.
    var new: String
    /// The first layer that differs.
    var layer: GoldenLayer
    /// What the sentences hold.
    var says: [String]
    /// The element.
    var element: String?
    /// A text on the line of the faulty scene that is told.
    var line: String

    var testDescription: String { name }
}

extension PlantedFault {
    /// A fault of the motion, told at the scene's carousel.
    static func motion(
        _ name: String, _ old: String, _ new: String, in scene: String = FaultyScene.drag, says: String...
    ) -> PlantedFault {
        PlantedFault(
            name: name, scene: scene, old: old, new: new, layer: .motion, says: says, element: nil,
            line: "\"carousel\": {")
    }

    /// A fault of a layer that names an element.
    static func element(
        _ layer: GoldenLayer, _ name: String, _ old: String, _ new: String,
        in scene: String = FaultyScene.drag,
        _ element: String, on line: String, says: String...
    ) -> PlantedFault {
        PlantedFault(
            name: name, scene: scene, old: old, new: new, layer: layer, says: says, element: element,
            line: line)
    }
}
