public import CardLayout

/// A view that takes the room it is offered and learns its size before its content is made.
///
/// The content sits at the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView, ElementSource {
    private let content: @Sendable (GeometryProxy) -> Content

    /// Makes a reader.
    ///
    /// - Parameter content: Makes the content during layout, which may happen on any thread.
    public init(@ViewBuilder content: @escaping @Sendable (_ proxy: GeometryProxy) -> Content) {
        self.content = content
    }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        let content = content
        return [
            LayoutElement(
                .geometryReader(
                    .made { proxy in content(proxy).layered(in: environment, alignment: .topLeading) }))
        ]
    }
}
