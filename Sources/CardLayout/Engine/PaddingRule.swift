import PlaneGeometry

extension Padding {
    /// The default room on every edge, in points: 16 on both platforms.
    private static let platformLength = 16.0

    /// The insets in points on a platform; senseless numbers count as 0.
    func insets(on platform: LayoutPlatform) -> EdgeInsets {
        func points(_ length: Length) -> Double {
            switch (length, platform) {
            case (.points(let points), _): points.orZero
            case (.platform, .iOS), (.platform, .macOS): Self.platformLength
            }
        }
        return EdgeInsets(
            top: points(top), leading: points(leading), bottom: points(bottom), trailing: points(trailing))
    }
}

extension EdgeInsets {
    /// The sum of the insets along an axis.
    private func sum(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

    /// Rule PD1: what the child inside is proposed.
    func proposal(in proposal: ProposedSize) -> ProposedSize {
        ProposedSize { axis in proposal.extent(along: axis).map { max($0 - sum(along: axis), 0) } }
    }

    /// Rules PD1 and PD2: the child's size and the insets, even beyond the proposal.
    func size(around child: LayoutNode, in proposal: ProposedSize) -> Size {
        let size = child.size(in: self.proposal(in: proposal))
        return Size { axis in axis.extent(of: size) + sum(along: axis) }
    }
}
