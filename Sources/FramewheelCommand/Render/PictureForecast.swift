import Framewheel

/// Decodes the pictures that an output shows first, while its fonts are opened and its texts measured.
///
/// How large pictures are hardly depends on texts: a layout with boxes for letters tells. What it says wrong costs
/// time, never a pixel.
enum PictureForecast {
    /// Decodes pictures ahead, the last one first: the drawing begins at the other end.
    ///
    /// - Parameters:
    ///   - item: The output.
    ///   - options: What is asked for.
    ///   - store: Where the pictures are kept.
    static func make(_ item: RenderPlan.Item, _ options: RenderOptions, in store: RasterStore) {
        guard Processors.available > 1, item.output.hasPixels, item.scene.items.count <= mostItems else {
            return
        }
        let text = BlockText()
        let scene = CarouselScene(item, options, text: text)
        let session = CarouselSession(scene, text: text)
        guard let list = try? session.displayList(of: scene.firstState(of: item, options)) else { return }
        let rasterizer = Rasterizer(text: text, store: store)
        store.decode(rasterizer.pictures(neededBy: list, scale: scene.scale).reversed())
    }

    /// With more items a second layout costs more than it saves.
    private static let mostItems = 1000
}

extension CarouselScene {
    /// What an output shows first.
    fileprivate func firstState(
        of item: RenderPlan.Item, _ options: RenderOptions
    ) throws(CommandFailure) -> CarouselState {
        guard case .still = item.output.kind else {
            let number = try options.selection.numbers(of: self, item.style).first ?? 0
            return motion.state(at: item.style.rate.time(ofFrame: number) * item.style.speed)
        }
        if let chosen = try state(options.arguments) { return chosen }
        return motion.state(at: try stillTime(of: item, options))
    }
}

extension RenderOutput {
    /// Whether it is drawn, not only written.
    fileprivate var hasPixels: Bool {
        switch kind {
        case .still(let format), .sequence(_, let format): format != .svg
        case .stream, .animation: true
        case .movie: false
        }
    }
}
