/// What a timing curve says before its beginning and after its end.
public enum EndRule: Hashable, Sendable, CaseIterable {
    /// It stays at 0 before and at 1 after, as in SwiftUI.
    case clamp
    /// It goes on along its end tangents, as in CSS.
    case extrapolate
}
