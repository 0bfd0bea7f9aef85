public import FrameDrawing
internal import PlaneGeometry

/// A motion as a golden keeps it: its state at every frame, what happened, and how it ends.
public struct MotionRecord: Hashable, Sendable {
    /// The state at one frame.
    public struct Row: Hashable, Sendable {
        /// The time from the beginning, in seconds.
        public var time: Double
        /// The content's translation, in points.
        public var offset: Double
        /// Its change, in points per second.
        public var velocity: Double
        /// The selected item or page.
        public var index: Int
        /// What the carousel is doing: `idle`, `dragging`, `settling` or `scrolling`.
        public var phase: String

        /// Makes a row.
        public init(time: Double, offset: Double, velocity: Double, index: Int, phase: String) {
            self.time = time
            self.offset = offset
            self.velocity = velocity
            self.index = index
            self.phase = phase
        }
    }

    /// Something that happened.
    public struct Event: Hashable, Sendable {
        /// When, in seconds.
        public var time: Double
        /// What, in words without figures, such as `the finger lifts`.
        public var words: String

        /// Makes an event.
        public init(time: Double, words: String) {
            self.time = time
            self.words = words
        }
    }

    /// Frames a second.
    public var rate: FrameRate
    /// The states in the order of frames.
    public var rows: [Row]
    /// What happened, in the order of time.
    public var events: [Event]
    /// How it ends.
    public var summary: MotionSummary
    /// What an index counts: `card` or `page`.
    public var item: String

    /// Makes a record.
    public init(
        rate: FrameRate, rows: [Row], events: [Event], summary: MotionSummary, item: String = "card"
    ) {
        self.rate = rate
        self.rows = rows
        self.events = events
        self.summary = summary
        self.item = item
    }

    /// Numbers keep this many decimal places: the last bits of a number differ between processors.
    static let places = 6
    /// Stored numbers that differ by no more than this may come of one number, rounded to either side.
    static let rounding = 1.5e-6

    /// The first line of the CSV, that of `framewheel motion`.
    static let header = "frame,time,offset,velocity,index,phase"

    /// The rows as CSV, a line a frame, each ended by a line feed.
    var csv: String {
        func number(_ value: Double) -> String { value.decimalText(places: Self.places) }
        var text = Self.header + "\n"
        for (frame, row) in rows.enumerated() {
            text += "\(frame),\(number(row.time)),\(number(row.offset)),\(number(row.velocity)),"
            text += "\(row.index),\(row.phase)\n"
        }
        return text
    }

    /// Reads the rows of a CSV; lines may end as on Windows.
    ///
    /// - Throws: What is wrong, with its line.
    static func rows(ofCSV bytes: [UInt8]) throws(StoredFault) -> [Row] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        guard lines.first == header else {
            throw StoredFault("line 1: expected '\(header)', found '\((lines.first ?? "").prefix(60))'")
        }
        var rows: [Row] = []
        for (frame, line) in lines.dropFirst().enumerated() {
            rows.append(try row(line, frame: frame))
        }
        guard !rows.isEmpty else { throw StoredFault("it has no frames") }
        return rows
    }

    private static func row(_ line: String, frame: Int) throws(StoredFault) -> Row {
        let values = line.split(separator: ",", omittingEmptySubsequences: false)
        guard values.count == 6, values[0] == "\(frame)", let time = number(values[1]),
            let offset = number(values[2]), let velocity = number(values[3]), let index = Int(values[4]),
            !values[5].isEmpty
        else {
            throw StoredFault(
                "line \(frame + 2): expected frame \(frame) with five values, found '\(line.prefix(60))'")
        }
        return Row(time: time, offset: offset, velocity: velocity, index: index, phase: String(values[5]))
    }

    private static func number(_ text: Substring) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

/// Why a stored file is not what a golden holds.
struct StoredFault: Error {
    /// What is wrong, without the file's name.
    var text: String

    init(_ text: String) { self.text = text }
}
