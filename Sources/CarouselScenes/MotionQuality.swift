/// How cards are drawn while they move; at rest both give the same pixels.
public enum MotionQuality: String, Hashable, Sendable, CaseIterable {
    /// Each card is drawn once and then moved and scaled as a picture.
    case sprite
    /// Each card is drawn anew in every frame, some ten times slower.
    case vector
}
