internal import FrameDrawing

/// How a plot looks: lengths in points, and colours that stay apart on a grey printer.
enum PlotStyle {
    static let paper = Color.white
    static let ink = Color(red8: 26, green8: 26, blue8: 26)
    /// Axes' numbers and what is said beside them.
    static let quiet = Color(red8: 95, green8: 95, blue8: 95)
    static let grid = Color(red8: 226, green8: 226, blue8: 226)
    static let snapLine = Color(red8: 140, green8: 140, blue8: 140)
    static let drag = Color(red8: 222, green8: 222, blue8: 222)
    static let hatch = Color(red8: 168, green8: 168, blue8: 168)
    /// The second curve differs by its dashes first; the colour only helps.
    static let curves = [ink, Color(red8: 190, green8: 60, blue8: 20)]

    static let titleSize = 15.0
    static let noteSize = 11.0
    static let headingSize = 10.5
    static let labelSize = 9.5

    static let curveWidth = 1.5
    static let axisWidth = 0.75
    static let hairline = 0.5
    static let hatchDistance = 5.0
    static let tickLength = 4.0
    static let glyphSize = 7.0

    /// The dashes of a line, in points.
    struct Dashes: Hashable {
        var drawn: Double
        var gap: Double
    }

    static let curveDashes = Dashes(drawn: 6, gap: 3.5)
    static let snapDashes = Dashes(drawn: 1, gap: 3)
    static let markDashes = Dashes(drawn: 3, gap: 2)
}
