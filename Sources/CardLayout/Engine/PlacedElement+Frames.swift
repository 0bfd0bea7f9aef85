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

extension ElementFrame {
    /// The index of the card in which an element of a path lies: 3 for `card[3]/thumbnail`; `nil` for the stage.
    public static func card(of path: String) -> Int? {
        let first = path.prefix { $0 != "/" }
        guard first.hasPrefix("card["), first.hasSuffix("]") else { return nil }
        return Int(first.dropFirst(5).dropLast())
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

    /// Where the node with a path is written; `nil` where there is no such node or nothing is known of it.
    public func mark(ofElement wanted: String) -> ElementMark? {
        if path == wanted, !isTransparent, let mark { return mark }
        if case .children(let children) = content {
            for child in children {
                if let mark = child.mark(ofElement: wanted) { return mark }
            }
        }
        for modifier in modifiers {
            switch modifier.effect {
            case .background(let content), .overlay(let content):
                if let mark = content.mark(ofElement: wanted) { return mark }
            case .none, .clip, .border, .shadow, .opacity, .scale: break
            }
        }
        return path == wanted ? mark : nil
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
