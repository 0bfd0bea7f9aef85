internal import PlaneGeometry

extension CarouselScene {
    /// The scale at which a card is drawn once, to be moved and scaled: the least of few that is not below its own.
    ///
    /// They follow from the largest scale that the carousel's effects can give, so that the same sprite serves many
    /// frames; each is near enough to the next for pixels between its own not to skip what lies there.
    ///
    /// - Parameter scale: A card's own scale.
    /// - Returns: A scale of a sprite.
    func spriteScale(for scale: Double) -> Double {
        var level = largestCardScale
        while level * Self.spriteLevelRatio >= scale.magnitude, level > Self.leastSpriteLevel {
            level *= Self.spriteLevelRatio
        }
        return level
    }

    private static let spriteLevelRatio = 0.82
    /// Cards smaller than this are hardly seen.
    private static let leastSpriteLevel = 0.05
}
