internal import PlaneGeometry

/// The data of an outline as SVG writes it: relative, in thousandths of a point, without a needless character.
///
/// Relative numbers are differences of rounded places, so that no error adds up.
struct SVGPathData {
    private var bytes: [UInt8] = []
    private var place = Place()
    /// Where the next contour begins, or the present one began; `nil` before any move.
    private var contourStart: Place?
    /// Whether the contour has begun; a move alone draws nothing and is not written.
    private var isInContour = false
    private var command: UInt8 = 0
    /// Whether the last number has a point, so that another point can follow it at once.
    private var lastHasPoint = false

    private struct Place: Equatable {
        var x = 0
        var y = 0

        init() {}

        init(_ point: Point) {
            x = SVGNumber.thousandths(point.x)
            y = SVGNumber.thousandths(point.y)
        }
    }

    /// Writes an outline.
    init(_ path: Path) {
        bytes.reserveCapacity(path.elements.count * 12)
        for element in path.elements { append(element) }
    }

    /// The text of the attribute `d`, empty where nothing is drawn.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            isInContour = false
            contourStart = Place(point)
        case .line(let point):
            let end = Place(point)
            // As in Cairo, an outline without a move begins where its first step leads.
            beginContour(at: contourStart ?? end)
            appendLine(to: end)
        case .curve(let first, let second, let end):
            beginContour(at: contourStart ?? Place(first))
            let from = place
            begin("c")
            for point in [first, second, end] {
                append(Place(point).x - from.x)
                append(Place(point).y - from.y)
            }
            place = Place(end)
        case .close:
            guard isInContour else { return }
            bytes.append(UInt8(ascii: "z"))
            command = UInt8(ascii: "z")
            place = contourStart ?? place
            isInContour = false
        }
    }

    private mutating func beginContour(at start: Place) {
        guard !isInContour else { return }
        isInContour = true
        contourStart = start
        // After a move, numbers alone would be lines; the letter is always written.
        command = UInt8(ascii: "m")
        bytes.append(bytes.isEmpty ? UInt8(ascii: "M") : command)
        append(start.x - place.x)
        append(start.y - place.y)
        place = start
    }

    private mutating func appendLine(to end: Place) {
        let (x, y) = (end.x - place.x, end.y - place.y)
        if y == 0 {
            begin("h")
            append(x)
        } else if x == 0 {
            begin("v")
            append(y)
        } else {
            begin("l")
            append(x)
            append(y)
        }
        place = end
    }

    private mutating func begin(_ letter: Unicode.Scalar) {
        let letter = UInt8(ascii: letter)
        guard command != letter else { return }
        command = letter
        bytes.append(letter)
    }

    /// Appends a number of thousandths, and what keeps it apart from the one before.
    private mutating func append(_ thousandths: Int) {
        let magnitude = thousandths.magnitude
        let (whole, fraction) = (magnitude / 1000, magnitude % 1000)
        let followsNumber = bytes.last.map { $0 < UInt8(ascii: "A") } ?? false
        if thousandths < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if followsNumber, !(lastHasPoint && whole == 0 && fraction > 0) {
            bytes.append(UInt8(ascii: " "))
        }
        lastHasPoint = fraction > 0
        if whole > 0 || fraction == 0 { bytes += String(whole).utf8 }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        let zero = UInt8(ascii: "0")
        bytes.append(zero + UInt8(fraction / 100))
        guard fraction % 100 > 0 else { return }
        bytes.append(zero + UInt8(fraction / 10 % 10))
        if fraction % 10 > 0 { bytes.append(zero + UInt8(fraction % 10)) }
    }
}
