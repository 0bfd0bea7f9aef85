public import CardLayout
public import PlaneGeometry

struct AspectRatioModifier: ElementModifier {
    let ratio: Double?
    let contentMode: ContentMode

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier {
        .aspectRatio(ratio, contentMode: contentMode)
    }
}

struct FixedSizeModifier: ElementModifier {
    let horizontal: Bool
    let vertical: Bool

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier {
        .fixedSize(horizontal: horizontal, vertical: vertical)
    }
}

struct LayoutPriorityModifier: ElementModifier {
    let priority: Double

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .layoutPriority(priority) }
}

extension View {
    /// Offers the view a size of a ratio of width to height; `nil` means the view's own.
    public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
        ModifiedContent(self, AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Offers the view a size of the ratio of another size.
    public func aspectRatio(_ aspectRatio: Size, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as fits, its ratio kept.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view so large that all room is covered, its ratio kept.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Gives the view its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal extents.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        ModifiedContent(self, FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Serves the view before its siblings of lower priority; 0 unless said.
    public func layoutPriority(_ value: Double) -> some View {
        ModifiedContent(self, LayoutPriorityModifier(priority: value))
    }
}
