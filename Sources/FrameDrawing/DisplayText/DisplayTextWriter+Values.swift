internal import FileStorage
internal import PlaneGeometry

extension DisplayTextWriter {
    /// Numbers keep this many decimal places.
    private static let places = 6
    /// A longer value, in bytes, is told by its hash.
    private static let longest = 400

    static func text(_ values: Double...) -> String {
        values.map { $0.decimalText(places: places) }.joined(separator: " ")
    }

    static func text(_ rect: Rect) -> String { text(rect.minX, rect.minY, rect.width, rect.height) }

    /// An element's path as a word.
    static func name(_ element: String) -> String {
        element.isEmpty ? "-" : String(element.map { $0.isWhitespace ? "_" : $0 })
    }

    /// A text in quotation marks on one line.
    static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ": text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return short(text + "\"")
    }

    /// A colour as a scene writes it where eight bits tell it, else by its channels.
    static func text(_ color: Color) -> String {
        let channels = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
        let bytes = channels.map { ($0 * 255).rounded() }
        guard zip(channels, bytes).allSatisfy({ ($0 * 255 - $1).magnitude < 1e-9 }) else {
            return "rgba(\(text(color.red, color.green, color.blue, color.alpha)))"
        }
        return "#"
            + bytes.map { byte in
                let digits = String(Int(byte), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    static func text(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): return text(color)
        case .linearGradient(let gradient):
            let line = text(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
            return "linear \(line) \(stops(gradient.stops))"
        case .radialGradient(let gradient):
            let circles = text(
                gradient.center.x, gradient.center.y, gradient.startRadius, gradient.endRadius)
            return "radial \(circles) \(stops(gradient.stops))"
        }
    }

    private static func stops(_ stops: [GradientStop]) -> String {
        short(stops.map { "\(text($0.location)) \(text($0.color))" }.joined(separator: " "))
    }

    /// An outline by the letters of SVG's path data.
    static func text(_ path: Path) -> String {
        short(
            path.elements.map {
                switch $0 {
                case .move(let point): "M \(text(point.x, point.y))"
                case .line(let point): "L \(text(point.x, point.y))"
                case .curve(let first, let second, let end):
                    "C \(text(first.x, first.y, second.x, second.y, end.x, end.y))"
                case .close: "Z"
                }
            }.joined(separator: " "))
    }

    private static func short(_ text: String) -> String {
        text.utf8.count <= longest ? text : "hash \(ContentHash(of: text.utf8))"
    }
}
