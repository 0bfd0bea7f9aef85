import FramewheelUI
import LayoutVectorCases
import Testing

/// The layout vectors once more, each tree written in the Swift card API.
@Suite struct LayoutSwiftTests {
    @Test func everyVectorWrittenInSwiftIsLaidOutAsExpected() throws {
        let problems = try LayoutVector.problems { $0.view.layoutElement }
        for problem in problems { Issue.record("\(problem)") }
    }
}

/// A box of fixed size, which stands for a measured view in the vectors.
private struct Box: View {
    let content: BoxContent

    var body: some View { ElementView(LayoutElement(.box(content))) }
}

extension VectorNode {
    /// The tree in Swift views.
    fileprivate var view: AnyView {
        modifiers.reduce(kind.view) { view, modifier in modifier.applied(to: view) }
    }
}

extension VectorNode.Kind {
    fileprivate var view: AnyView {
        switch self {
        case .hstack(let alignment, let spacing, let children):
            AnyView(HStack(alignment: alignment, spacing: spacing) { views(children) })
        case .vstack(let alignment, let spacing, let children):
            AnyView(VStack(alignment: alignment, spacing: spacing) { views(children) })
        case .zstack(let alignment, let children): AnyView(ZStack(alignment: alignment) { views(children) })
        case .box(let content): AnyView(Box(content: content))
        case .image(let width, let height, let isResizable): image(width, height, isResizable)
        case .rectangle: AnyView(Rectangle())
        case .roundedRectangle(let radius): AnyView(RoundedRectangle(cornerRadius: radius))
        case .circle: AnyView(Circle())
        case .spacer(let minLength): AnyView(Spacer(minLength: minLength))
        case .divider: AnyView(Divider())
        case .geometryReader(let child):
            AnyView(GeometryReader { [element = child.view.layoutElement] _ in ElementView(element) })
        }
    }

    private func views(_ children: [VectorNode]) -> some View {
        ForEach(children.indices, id: \.self) { children[$0].view }
    }

    private func image(_ width: Double, _ height: Double, _ isResizable: Bool) -> AnyView {
        let image = Image(LayoutVector.imageName(width: width, height: height))
        return AnyView(isResizable ? image.resizable() : image)
    }
}

extension VectorNode.Modifier {
    fileprivate func applied(to view: AnyView) -> AnyView {
        switch self {
        case .frame(let width, let height, let alignment):
            AnyView(view.frame(width: width, height: height, alignment: alignment))
        case .flexibleFrame(let frame):
            AnyView(
                view.frame(
                    minWidth: frame.minWidth, idealWidth: frame.idealWidth, maxWidth: frame.maxWidth,
                    minHeight: frame.minHeight, idealHeight: frame.idealHeight, maxHeight: frame.maxHeight,
                    alignment: frame.alignment))
        case .padding(let padding): view.padded(padding)
        case .background(let node, let alignment):
            AnyView(view.background(alignment: alignment) { node.view })
        case .overlay(let node, let alignment): AnyView(view.overlay(alignment: alignment) { node.view })
        case .offset(let vector): AnyView(view.offset(x: vector.x, y: vector.y))
        case .scale(let x, let y): AnyView(view.scaleEffect(x: x, y: y))
        case .clip: AnyView(view.clipped())
        case .opacity(let opacity): AnyView(view.opacity(opacity))
        case .aspectRatio(let ratio, let mode): AnyView(view.aspectRatio(ratio, contentMode: mode))
        case .fixedSize(let horizontal, let vertical):
            AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
        }
    }
}

extension AnyView {
    /// The padding in the form that one would write in Swift.
    fileprivate func padded(_ padding: Padding) -> AnyView {
        if padding == Padding(all: .platform) { return AnyView(self.padding()) }
        let lengths = [padding.top, padding.leading, padding.bottom, padding.trailing]
        let points = lengths.map { length in
            if case .points(let points) = length { points } else { 0.0 }
        }
        if Set(points).count == 1 { return AnyView(self.padding(points[0])) }
        if points[0] == 0, points[2] == 0, points[1] == points[3] {
            return AnyView(self.padding(.horizontal, points[1]))
        }
        return AnyView(
            self.padding(
                EdgeInsets(top: points[0], leading: points[1], bottom: points[2], trailing: points[3])))
    }
}
