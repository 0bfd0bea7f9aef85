/// The text styles of iOS at the size category Large, which is the default.
///
/// JSON: `style` of a text. Sizes and weights are those of
/// <https://developer.apple.com/design/human-interface-guidelines/typography#iOS-iPadOS-Dynamic-Type-sizes>.
public enum TextStyleName: String, Hashable, Sendable, CaseIterable {
    /// The title of a screen, 34 points.
    case largeTitle
    /// A first-level title, 28 points.
    case title
    /// A second-level title, 22 points.
    case title2
    /// A third-level title, 20 points.
    case title3
    /// A heading, 17 points and semibold.
    case headline
    /// A heading of lower rank, 15 points.
    case subheadline
    /// Running text, 17 points.
    case body
    /// A call-out, 16 points.
    case callout
    /// A footnote, 13 points.
    case footnote
    /// A caption, 12 points.
    case caption
    /// A caption of lower rank, 11 points.
    case caption2

    /// The font size, in points.
    public var size: Double {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }

    /// The weight of the strokes.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }
}
