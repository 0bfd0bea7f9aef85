public import FrameDrawing

/// The font of texts.
public struct Font: Hashable, Sendable {
    /// How heavy strokes are.
    public typealias Weight = FontWeight

    /// What a text is for, which decides its size.
    public typealias TextStyle = TextStyleName

    /// The kind of design of the system's font; only the default one is drawn.
    public enum Design: Hashable, Sendable {
        /// The default sans serif.
        case `default`
    }

    let size: Double
    let weight: FontWeight
    let families: [String]

    private init(size: Double, weight: FontWeight, families: [String] = []) {
        self.size = size
        self.weight = weight
        self.families = families
    }

    /// The system's font of a size in points.
    public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(size: size, weight: weight)
    }

    /// The system's font of a text style at the default text size.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(size: style.size, weight: weight ?? style.weight)
    }

    /// A font of a family by its name, of a size in points.
    public static func custom(_ name: String, size: Double) -> Font {
        Font(size: size, weight: .regular, families: [name])
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight, families: families) }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
}

extension Font {
    /// 34 points.
    public static let largeTitle = Font.system(.largeTitle)
    /// 28 points.
    public static let title = Font.system(.title)
    /// 22 points.
    public static let title2 = Font.system(.title2)
    /// 20 points.
    public static let title3 = Font.system(.title3)
    /// 17 points, semibold.
    public static let headline = Font.system(.headline)
    /// 17 points.
    public static let body = Font.system(.body)
    /// 16 points.
    public static let callout = Font.system(.callout)
    /// 15 points.
    public static let subheadline = Font.system(.subheadline)
    /// 13 points.
    public static let footnote = Font.system(.footnote)
    /// 12 points.
    public static let caption = Font.system(.caption)
    /// 11 points.
    public static let caption2 = Font.system(.caption2)
}
