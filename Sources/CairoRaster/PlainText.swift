internal import FrameDrawing
internal import PlaneGeometry

/// A styled text made safe for layout: cleaned of what cannot be drawn, and at a size that Pango can count in.
struct PlainText {
    /// The characters: only line feeds break lines, and no other control character but the tab is left.
    let string: String
    /// The style as it was asked for.
    let style: TextStyle
    /// The language whose glyphs are preferred, never empty.
    let language: String
    /// Whether reading begins at the right.
    let isRightToLeft: Bool
    /// The font size at which the text is laid out.
    let layoutSize: Double
    /// Points asked for a point of layout; only 1 for sizes that are out of the ordinary.
    let factor: Double
    /// Whether characters were dropped at the end because there were too many.
    let isCut: Bool

    /// What stands for characters left out.
    static let ellipsis = "…"
    /// The most characters of one text that are laid out.
    static let characterLimit = 4096
    /// The font sizes at which Pango's fixed-point numbers neither lose digits nor overflow.
    private static let layoutSizes = 4.0...256.0
    /// The largest font size; a larger one counts as this.
    private static let largestSize = 1e6

    init(_ text: StyledText) {
        style = text.style
        isRightToLeft = text.isRightToLeft
        var scalars = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        var count = 0
        for scalar in text.string.unicodeScalars {
            if count == Self.characterLimit { break }
            if let kept = Self.kept(scalar, after: previous) {
                if kept.isHangul, previous.isHangul { scalars.append(Self.wordJoiner) }
                scalars.append(kept)
                count += 1
            }
            previous = scalar
        }
        isCut = count == Self.characterLimit
        string = String(scalars) + (isCut ? Self.ellipsis : "")
        language = text.language.isEmpty ? Self.language(of: scalars) : Self.language(tag: text.language)
        let size = style.size > 0 ? min(style.size, Self.largestSize) : 0
        layoutSize = min(max(size, Self.layoutSizes.lowerBound), Self.layoutSizes.upperBound)
        factor = size / layoutSize
    }

    /// Whether there is anything to draw: a size that is a positive number, and characters.
    var isVisible: Bool { factor > 0 && !string.isEmpty }

    /// A character as it is laid out, or `nil` where it is left out.
    private static func kept(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A: previous == "\r" ? nil : "\n"
        case 0x0D, 0x85, 0x2028, 0x2029: "\n"
        case 0x09: scalar
        case 0..<0x20, 0x7F..<0xA0: nil
        default: scalar
        }
    }

    /// Keeps two letters of a Korean word on one line; a word wider than a line is broken all the same.
    static let wordJoiner: Unicode.Scalar = "\u{2060}"

    /// A tag in the form that fonts are labelled with: of Chinese they know the countries, not the scripts.
    private static func language(tag: String) -> String {
        let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard parts.first == "zh" else { return parts.joined(separator: "-") }
        if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
        return parts.contains("hant") || parts.contains("tw") ? "zh-tw" : "zh-cn"
    }

    /// The language that a text's script gives away; without it the machine's own would decide about glyphs.
    ///
    /// Ideographs alone count as Japanese, as an iPhone set to English shows them.
    private static func language(of scalars: String.UnicodeScalarView) -> String {
        var language = "en"
        for scalar in scalars {
            switch scalar.value {
            case 0x3041...0x30FF, 0xFF66...0xFF9F: return "ja"
            case _ where scalar.isHangul: return "ko"
            case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: language = "ja"
            default: continue
            }
        }
        return language
    }
}
