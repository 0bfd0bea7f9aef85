public import FrameDrawing

/// The bar at the bottom of a built-in card: a text at either end and a flexible gap between them.
///
/// It is as wide as the card, never wider; texts that do not fit end in an ellipsis, the leading one first.
public struct DetailBar: Hashable, Sendable {
    /// The height, in points.
    ///
    /// JSON: `height`, default 40.
    public var height: Double
    /// The radii of the bar's own corners, in points.
    ///
    /// JSON: `cornerRadius`; one number rounds the bottom corners, which meet the card's, and leaves the top
    /// ones square. Default 12.
    public var cornerRadii: CornerRadii
    /// What the bar is filled with.
    ///
    /// JSON: `background`.
    public var background: Paint
    /// The text at the leading end.
    ///
    /// JSON: `leading`, default none.
    public var leading: TextContent?
    /// The text at the trailing end, which keeps its width before the leading one does.
    ///
    /// JSON: `trailing`, default none.
    public var trailing: TextContent?
    /// The room between the texts and the bar's ends, in points.
    ///
    /// JSON: `padding`, default 8.
    public var padding: Double

    /// The height of a bar unless said, in points.
    public static let standardHeight = 40.0
    /// The radius of a bar's bottom corners unless said, in points.
    public static let standardCornerRadius = 12.0
    /// The room at the bar's ends unless said, in points.
    public static let standardPadding = 8.0

    /// Makes a bar.
    public init(
        height: Double = standardHeight,
        cornerRadii: CornerRadii = bottomCorners(radius: standardCornerRadius), background: Paint,
        leading: TextContent? = nil, trailing: TextContent? = nil, padding: Double = standardPadding
    ) {
        self.height = height
        self.cornerRadii = cornerRadii
        self.background = background
        self.leading = leading
        self.trailing = trailing
        self.padding = padding
    }

    /// The corners that one number means: round at the bottom, square at the top.
    public static func bottomCorners(radius: Double) -> CornerRadii {
        CornerRadii(bottomLeading: radius, bottomTrailing: radius)
    }

    /// The bar as a node.
    var element: LayoutElement {
        let gap = LayoutElement(.spacer(minLength: 0), name: .transparent)
        let children =
            [leading.map { text($0, name: "leading", priority: 0) }, gap]
            + [trailing.map { text($0, name: "trailing", priority: 1) }]
        let texts = HorizontalStack(spacing: 0, children: children.compactMap(\.self))
        let shape = ShapeContent(outline: .roundedRectangle(cornerRadii), fill: background)
        let ground = LayoutElement(.shape(shape), name: .transparent)
        return LayoutElement(
            .hstack(texts),
            modifiers: [
                .padding(Padding(leading: .points(padding), trailing: .points(padding))),
                // Between two bounds a frame has the width that it is offered, whatever is in it.
                .flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: .infinity)),
                .frame(width: nil, height: height, alignment: .center),
                .background(IndirectElement(ground), alignment: .center),
            ],
            name: .named("detailBar"))
    }

    /// A text of the bar; one line unless its style says otherwise.
    private func text(_ content: TextContent, name: String, priority: Double) -> LayoutElement {
        var content = content
        content.style.lineLimit = content.style.lineLimit ?? 1
        return LayoutElement(
            .text(content), modifiers: priority == 0 ? [] : [.layoutPriority(priority)], name: .named(name))
    }
}
