import FrameDrawing
import PlaneGeometry

/// What leaves but texts answer to a proposal (rules LE, SP1, DV, GR).
struct LeafSizing {
    /// The axis of the stack around the leaf.
    let axis: Axis?
    let context: LayoutContext

    /// The extent of what has no size of its own where none is proposed, in points.
    private static let defaultExtent = 10.0
    /// The least length of a spacer that does not say one, in points.
    private static let spacerLength = 8.0

    func size(of kind: LayoutElement.Kind, in proposal: ProposedSize) -> Size {
        switch kind {
        case .image(let image): size(of: image, in: proposal)
        case .shape(let shape): size(of: shape, in: proposal)
        case .spacer(let minLength): spacerSize(minLength: minLength, in: proposal)
        case .divider(let divider): size(of: divider, in: proposal)
        case .geometryReader: filling(proposal)
        case .hosted(let content): hostedSize(of: content, in: proposal)
        case .box(let box): Size(width: box.width.orZero, height: box.height.orZero)
        case .text, .hstack, .vstack, .zstack: .zero
        }
    }

    private func hostedSize(of content: HostedContent, in proposal: ProposedSize) -> Size {
        let size = context.hostedSize(content, proposal)
        // Asked with infinity, the owner may well answer it.
        return Size { axis in
            let extent = axis.extent(of: size)
            return extent.isNaN || (extent.isInfinite && proposal.extent(along: axis) != .infinity)
                ? 0 : extent
        }
    }

    private func filling(_ proposal: ProposedSize) -> Size {
        Size { proposal.extent(along: $0) ?? Self.defaultExtent }
    }

    private func size(of image: ImageContent, in proposal: ProposedSize) -> Size {
        let natural = context.naturalSize(of: image.source)
        guard image.isResizable else { return natural }
        return Size { proposal.extent(along: $0) ?? $0.extent(of: natural) }
    }

    private func size(of shape: ShapeContent, in proposal: ProposedSize) -> Size {
        let size = filling(proposal)
        guard shape.outline == .circle else { return size }
        let diameter = min(size.width, size.height)
        return Size(width: diameter, height: diameter)
    }

    /// Rule SP1; a spacer outside of stacks grows on both axes.
    private func spacerSize(minLength: Double?, in proposal: ProposedSize) -> Size {
        let least = (minLength ?? Self.spacerLength).orZero
        return Size { each in
            axis == nil || each == axis ? max(proposal.extent(along: each) ?? -.infinity, least) : 0
        }
    }

    /// Rule DV: across an hstack a vertical line, elsewhere a horizontal one.
    private func size(of divider: DividerContent, in proposal: ProposedSize) -> Size {
        let along = axis ?? .vertical
        let thickness = divider.thickness?.orZero ?? context.platform.dividerThickness(scale: context.scale)
        return along.size(
            along: thickness, across: proposal.extent(along: along.cross) ?? Self.defaultExtent)
    }
}

extension ProposedSize {
    /// The room in which a text breaks its lines when it is offered this; an infinite offer limits nothing.
    var textRoom: TextRoom {
        func limit(_ extent: Double?) -> Double? { extent.flatMap { $0.isFinite ? $0 : nil } }
        return TextRoom(width: limit(width), height: limit(height))
    }
}

extension Size {
    /// The size with both extents rounded up to whole pixels, as those of texts are.
    func roundedUp(toPixelsAt scale: Double) -> Size {
        guard scale.isFinite, scale > 0 else { return self }
        return Size { axis in (axis.extent(of: self) * scale).rounded(.up) / scale }
    }
}

extension LayoutContext {
    /// A text with the language and direction of this context.
    func styled(_ text: TextContent) -> StyledText {
        StyledText(
            string: text.string, style: text.style, language: language,
            isRightToLeft: direction == .rightToLeft)
    }

    /// The size of a picture that takes its own, in points; 10 × 10 where it is unknown.
    func naturalSize(of source: ImageSource) -> Size {
        pixelSize(of: source) ?? Size(width: 10, height: 10)
    }

    /// The size of a picture in pixels, if it is a file whose size is known and drawable.
    func pixelSize(of source: ImageSource) -> Size? {
        guard case .file(let path) = source, let size = imageSize(path), !size.isEmpty,
            size.width.isFinite, size.height.isFinite
        else { return nil }
        return size
    }
}

extension LayoutPlatform {
    /// The thickness of a divider in points: one on the Mac, one pixel on iOS.
    fileprivate func dividerThickness(scale: Double) -> Double {
        switch self {
        case .macOS: 1
        case .iOS: scale.isFinite && scale > 0 ? 1 / scale : 1
        }
    }
}
