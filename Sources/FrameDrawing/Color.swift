/// A colour in sRGB with opacity, every channel 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
    /// The red channel, 0…1.
    public let red: Double
    /// The green channel, 0…1.
    public let green: Double
    /// The blue channel, 0…1.
    public let blue: Double
    /// The opacity, 0…1.
    public let alpha: Double

    /// Nothing at all.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)

    /// Makes a colour; channels outside 0…1 are brought to the nearer end.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
        self.red = clamped(red)
        self.green = clamped(green)
        self.blue = clamped(blue)
        self.alpha = clamped(alpha)
    }

    /// Makes a colour from channels of 0…255 as in `#RRGGBBAA`.
    public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha8: UInt8 = 255) {
        self.init(
            red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255,
            alpha: Double(alpha8) / 255)
    }
}
