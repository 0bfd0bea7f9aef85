import CardLayout
public import PlaneGeometry

struct PaddingModifier: ElementModifier {
    let padding: Padding

    func layoutModifier(in environment: ViewEnvironment) -> LayoutModifier { .padding(padding) }
}

extension View {
    /// Puts room around the view at some edges: points, or the platform's default of 16.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        let room = length.map { Padding.Length.points($0) } ?? .platform
        func at(_ edge: Edge.Set) -> Padding.Length { edges.contains(edge) ? room : .points(0) }
        let padding = Padding(
            top: at(.top), leading: at(.leading), bottom: at(.bottom), trailing: at(.trailing))
        return ModifiedContent(self, PaddingModifier(padding: padding))
    }

    /// Puts the same room around the view at every edge, in points.
    public func padding(_ length: Double) -> some View { padding(.all, length) }

    /// Puts room around the view edge by edge.
    public func padding(_ insets: EdgeInsets) -> some View {
        let padding = Padding(
            top: .points(insets.top), leading: .points(insets.leading), bottom: .points(insets.bottom),
            trailing: .points(insets.trailing))
        return ModifiedContent(self, PaddingModifier(padding: padding))
    }
}

extension EdgeInsets {
    /// Makes insets of 0 at every edge.
    public init() { self = .zero }
}
