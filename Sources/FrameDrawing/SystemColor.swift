/// A colour of iOS with its values in light and dark appearance.
///
/// The values are those of `UIColor` in iOS 15 to 17, without increased contrast and at the base level:
/// <https://developer.apple.com/design/human-interface-guidelines/color#iOS-iPadOS-system-colors>.
public struct SystemColor: Hashable, Sendable {
    /// The value in light appearance.
    public let light: Color
    /// The value in dark appearance.
    public let dark: Color

    /// Makes a colour from `0xRRGGBB` and opacities.
    private init(_ light: Int, _ lightAlpha: Double = 1, dark: Int, _ darkAlpha: Double = 1) {
        self.light = Self.color(light, lightAlpha)
        self.dark = Self.color(dark, darkAlpha)
    }

    private static func color(_ value: Int, _ alpha: Double) -> Color {
        Color(
            red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
            blue: Double(value & 255) / 255, alpha: alpha)
    }

    /// `systemRed`.
    public static let red = SystemColor(0xFF3B30, dark: 0xFF453A)
    /// `systemOrange`.
    public static let orange = SystemColor(0xFF9500, dark: 0xFF9F0A)
    /// `systemYellow`.
    public static let yellow = SystemColor(0xFFCC00, dark: 0xFFD60A)
    /// `systemGreen`.
    public static let green = SystemColor(0x34C759, dark: 0x30D158)
    /// `systemMint`.
    public static let mint = SystemColor(0x00C7BE, dark: 0x63E6E2)
    /// `systemTeal`.
    public static let teal = SystemColor(0x30B0C7, dark: 0x40C8E0)
    /// `systemCyan`.
    public static let cyan = SystemColor(0x32ADE6, dark: 0x64D2FF)
    /// `systemBlue`.
    public static let blue = SystemColor(0x007AFF, dark: 0x0A84FF)
    /// `systemIndigo`.
    public static let indigo = SystemColor(0x5856D6, dark: 0x5E5CE6)
    /// `systemPurple`.
    public static let purple = SystemColor(0xAF52DE, dark: 0xBF5AF2)
    /// `systemPink`.
    public static let pink = SystemColor(0xFF2D55, dark: 0xFF375F)
    /// `systemBrown`.
    public static let brown = SystemColor(0xA2845E, dark: 0xAC8E68)
    /// `systemGray`.
    public static let gray = SystemColor(0x8E8E93, dark: 0x8E8E93)

    /// The colours by their names in iOS, such as `secondaryLabel`.
    public static let all = Dictionary(table, uniquingKeysWith: { first, _ in first })
    /// The names, those of related colours together.
    public static let names = table.map(\.0)

    private static let table: [(String, SystemColor)] = [
        ("label", SystemColor(0x000000, dark: 0xFFFFFF)),
        ("secondaryLabel", SystemColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)),
        ("tertiaryLabel", SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)),
        ("quaternaryLabel", SystemColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)),
        ("placeholderText", SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)),
        ("link", SystemColor(0x007AFF, dark: 0x0984FF)),
        ("separator", SystemColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)),
        ("opaqueSeparator", SystemColor(0xC6C6C8, dark: 0x38383A)),
        ("systemBackground", SystemColor(0xFFFFFF, dark: 0x000000)),
        ("secondarySystemBackground", SystemColor(0xF2F2F7, dark: 0x1C1C1E)),
        ("tertiarySystemBackground", SystemColor(0xFFFFFF, dark: 0x2C2C2E)),
        ("systemGroupedBackground", SystemColor(0xF2F2F7, dark: 0x000000)),
        ("secondarySystemGroupedBackground", SystemColor(0xFFFFFF, dark: 0x1C1C1E)),
        ("tertiarySystemGroupedBackground", SystemColor(0xF2F2F7, dark: 0x2C2C2E)),
        ("systemFill", SystemColor(0x787880, 0.2, dark: 0x787880, 0.36)),
        ("secondarySystemFill", SystemColor(0x787880, 0.16, dark: 0x787880, 0.32)),
        ("tertiarySystemFill", SystemColor(0x767680, 0.12, dark: 0x767680, 0.24)),
        ("quaternarySystemFill", SystemColor(0x747480, 0.08, dark: 0x767680, 0.18)),
        ("systemRed", red),
        ("systemOrange", orange),
        ("systemYellow", yellow),
        ("systemGreen", green),
        ("systemMint", mint),
        ("systemTeal", teal),
        ("systemCyan", cyan),
        ("systemBlue", blue),
        ("systemIndigo", indigo),
        ("systemPurple", purple),
        ("systemPink", pink),
        ("systemBrown", brown),
        ("systemGray", gray),
        ("systemGray2", SystemColor(0xAEAEB2, dark: 0x636366)),
        ("systemGray3", SystemColor(0xC7C7CC, dark: 0x48484A)),
        ("systemGray4", SystemColor(0xD1D1D6, dark: 0x3A3A3C)),
        ("systemGray5", SystemColor(0xE5E5EA, dark: 0x2C2C2E)),
        ("systemGray6", SystemColor(0xF2F2F7, dark: 0x1C1C1E)),
    ]
}
