internal import FrameDrawing
internal import PlaneGeometry

/// Two curves over one another, as an SVG element of an HTML page.
struct CurveDrawing {
    private let curve: GoldenReport.Curve
    private let times: ClosedRange<Double>
    private let values: ClosedRange<Double>

    init(_ curve: GoldenReport.Curve) {
        self.curve = curve
        let points = (curve.expected + curve.actual).filter { $0.x.isFinite && $0.y.isFinite }
        times = Self.range(points.map(\.x))
        values = Self.range(points.map(\.y))
    }

    /// The drawing.
    var svg: String {
        let title = XMLText.content("\(curve.name), \(curve.unit)")
        let size = "viewBox=\"0 0 \(Self.number(Self.width)) \(Self.number(Self.height))\""
        return "<svg \(size) role=\"img\"><title>\(title)</title>"
            + "<rect class=\"frame\" x=\"\(Self.number(Self.left))\" y=\"\(Self.number(Self.top))\" "
            + "width=\"\(Self.number(Self.plotWidth))\" height=\"\(Self.number(Self.plotHeight))\"/>"
            + line(curve.expected, "expected") + line(curve.actual, "actual") + labels + "</svg>"
    }

    private func line(_ points: [Point], _ role: String) -> String {
        let places = points.filter { $0.x.isFinite && $0.y.isFinite }.map { point in
            "\(Self.number(x(point.x))),\(Self.number(y(point.y)))"
        }
        return "<polyline class=\"\(role)\" points=\"\(places.joined(separator: " "))\"/>"
    }

    private var labels: String {
        let (right, bottom) = (Self.left + Self.plotWidth, Self.top + Self.plotHeight)
        return [
            Self.text(values.upperBound.decimalText(places: 2), x: Self.left - 6, y: Self.top + 10, "end"),
            Self.text(values.lowerBound.decimalText(places: 2), x: Self.left - 6, y: bottom, "end"),
            Self.text("\(curve.name), \(curve.unit)", x: Self.left, y: Self.top - 8, "start"),
            Self.text(times.lowerBound.decimalText(places: 2) + " s", x: Self.left, y: bottom + 16, "start"),
            Self.text(times.upperBound.decimalText(places: 2) + " s", x: right, y: bottom + 16, "end"),
            "<text class=\"expected\" x=\"\(Self.number(right - 60))\" y=\"\(Self.number(Self.top - 8))\" "
                + "text-anchor=\"end\">expected</text>",
            "<text class=\"actual\" x=\"\(Self.number(right))\" y=\"\(Self.number(Self.top - 8))\" "
                + "text-anchor=\"end\">actual</text>",
        ].joined()
    }

    private func x(_ time: Double) -> Double {
        Self.left + (time - times.lowerBound) / (times.upperBound - times.lowerBound) * Self.plotWidth
    }

    private func y(_ value: Double) -> Double {
        let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
        return Self.top + (1 - share) * Self.plotHeight
    }

    /// The range of numbers, never empty.
    private static func range(_ numbers: [Double]) -> ClosedRange<Double> {
        let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 1)
        return least < greatest ? least...greatest : (least - 1)...(least + 1)
    }

    private static func text(_ text: String, x: Double, y: Double, _ anchor: String) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\">\(XMLText.content(text))</text>"
    }

    private static func number(_ value: Double) -> String { value.decimalText(places: 2) }

    private static let width = 720.0
    private static let height = 220.0
    private static let left = 70.0
    private static let top = 28.0
    private static let plotWidth = 640.0
    private static let plotHeight = 168.0
}
