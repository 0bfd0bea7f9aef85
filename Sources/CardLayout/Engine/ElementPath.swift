/// How the paths of elements are put together.
enum ElementPath {
    /// The path of an element by its parent's path and its place among its siblings.
    static func of(_ element: LayoutElement, parent: String, index: Int) -> String {
        switch element.name {
        case .positional: joined(parent, "\(element.kind.word)[\(index)]")
        case .named(let word): joined(parent, word)
        case .transparent: parent
        }
    }

    static func joined(_ parent: String, _ part: String) -> String {
        parent.isEmpty ? part : parent + "/" + part
    }
}

extension LayoutElement.Kind {
    /// The word for the kind in scene files and paths.
    public var word: String {
        switch self {
        case .hstack: "hstack"
        case .vstack: "vstack"
        case .zstack: "zstack"
        case .text: "text"
        case .image: "image"
        case .shape(let shape): shape.outline.word
        case .spacer: "spacer"
        case .divider: "divider"
        case .geometryReader: "geometryReader"
        case .hosted(.carousel): "carousel"
        case .hosted(.pageIndicator): "pageIndicator"
        case .box: "box"
        }
    }
}

extension ShapeContent.Outline {
    /// The word for the shape in scene files and paths.
    fileprivate var word: String {
        switch self {
        case .rectangle: "rectangle"
        case .roundedRectangle: "roundedRectangle"
        case .circle: "circle"
        case .capsule: "capsule"
        }
    }
}
