public import FrameDrawing

extension Shape where Self == Rectangle {
    /// All of the box.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle of the box.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// The box with half circles at its short sides.
    public static var capsule: Capsule { Capsule() }

    /// The box with half circles at its short sides.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    /// The box with four equally round corners.
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// The box with corners of different radii.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// The box with corners of different radii in points.
    public static func rect(
        topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
        topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
