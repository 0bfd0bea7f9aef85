internal import PlaneGeometry
internal import SceneFormat

/// Compares layouts with a golden's, moment by moment.
struct LayoutComparison {
    let expected: LayoutRecord
    let actual: LayoutRecord
    let tolerance: GoldenSpec.Tolerance
    let mask: GoldenMask

    /// A box that differs.
    private struct Finding {
        var path: String
        var sentence: String
        /// How far an edge lies off, in points; `nil` where no tolerance helps.
        var distance: Double?
        /// Whether it is the box itself that differs, not only where the box around it lies.
        var isOwn = true
    }

    /// The difference at the first moment that has one, or `nil`.
    var difference: GoldenDifference? {
        let findings: [[Finding]] = actual.moments.map { self.findings(at: $0) }
        guard let place = findings.firstIndex(where: { !$0.isEmpty }) else { return nil }
        let moment = actual.moments[place].name
        let all = findings[place]
        let cause = all.first { $0.isOwn } ?? all[0]
        let distances: [Double?] = findings.flatMap { $0.map { $0.distance } }
        var sentences = ["\(cause.path) \(cause.sentence), at '\(moment)'"]
        sentences += perCard(all, besides: cause)
        var needed: GoldenSpec.Tolerance?
        if !distances.contains(nil) {
            needed = tolerance
            needed?.points = distances.reduce(tolerance.points) {
                max($0, ($1 ?? 0).rounded(places: LayoutRecord.places))
            }
        }
        let largest = distances.compactMap(\.self).max() ?? 0
        return GoldenDifference(
            layer: .layout, moment: moment, sentences: sentences, element: cause.path,
            figures: [
                GoldenDifference.Figure("largest distance", actual: largest, unit: "pt"),
                GoldenDifference.Figure("elements", actual: Double(all.count)),
            ], passingTolerance: needed)
    }

    /// Of each card, and of the stage, how many other boxes differ and how far.
    private func perCard(_ findings: [Finding], besides cause: Finding) -> [String] {
        var cards: [(name: String, findings: [Finding])] = []
        for finding in findings where finding.path != cause.path {
            let name = String(finding.path.prefix { $0 != "/" })
            if let place = cards.firstIndex(where: { $0.name == name }) {
                cards[place].findings.append(finding)
            } else {
                cards.append((name, [finding]))
            }
        }
        let texts = cards.map { name, findings in
            let count = findings.count
            let reach = findings.compactMap(\.distance).max() ?? 0
            if count == 1 { return "\(findings[0].path) \(findings[0].sentence)" }
            let distance = reach > 0 ? ", by up to \(RectChange.amount(reach)) pt" : ""
            return "\(name): \(count) boxes differ\(distance)"
        }
        let more = texts.count - Self.mostCards
        return Array(texts.prefix(Self.mostCards)) + (more > 0 ? ["and \(more) more"] : [])
    }

    private func findings(at moment: LayoutRecord.Moment) -> [Finding] {
        guard let golden = expected.moments.first(where: { $0.name == moment.name }) else {
            return [Finding(path: "stage", sentence: "has a moment that the golden lacks: '\(moment.name)'")]
        }
        let mask = mask.elements(golden, moment)
        var rest = golden.boxes.filter { !mask.covers($0.path) }
        var findings: [Finding] = []
        for box in moment.boxes where !mask.covers(box.path) {
            guard let place = rest.firstIndex(where: { $0.path == box.path }) else {
                findings.append(Finding(path: box.path, sentence: "is new"))
                continue
            }
            let was = rest.remove(at: place)
            if let finding = finding(box, was: was) { findings.append(finding) }
        }
        findings += rest.map { Finding(path: $0.path, sentence: "is gone") }
        return Self.markingFollowers(findings, boxes: moment.boxes, were: golden.boxes)
    }

    private func finding(_ box: LayoutRecord.Box, was: LayoutRecord.Box) -> Finding? {
        var (texts, distance): ([String], Double?) = ([], 0)
        for frame in box.frames {
            guard let old = was.frames.first(where: { $0.name == frame.name })?.value else { continue }
            let change = RectChange(from: old, to: frame.value)
            guard change.distance > tolerance.points + LayoutRecord.rounding else { continue }
            distance = distance.map { max($0, change.distance) }
            texts.append((frame.name == "slot" ? "slot " : "") + change.words)
        }
        // A card and its slot mostly move as one.
        if texts.count == 2, texts[0] == "slot " + texts[1] { texts.removeFirst() }
        for number in box.numbers {
            guard let old = was.numbers.first(where: { $0.name == number.name })?.value else { continue }
            guard (old - number.value).magnitude > LayoutRecord.rounding else { continue }
            distance = nil
            let (now, then) = MotionDifference.pair(number.value, old, places: 2)
            texts.append("has \(number.name) \(now) (was \(then))")
        }
        guard !texts.isEmpty else { return nil }
        return Finding(path: box.path, sentence: texts.joined(separator: ", "), distance: distance)
    }
}

extension LayoutComparison {
    /// Of more cards the first are told.
    private static let mostCards = 8

    /// Marks boxes that only went where the box around them went, so that the cause can be named.
    private static func markingFollowers(
        _ findings: [Finding], boxes: [LayoutRecord.Box], were: [LayoutRecord.Box]
    ) -> [Finding] {
        let moves = Dictionary(
            findings.compactMap { finding in
                move(of: finding.path, boxes, were).map { (finding.path, $0) }
            }, uniquingKeysWith: { first, _ in first })
        return findings.map { finding in
            var finding = finding
            guard let own = moves[finding.path], let slash = finding.path.lastIndex(of: "/") else {
                return finding
            }
            var parent = String(finding.path[..<slash])
            // A modifier's part, such as `background[0]`, has no box of its own.
            while moves[parent] == nil, let slash = parent.lastIndex(of: "/") {
                parent = String(parent[..<slash])
            }
            if let outer = moves[parent] {
                finding.isOwn =
                    (own.x - outer.x).magnitude + (own.y - outer.y).magnitude > LayoutRecord.rounding
            }
            return finding
        }
    }

    /// How far a box of unchanged size has moved; `nil` for any other.
    private static func move(
        of path: String, _ boxes: [LayoutRecord.Box], _ were: [LayoutRecord.Box]
    ) -> Point? {
        guard let now = boxes.first(where: { $0.path == path })?.frames.last?.value,
            let was = were.first(where: { $0.path == path })?.frames.last?.value,
            (now.width - was.width).magnitude + (now.height - was.height).magnitude <= LayoutRecord.rounding
        else { return nil }
        return Point(x: now.minX - was.minX, y: now.minY - was.minY)
    }
}
