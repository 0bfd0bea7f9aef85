public import PlaneGeometry
public import SceneFormat

/// What a run over goldens found, ready to be written for people and for machines.
public struct GoldenReport: Hashable, Sendable {
    /// What became of one golden.
    public enum Outcome: Hashable, Sendable {
        /// It is as it was.
        case same
        /// It differs.
        case different(GoldenDifference)
        /// There was nothing to compare with; what to do next, a command a line.
        case missing(nextCommands: [String])
        /// It could not be compared; why.
        case failed(reason: String)
    }

    /// A quantity of a motion over time, as it should be and as it is.
    public struct Curve: Hashable, Sendable {
        /// What it is, such as `offset`.
        public var name: String
        /// Its unit, such as `pt`.
        public var unit: String
        /// What the golden has: x is the time in seconds, y the quantity.
        public var expected: [Point]
        /// What the scene has.
        public var actual: [Point]

        /// Makes a curve.
        public init(_ name: String, unit: String, expected: [Point], actual: [Point]) {
            self.name = name
            self.unit = unit
            self.expected = expected
            self.actual = actual
        }
    }

    /// One golden and what became of it.
    public struct Entry: Hashable, Sendable {
        /// The scene's file and its variant.
        public var title: String
        /// What became of it.
        public var outcome: Outcome
        /// The motion, where there is one to be shown.
        public var curves: [Curve]
        /// How long it took, in seconds; `nil` where nobody measured.
        public var duration: Double?
        /// Where the scene's file has what is wrong; a difference knows it by itself.
        public var place: SourcePlace?

        /// Makes an entry.
        public init(
            _ title: String, _ outcome: Outcome, curves: [Curve] = [], duration: Double? = nil,
            place: SourcePlace? = nil
        ) {
            self.title = title
            self.outcome = outcome
            self.curves = curves
            self.duration = duration
            if case .different(let difference) = outcome {
                self.place = difference.place ?? place
            } else {
                self.place = place
            }
        }
    }

    /// The goldens in the order in which they were compared.
    public var entries: [Entry]
    /// The version of the tool that compared them.
    public var version: String

    /// Makes a report.
    public init(_ entries: [Entry], version: String) {
        self.entries = entries
        self.version = version
    }

    /// Whether every golden is as it was.
    public var isGreen: Bool { entries.allSatisfy { $0.outcome == .same } }

    /// How many there are of each kind.
    var counts: (same: Int, different: Int, missing: Int, failed: Int) {
        entries.reduce(into: (0, 0, 0, 0)) { counts, entry in
            switch entry.outcome {
            case .same: counts.0 += 1
            case .different: counts.1 += 1
            case .missing: counts.2 += 1
            case .failed: counts.3 += 1
            }
        }
    }

    /// The counts in words: `3 goldens: 1 the same, 2 differ`.
    public var summary: String {
        let (same, different, missing, failed) = counts
        let parts = [
            (same, "the same"), (different, different == 1 ? "differs" : "differ"),
            (missing, "missing"), (failed, "could not be compared"),
        ]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let count = "\(entries.count) golden\(entries.count == 1 ? "" : "s")"
        return words.isEmpty ? count : count + ": " + words.joined(separator: ", ")
    }
}

extension GoldenReport.Entry {
    /// The layer that differs, or what else is wrong, in one word; `nil` where nothing is.
    var kind: String? {
        switch outcome {
        case .same: nil
        case .different(let difference): difference.layer.rawValue
        case .missing: "missing"
        case .failed: "failed"
        }
    }

    /// What is wrong, the most telling first; empty where nothing is.
    var sentences: [String] {
        switch outcome {
        case .same: []
        case .different(let difference): difference.sentences
        case .missing: ["there is no golden yet"]
        case .failed(let reason): [reason]
        }
    }

    /// The commands that may come next.
    var nextCommands: [String] {
        switch outcome {
        case .same, .failed: []
        case .different(let difference): difference.nextCommands
        case .missing(let commands): commands
        }
    }

    /// The difference, where there is one.
    var difference: GoldenDifference? {
        if case .different(let difference) = outcome { difference } else { nil }
    }
}
