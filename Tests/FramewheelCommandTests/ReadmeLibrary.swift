import Framewheel

// The example of README.md; scripts/check_readme.py sees to it that both are the same.
func poster(of path: String) throws -> [UInt8]? {
    let reading = SceneDocument(path: path).scene(variant: ["theme": "dark"])
    reading.diagnostics.forEach { print($0) }
    guard let scene = reading.scene else { return nil }
    let shelf = scene.withCards { index in
        Card(content: OfferBar(title: "Volume \(index + 1)", until: "9/30").layoutElement)
    }
    return try FrameRenderer(CarouselScene(shelf), scale: 2).bytes(at: 0)  // a PNG file
}
