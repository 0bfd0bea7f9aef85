import CardLayout

/// A picture from a file.
public struct Image: PrimitiveView, ElementSource {
    /// How a picture fills a larger room.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is stretched.
        case stretch
    }

    private var content: ImageContent

    /// Makes a view of a picture by the file's path; it has the picture's size in pixels as points.
    public init(_ name: String) {
        content = ImageContent(source: .file(path: name))
    }

    /// Makes a view of a picture that only decorates.
    public init(decorative name: String) { self.init(name) }

    /// Lets the picture take the room that it is offered.
    public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.content.isResizable = true
        return image
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] { [LayoutElement(.image(content))] }
}
