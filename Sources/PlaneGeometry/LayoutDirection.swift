/// The direction in which text is read and leading turns into trailing.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left, as in English and Japanese.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft
}
