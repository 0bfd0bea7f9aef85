public import FrameDrawing

extension Color {
    /// The colour of running text: black.
    public static let primary = Color.black
    /// The colour of less important text, `#3C3C43` at 60 %.
    public static let secondary = Color(red8: 0x3C, green8: 0x3C, blue8: 0x43, alpha8: 0x99)
    /// The colour of what can be touched: blue.
    public static let accentColor = SystemColor.blue.light

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
    public static var red: Color { SystemColor.red.light }
    /// Orange, `#FF9500`.
    public static var orange: Color { SystemColor.orange.light }
    /// Yellow, `#FFCC00`.
    public static var yellow: Color { SystemColor.yellow.light }
    /// Green, `#34C759`.
    public static var green: Color { SystemColor.green.light }
    /// Mint, `#00C7BE`.
    public static var mint: Color { SystemColor.mint.light }
    /// Teal, `#30B0C7`.
    public static var teal: Color { SystemColor.teal.light }
    /// Cyan, `#32ADE6`.
    public static var cyan: Color { SystemColor.cyan.light }
    /// Blue, `#007AFF`.
    public static var blue: Color { SystemColor.blue.light }
    /// Indigo, `#5856D6`.
    public static var indigo: Color { SystemColor.indigo.light }
    /// Purple, `#AF52DE`.
    public static var purple: Color { SystemColor.purple.light }
    /// Pink, `#FF2D55`.
    public static var pink: Color { SystemColor.pink.light }
    /// Brown, `#A2845E`.
    public static var brown: Color { SystemColor.brown.light }
    /// Grey, `#8E8E93`.
    public static var gray: Color { SystemColor.gray.light }
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
