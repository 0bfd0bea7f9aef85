internal import PlaneGeometry

/// The data of an outline as SVG writes it: relative, in few decimal places, without a needless character.
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
    /// The second control point where the last step was a curve.
    private var lastControl: Place?
    /// Whether the last number has a point, so that another point can follow it at once.
    private var lastHasPoint = false

    /// How many of its steps a unit has, a power of ten.
    private let factor: Int

    /// A place in steps.
    private struct Place: Equatable {
        var x = 0
        var y = 0
    }

    /// Writes an outline.
    ///
    /// - Parameters:
    ///   - path: The outline.
    ///   - places: Decimal places that are kept, at most 3.
    init(_ path: Path, places: Int = SVGNumber.places) {
        factor = Self.factors[places]
        bytes.reserveCapacity(path.elements.count * 12)
        for element in path.elements { append(element) }
    }

    /// The text of the attribute `d`, empty where nothing is drawn.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    private static let factors = [1, 10, 100, 1000]

    private func steps(of point: Point) -> Place {
        Place(
            x: SVGNumber.steps(point.x, factor: Double(factor)),
            y: SVGNumber.steps(point.y, factor: Double(factor)))
    }

    private mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            (isInContour, lastControl) = (false, nil)
            contourStart = steps(of: point)
        case .line(let point):
            let end = steps(of: point)
            // As in Cairo, an outline without a move begins where its first step leads.
            beginContour(at: contourStart ?? end)
            appendLine(to: end)
        case .curve(let first, let second, let end):
            beginContour(at: contourStart ?? steps(of: first))
            appendCurve(steps(of: first), steps(of: second), to: steps(of: end))
        case .close:
            guard isInContour else { return }
            bytes.append(UInt8(ascii: "z"))
            command = UInt8(ascii: "z")
            place = contourStart ?? place
            (isInContour, lastControl) = (false, nil)
        }
    }

    private mutating func beginContour(at start: Place) {
        guard !isInContour else { return }
        isInContour = true
        contourStart = start
        // After a move, numbers alone would be lines; the letter is always written.
        command = UInt8(ascii: "m")
        bytes.append(bytes.isEmpty ? UInt8(ascii: "M") : command)
        append(start, from: place)
        place = start
    }

    private mutating func appendLine(to end: Place) {
        lastControl = nil
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

    private mutating func appendCurve(_ first: Place, _ second: Place, to end: Place) {
        let from = place
        // A curve that goes on as the last one ended needs no first control point.
        if let last = lastControl, first == Place(x: 2 * from.x - last.x, y: 2 * from.y - last.y) {
            begin("s")
        } else {
            begin("c")
            append(first, from: from)
        }
        append(second, from: from)
        append(end, from: from)
        (place, lastControl) = (end, second)
    }

    private mutating func begin(_ letter: Unicode.Scalar) {
        let letter = UInt8(ascii: letter)
        guard command != letter else { return }
        command = letter
        bytes.append(letter)
    }

    private mutating func append(_ place: Place, from start: Place) {
        append(place.x - start.x)
        append(place.y - start.y)
    }

    /// Appends a number of steps, and what keeps it apart from the one before.
    private mutating func append(_ steps: Int) {
        let magnitude = Int(steps.magnitude)
        let (whole, fraction) = factor == 1 ? (magnitude, 0) : (magnitude / factor, magnitude % factor)
        let followsNumber = bytes.last.map { $0 < UInt8(ascii: "A") } ?? false
        if steps < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if followsNumber, !(lastHasPoint && whole == 0 && fraction > 0) {
            bytes.append(UInt8(ascii: " "))
        }
        lastHasPoint = fraction > 0
        if whole > 0 || fraction == 0 { append(digitsOf: whole) }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, unit) = (fraction, factor / 10)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    private mutating func append(digitsOf number: Int) {
        var unit = 1
        while number / unit >= 10 { unit *= 10 }
        var rest = number
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }
}
