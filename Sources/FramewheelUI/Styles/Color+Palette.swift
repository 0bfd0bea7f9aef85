public import FrameDrawing

extension Color {
    /// The colour of running text: black.
    public static let primary = Color.black
    /// The colour of less important text, `#3C3C43` at 60 %.
    public static let secondary = Color(red8: 0x3C, green8: 0x3C, blue8: 0x43, alpha8: 0x99)
    /// The colour of what can be touched: blue.
    public static let accentColor = Color(red8: 0x00, green8: 0x7A, blue8: 0xFF)

    /// Makes a colour from its channels, each 0…1.
    public init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.init(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// Makes a grey, 0 being black and 1 white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: opacity)
    }

    /// The colour with its opacity multiplied by a factor of 0…1.
    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}

// The colours of iOS 17 in their light form. They are not members of `Color` itself, where they would hide its
// channels `red`, `green` and `blue`; `Color.red` finds them here all the same.
extension ShapeStyle where Self == Color {
    /// Red, `#FF3B30`.
    public static var red: Color { Color(red8: 0xFF, green8: 0x3B, blue8: 0x30) }
    /// Orange, `#FF9500`.
    public static var orange: Color { Color(red8: 0xFF, green8: 0x95, blue8: 0x00) }
    /// Yellow, `#FFCC00`.
    public static var yellow: Color { Color(red8: 0xFF, green8: 0xCC, blue8: 0x00) }
    /// Green, `#34C759`.
    public static var green: Color { Color(red8: 0x34, green8: 0xC7, blue8: 0x59) }
    /// Mint, `#00C7BE`.
    public static var mint: Color { Color(red8: 0x00, green8: 0xC7, blue8: 0xBE) }
    /// Teal, `#30B0C7`.
    public static var teal: Color { Color(red8: 0x30, green8: 0xB0, blue8: 0xC7) }
    /// Cyan, `#32ADE6`.
    public static var cyan: Color { Color(red8: 0x32, green8: 0xAD, blue8: 0xE6) }
    /// Blue, `#007AFF`.
    public static var blue: Color { Color(red8: 0x00, green8: 0x7A, blue8: 0xFF) }
    /// Indigo, `#5856D6`.
    public static var indigo: Color { Color(red8: 0x58, green8: 0x56, blue8: 0xD6) }
    /// Purple, `#AF52DE`.
    public static var purple: Color { Color(red8: 0xAF, green8: 0x52, blue8: 0xDE) }
    /// Pink, `#FF2D55`.
    public static var pink: Color { Color(red8: 0xFF, green8: 0x2D, blue8: 0x55) }
    /// Brown, `#A2845E`.
    public static var brown: Color { Color(red8: 0xA2, green8: 0x84, blue8: 0x5E) }
    /// Grey, `#8E8E93`.
    public static var gray: Color { Color(red8: 0x8E, green8: 0x8E, blue8: 0x93) }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// Nothing at all.
    public static var clear: Color { Color.clear }
    /// The colour of running text.
    public static var primary: Color { Color.primary }
    /// The colour of less important text.
    public static var secondary: Color { Color.secondary }
    /// The colour of what can be touched.
    public static var tint: Color { Color.accentColor }
}
