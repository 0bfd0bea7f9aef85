import CardLayout
public import FrameDrawing

/// A text of one style; line feeds begin new lines.
public struct Text: PrimitiveView, ElementSource {
    /// Which part of a text that does not fit gives way to an ellipsis.
    public typealias TruncationMode = TextTruncation

    private let string: String

    /// Makes a text of some characters.
    public init(_ content: some StringProtocol) { string = String(content) }

    /// Makes a text of some characters, which are not translated.
    public init(verbatim content: String) { string = content }

    func elements(in environment: ViewEnvironment) -> [LayoutElement] {
        let content = TextContent(
            string: string, style: environment.textStyle, paint: environment.foreground)
        return [LayoutElement(.text(content))]
    }
}
