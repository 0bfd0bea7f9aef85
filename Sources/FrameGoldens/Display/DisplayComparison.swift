internal import FrameDrawing
internal import PlaneGeometry
internal import SceneFormat

/// Compares display lists with a golden's, moment by moment.
struct DisplayComparison {
    let expected: DisplayRecord
    let actual: DisplayRecord
    let tolerance: GoldenSpec.Tolerance
    /// What is left out at a moment, by its name.
    let mask: (String) -> ElementMask
    private let was: [String: [String]]
    private let now: [String: [String]]

    init(
        expected: DisplayRecord, actual: DisplayRecord, tolerance: GoldenSpec.Tolerance,
        mask: @escaping (String) -> ElementMask
    ) {
        // What is stored by hashes can only be compared with hashes.
        self.expected = actual.isHashed ? expected.hashed : expected
        self.actual = expected.isHashed ? actual.hashed : actual
        self.tolerance = tolerance
        self.mask = mask
        func byName(_ blocks: [DisplayTextWriter.Block]) -> [String: [String]] {
            Dictionary(blocks.map { ($0.name, $0.lines) }, uniquingKeysWith: { first, _ in first })
        }
        was = byName(self.expected.contents)
        now = byName(self.actual.contents)
    }

    /// Something that is drawn otherwise.
    struct Finding {
        var element: String
        var sentence: String
        /// How far it is off, in points; `nil` where no tolerance helps.
        var distance: Double?
    }

    /// The difference at the first moment that has one, or `nil`.
    var difference: GoldenDifference? {
        var largest: Double? = 0
        var first: (moment: String, findings: [Finding])?
        for moment in actual.moments {
            let findings = findings(at: moment)
            for finding in findings {
                largest =
                    if let distance = finding.distance { largest.map { max($0, distance) } } else { nil }
            }
            if first == nil, !findings.isEmpty { first = (moment.name, findings) }
        }
        guard let first else { return nil }
        var seen: Set<String> = []
        let texts = first.findings.map { "\($0.element) \($0.sentence)" }.filter { seen.insert($0).inserted }
        var sentences = Array(texts.prefix(Self.mostFindings))
        sentences[0] += ", at '\(first.moment)'"
        if texts.count > sentences.count { sentences.append("and \(texts.count - sentences.count) more") }
        var needed: GoldenSpec.Tolerance?
        if let largest {
            needed = tolerance
            needed?.points = max(tolerance.points, largest.rounded(places: LayoutRecord.places))
        }
        return GoldenDifference(
            layer: .display, moment: first.moment, sentences: sentences,
            element: first.findings[0].element,
            figures: [GoldenDifference.Figure("items", actual: Double(texts.count))], passingTolerance: needed
        )
    }

    private func findings(at moment: DisplayTextWriter.Block) -> [Finding] {
        guard let golden = expected.moments.first(where: { $0.name == moment.name }) else {
            return [
                Finding(element: "stage", sentence: "has a moment that the golden lacks: '\(moment.name)'")
            ]
        }
        return findings(golden.lines, moment.lines, mask(moment.name))
    }

    /// Compares what a group or a frame holds.
    private func findings(_ old: [String], _ new: [String], _ mask: ElementMask) -> [Finding] {
        // Equal text, hashes of contents included, is equal throughout.
        if old == new { return [] }
        func lines(_ texts: [String]) -> [DisplayLine] {
            texts.map { DisplayLine($0) }.filter { !mask.covers($0.element) }
        }
        let (old, new) = (lines(old), lines(new))
        if let findings = changesOfSet(old, new) { return findings }
        return zip(old, new).flatMap { findings($0, $1, mask) }
    }

    /// What is new, gone or in another order; `nil` where both draw the same things in one order.
    private func changesOfSet(_ old: [DisplayLine], _ new: [DisplayLine]) -> [Finding]? {
        let (oldKeys, newKeys) = (old.map(\.key), new.map(\.key))
        guard oldKeys != newKeys else { return nil }
        var gone = old[...]
        var findings: [Finding] = []
        for line in new {
            if let place = gone.firstIndex(where: { $0.key == line.key }) {
                gone.remove(at: place)
            } else {
                findings.append(Finding(element: line.element, sentence: "has a new \(line.kind)"))
            }
        }
        findings = gone.map { Finding(element: $0.element, sentence: "has lost its \($0.kind)") } + findings
        guard findings.isEmpty else { return findings }
        let place = zip(oldKeys, newKeys).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
        let (lower, upper) = (new[place].element, old[place].element)
        return [Finding(element: upper, sentence: "is drawn in front of \(lower) (was behind it)")]
    }

    private func findings(_ old: DisplayLine, _ new: DisplayLine, _ mask: ElementMask) -> [Finding] {
        let change = LineChange(from: old, to: new, tolerance: tolerance.points)
        var findings = change.sentences.map {
            Finding(element: new.element, sentence: $0, distance: change.distance)
        }
        if let was = old["content"].flatMap({ self.was[$0] }),
            let now = new["content"].flatMap({ self.now[$0] })
        {
            findings += self.findings(was, now, mask)
        } else if old["content"] != new["content"] {
            findings.append(Finding(element: new.element, sentence: "has other content"))
        }
        return findings
    }

    /// Of more findings the first are told.
    private static let mostFindings = 8
}
