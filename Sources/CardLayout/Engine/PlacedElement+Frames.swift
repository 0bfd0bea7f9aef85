public import PlaneGeometry

/// The frame of an element, as listed by `framewheel layout`.
public struct ElementFrame: Hashable, Sendable {
    /// The element's path.
    public var path: String
    /// The box after all of the element's modifiers.
    public var frame: Rect

    /// Makes a frame.
    public init(path: String, frame: Rect) {
        self.path = path
        self.frame = frame
    }
}

extension PlacedElement {
    /// The frames of this node and all nodes in it, in the order of the scene file.
    ///
    /// A node comes before its children, these before its backgrounds and overlays.
    public var allFrames: [ElementFrame] {
        var frames: [ElementFrame] = []
        appendFrames(to: &frames)
        return frames
    }

    private func appendFrames(to frames: inout [ElementFrame]) {
        if !isTransparent { frames.append(ElementFrame(path: path, frame: outerFrame)) }
        if case .children(let children) = content {
            for child in children { child.appendFrames(to: &frames) }
        }
        for modifier in modifiers {
            switch modifier.effect {
            case .background(let content), .overlay(let content): content.appendFrames(to: &frames)
            case .none, .clip, .border, .shadow, .opacity, .scale: break
            }
        }
    }
}
