import CardLayout
import FrameDrawing
import PlaneGeometry

// Short forms, so that a test shows its tree and nothing else.

func box(_ width: Double, _ height: Double, _ modifiers: LayoutModifier...) -> LayoutElement {
    LayoutElement(.box(BoxContent(width: width, height: height)), modifiers: modifiers)
}

func rectangle(_ color: Color = .black, _ modifiers: LayoutModifier...) -> LayoutElement {
    LayoutElement(
        .shape(ShapeContent(outline: .rectangle, fill: .color(color))), modifiers: modifiers)
}

func text(_ string: String, _ modifiers: LayoutModifier...) -> LayoutElement {
    LayoutElement(.text(TextContent(string: string)), modifiers: modifiers)
}

func hstack(
    _ children: [LayoutElement], spacing: Double? = nil, alignment: VerticalAlignment = .center
) -> LayoutElement {
    LayoutElement(.hstack(HorizontalStack(alignment: alignment, spacing: spacing, children: children)))
}

func vstack(
    _ children: [LayoutElement], spacing: Double? = nil, alignment: HorizontalAlignment = .center
) -> LayoutElement {
    LayoutElement(.vstack(VerticalStack(alignment: alignment, spacing: spacing, children: children)))
}

func zstack(_ children: [LayoutElement], _ modifiers: LayoutModifier...) -> LayoutElement {
    LayoutElement(.zstack(DepthStack(children: children)), modifiers: modifiers)
}

func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> LayoutModifier {
    .frame(width: width, height: height, alignment: alignment)
}

func context(
    _ platform: LayoutPlatform = .macOS, scale: Double = 2, direction: LayoutDirection = .leftToRight,
    text: any TextMeasuring = CountingText()
) -> LayoutContext {
    LayoutContext(platform: platform, scale: scale, direction: direction, text: text)
}

func place(
    _ element: LayoutElement, _ width: Double?, _ height: Double?, in context: LayoutContext = context(),
    path: String = ""
) -> PlacedElement {
    LayoutEngine(context).place(element, proposal: ProposedSize(width: width, height: height), path: path)
}

extension PlacedElement {
    /// The frame at a path.
    func frame(at path: String) -> Rect? { allFrames.first { $0.path == path }?.frame }
}
