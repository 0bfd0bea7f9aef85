/// How long a scene lasts.
///
/// JSON: `duration`.
public enum SceneDuration: Hashable, Sendable {
    /// Until the first rest after the last action, or one full cycle where only autoplay moves.
    case settled
    /// A number of seconds.
    case seconds(Double)
}

/// A moment of a scene.
///
/// JSON: a number of seconds, `"first"`, `"rest"`, `"last"`, or the name of a `mark` of the script.
public enum Moment: Hashable, Sendable {
    /// A time from the beginning, in seconds.
    case time(Double)
    /// When the script reaches a mark.
    case mark(String)
    /// The beginning.
    case first
    /// When the carousel comes to rest after the last action.
    case rest
    /// The end of the scene.
    case last
}

/// Whether texts are drawn or stood for.
///
/// JSON: `textMode`.
public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Glyphs are drawn.
    case outlines
    /// Every glyph is its box, for tests that must not depend on fonts.
    case blocks
}
