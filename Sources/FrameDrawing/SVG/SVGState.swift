internal import PlaneGeometry

/// What an item inherits from the groups around it; a value, so that nothing has to be restored.
struct SVGState {
    /// How the item's coordinates map to those of the file.
    var transform = AffineTransform.identity
    /// The box of the nearest clip, where it is in the item's own coordinates.
    var clipBox: Rect?
    /// How many groups lie around the item.
    var depth = 0
    /// The attributes of a leaf's paint where it is animated, instead of its own.
    var paint: [(name: String, value: String)]?

    /// The state inside a group.
    func entering(_ group: DisplayGroup) -> SVGState {
        let isUnmoved = group.transform == .identity
        return SVGState(
            transform: group.transform.followed(by: transform),
            clipBox: group.clip?.controlBox ?? (isUnmoved ? clipBox : nil), depth: depth + 1)
    }
}
