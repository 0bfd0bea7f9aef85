import CardLayout
import FrameDrawing
import LayoutVectorCases
import PlaneGeometry

extension VectorNode {
    /// The element that a tree describes.
    var element: LayoutElement {
        LayoutElement(kind.elementKind, modifiers: modifiers.map(\.layoutModifier))
    }
}

extension VectorNode.Kind {
    fileprivate var elementKind: LayoutElement.Kind {
        switch self {
        case .hstack(let alignment, let spacing, let children):
            .hstack(
                HorizontalStack(
                    alignment: alignment, spacing: spacing, children: children.map(\.element)))
        case .vstack(let alignment, let spacing, let children):
            .vstack(
                VerticalStack(alignment: alignment, spacing: spacing, children: children.map(\.element)))
        case .zstack(let alignment, let children):
            .zstack(DepthStack(alignment: alignment, children: children.map(\.element)))
        case .box(let box): .box(box)
        case .image(let width, let height, let isResizable):
            .image(
                ImageContent(
                    source: .file(path: LayoutVector.imageName(width: width, height: height)),
                    isResizable: isResizable))
        case .rectangle: .shape(ShapeContent(outline: .rectangle, fill: .color(.black)))
        case .roundedRectangle(let radius):
            .shape(
                ShapeContent(
                    outline: .roundedRectangle(CornerRadii(all: radius)), fill: .color(.black)))
        case .circle: .shape(ShapeContent(outline: .circle, fill: .color(.black)))
        case .spacer(let minLength): .spacer(minLength: minLength)
        case .divider: .divider(DividerContent(paint: .color(.black)))
        case .geometryReader(let child): .geometryReader(.fixed(IndirectElement(child.element)))
        }
    }
}

extension VectorNode.Modifier {
    fileprivate var layoutModifier: LayoutModifier {
        switch self {
        case .frame(let width, let height, let alignment):
            .frame(width: width, height: height, alignment: alignment)
        case .flexibleFrame(let frame): .flexibleFrame(frame)
        case .padding(let padding): .padding(padding)
        case .background(let node, let alignment):
            .background(IndirectElement(node.element), alignment: alignment)
        case .overlay(let node, let alignment): .overlay(IndirectElement(node.element), alignment: alignment)
        case .offset(let vector): .offset(vector)
        case .scale(let x, let y): .scale(x: x, y: y, anchor: .center)
        case .clip: .clip(.zero)
        case .opacity(let opacity): .opacity(opacity)
        case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, contentMode: mode)
        case .fixedSize(let horizontal, let vertical):
            .fixedSize(horizontal: horizontal, vertical: vertical)
        case .layoutPriority(let priority): .layoutPriority(priority)
        }
    }
}
