internal import CarouselModel
internal import PlaneGeometry

/// The samples of a drag in a CSV file: a line for each, `time,x` or `time,x,y`.
///
/// Blank lines, lines that begin with `#`, and a first line of names are left out.
struct SampleFile {
    /// How many samples a drag may have.
    private static let limit = 100_000

    private(set) var samples: [PlacedSample] = []

    init(_ bytes: [UInt8], file: Int, decoding: Decoding) {
        if let offset = firstInvalidUTF8(in: bytes) {
            let problem = JSONProblem.notUTF8(byte: bytes[offset], offset: offset)
            decoding.report(.json(problem), at: SourceLocation(file: file))
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() where samples.count <= Self.limit {
            let location = SourceLocation(file: file, line: index + 1, column: 1)
            let isHeader = index == 0 && line.contains { $0.isLetter && $0 != "e" && $0 != "E" }
            guard !isHeader, line.first != "#", line.contains(where: { !$0.isWhitespace }) else { continue }
            guard let sample = Self.sample(line) else {
                decoding.report(.badSample(found: JSONValue.quote(String(line))), at: location)
                continue
            }
            samples.append(PlacedSample(sample: sample, subject: "the time", location: location))
        }
        if samples.isEmpty && !decoding.hasErrors || samples.count > Self.limit {
            decoding.report(.wrongSampleCount(limit: Self.limit), at: SourceLocation(file: file))
        }
    }

    private static func sample(_ line: Substring) -> TouchSample? {
        let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(number)
        guard cells.count == 2 || cells.count == 3, let time = cells[0], let x = cells[1],
            NumberRange.time.contains(time), NumberRange.distance.contains(x)
        else { return nil }
        guard cells.count == 3 else { return TouchSample(time: time, translation: Point(x: x, y: 0)) }
        guard let y = cells[2], NumberRange.distance.contains(y) else { return nil }
        return TouchSample(time: time, translation: Point(x: x, y: y))
    }

    private static func number(_ cell: Substring) -> Double? {
        var text = cell
        while text.first?.isWhitespace == true || text.first == "\u{FEFF}" { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return Double(text)
    }
}
