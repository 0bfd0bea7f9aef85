/// A motion that was logged on a device, as CSV with a line of names above it.
///
/// Two columns are needed: `time` in seconds and `offset`, the content's translation in points as
/// `framewheel motion` has it, or `contentOffset`, UIKit's, which is its opposite. `index` is the selected card;
/// other columns may be there and are not read. Times begin anywhere and never fall.
public struct MotionLog: Hashable, Sendable {
    /// What was logged at one time.
    public struct Row: Hashable, Sendable {
        /// The time on the device's clock, in seconds.
        public var time: Double
        /// The content's translation, in points.
        public var offset: Double
        /// The selected card; `nil` where none was logged.
        public var index: Int?

        /// Makes a row.
        public init(time: Double, offset: Double, index: Int? = nil) {
            self.time = time
            self.offset = offset
            self.index = index
        }
    }

    /// Why a log cannot be read.
    public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, from 1.
        public var line: Int
        /// What was found and what was expected.
        public var description: String
    }

    /// What was logged, at least two rows.
    public let rows: [Row]

    /// Reads a log; lines may end as on Windows.
    ///
    /// - Throws: `Fault` for the first line that is not as it should be.
    public init(csv bytes: [UInt8]) throws(Fault) {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false) { $0.isNewline }
        let columns = try Columns(lines.first.map(Self.cells) ?? [])
        var rows: [Row] = []
        for (place, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
            let row = try columns.row(Self.cells(line), line: place + 1)
            if let last = rows.last, row.time < last.time {
                throw Fault(line: place + 1, description: "time \(row.time) lies before \(last.time)")
            }
            rows.append(row)
        }
        guard rows.count > 1 else {
            throw Fault(line: lines.count, description: "a log has at least two rows, found \(rows.count)")
        }
        self.rows = rows
    }

    private static func cells(_ line: Substring) -> [String] {
        line.split(separator: ",", omittingEmptySubsequences: false).map { cell in
            let text = cell.drop(while: \.isWhitespace)
            return String(text.prefix(text.count - text.reversed().prefix(while: \.isWhitespace).count))
        }
    }
}

/// Where the columns of a log lie.
private struct Columns {
    private let count: Int
    private let time: Int
    private let offset: Int
    private let sign: Double
    private let index: Int?

    init(_ names: [String]) throws(MotionLog.Fault) {
        func place(_ name: String) -> Int? { names.firstIndex { $0.lowercased() == name } }
        guard let time = place("time"), let offset = place("offset") ?? place("contentoffset") else {
            let found = names.joined(separator: ",").prefix(60)
            throw MotionLog.Fault(
                line: 1,
                description: "expected the columns time and offset or contentOffset, found '\(found)'")
        }
        count = names.count
        self.time = time
        self.offset = offset
        sign = place("offset") == nil ? -1 : 1
        index = place("index")
    }

    func row(_ cells: [String], line: Int) throws(MotionLog.Fault) -> MotionLog.Row {
        guard cells.count == count else {
            throw MotionLog.Fault(line: line, description: "expected \(count) values, found \(cells.count)")
        }
        func number(_ place: Int, _ name: String) throws(MotionLog.Fault) -> Double {
            guard let value = Double(cells[place]), value.isFinite, value.magnitude < 1e12 else {
                throw MotionLog.Fault(
                    line: line, description: "\(name): expected a number, found '\(cells[place].prefix(40))'")
            }
            return value
        }
        var selected: Int?
        if let index, !cells[index].isEmpty {
            guard let value = Int(cells[index]) else {
                throw MotionLog.Fault(
                    line: line,
                    description: "index: expected a whole number, found '\(cells[index].prefix(40))'")
            }
            selected = value
        }
        return MotionLog.Row(
            time: try number(time, "time"), offset: try number(offset, "offset") * sign + 0, index: selected)
    }
}
