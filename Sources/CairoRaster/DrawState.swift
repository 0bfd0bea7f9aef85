internal import PlaneGeometry

/// What an item inherits from the groups around it; a value, so that nothing has to be restored.
struct DrawState {
    /// How the item's coordinates map to pixels.
    var transform: AffineTransform
    /// Pixels a point of the whole picture.
    var scale: Double
    /// The pixels of the whole picture, or of a sprite; a canvas may hold a part of them.
    var picture: PixelRect
    /// The opacity of the groups that needed no layer of their own.
    var opacity = 1.0
    /// How many groups lie around the item.
    var depth = 0
    /// Whether it is drawn on a sprite, which is kept instead of what it is made of.
    var isOnSprite = false

    /// The state inside a group, its opacity apart.
    func entering(_ groupTransform: AffineTransform) -> DrawState {
        var state = self
        state.transform = groupTransform.followed(by: transform)
        state.depth += 1
        return state
    }

    /// The state with the opacity of a group that is drawn without a layer.
    func faded(by factor: Double) -> DrawState {
        var state = self
        state.opacity *= factor
        return state
    }

    /// The state for drawing on a layer, which fades as a whole.
    var opaque: DrawState {
        var state = self
        state.opacity = 1
        return state
    }
}
