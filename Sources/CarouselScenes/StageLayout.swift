internal import CardLayout
internal import CarouselModel
internal import FrameDrawing
internal import PlaneGeometry
internal import SceneFormat

/// The stage of a scene laid out: the viewport's size and where the carousel's node lies in it.
struct StageLayout {
    /// The size of the viewport, in points.
    let size: Size
    /// The placed stage.
    let element: PlacedElement
    /// How its nodes were laid out.
    let context: LayoutContext

    init(scene: Scene, deck: CardDeck, changed override: ViewportOverride = .none) {
        let viewport = scene.viewport.changed(by: override)
        var context = deck.context
        context.hostedSize = { content, proposal in
            switch content {
            case .carousel: Self.carouselSize(proposal, width: viewport.width, scene: scene, deck: deck)
            case .pageIndicator(let indicator): indicator.size(pages: scene.pageCount, width: proposal.width)
            }
        }
        let engine = LayoutEngine(context)
        switch viewport.height {
        case .points(let height): size = Size(width: viewport.width, height: height)
        case .fit:
            let fitting = engine.size(
                of: scene.stage, proposal: ProposedSize(width: viewport.width, height: nil))
            let whole = fitting.height.isFinite ? fitting.height.rounded(.up) : 1
            size = Size(width: viewport.width, height: min(max(whole, 1), Viewport.extentLimit))
        }
        self.context = context
        element = engine.place(
            scene.stage, proposal: ProposedSize(size), in: Rect(origin: .zero, size: size), path: "stage")
    }

    /// The box of the carousel's node; all of the viewport where the stage has none.
    var carouselFrame: Rect {
        element.firstFrame { if case .hosted(.carousel) = $0 { true } else { false } }
            ?? Rect(origin: .zero, size: size)
    }

    /// A carousel takes what it is offered; its ideal height is that of its highest slots.
    private static func carouselSize(
        _ proposal: ProposedSize, width: Double, scene: Scene, deck: CardDeck
    ) -> Size {
        let axis = scene.carousel.axis
        var size = Size(
            width: proposal.width ?? width, height: proposal.height ?? .infinity)
        guard proposal.height == nil else { return size }
        let layout = CarouselLayout(
            carousel: scene.carousel, container: size, itemCount: scene.items.count, cards: deck.sizes)
        size.height =
            axis == .horizontal ? layout.crossExtent(limit: Self.measuredPages) : layout.track.contentExtent
        return size
    }

    /// A carousel as high as its cards looks at no more pages than this.
    private static let measuredPages = 1000
}

extension PlacedElement {
    /// The box of the first node whose content fulfils a condition, in the order of the scene file.
    func firstFrame(where holds: (PlacedContent) -> Bool) -> Rect? {
        if holds(content) { return frame }
        if case .children(let children) = content {
            for child in children {
                if let frame = child.firstFrame(where: holds) { return frame }
            }
        }
        for modifier in modifiers {
            switch modifier.effect {
            case .background(let content), .overlay(let content):
                if let frame = content.firstFrame(where: holds) { return frame }
            case .none, .clip, .border, .shadow, .opacity, .scale: break
            }
        }
        return nil
    }
}
