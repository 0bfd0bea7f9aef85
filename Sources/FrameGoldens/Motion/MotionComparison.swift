internal import FrameDrawing
internal import PlaneGeometry
internal import SceneFormat

/// Compares a motion with a golden's.
struct MotionComparison {
    let expected: MotionRecord
    let actual: MotionRecord
    let tolerance: GoldenSpec.Tolerance

    /// The difference, or `nil` where the motions are alike within the tolerance.
    var difference: GoldenDifference? {
        let rows = RowComparison(expected: expected, actual: actual, tolerance: tolerance)
        let events = eventTexts
        guard rows.first != nil || !events.isEmpty || restDiffers else { return nil }
        let words = MotionDifference(
            from: expected.summary, to: actual.summary, largestDistance: rows.largest,
            at: rows.largestTime, rate: actual.rate)
        var sentences = words.parts(item: actual.item, leastDistance: MotionRecord.rounding)
        if let first = rows.first { sentences.append(firstText(first)) }
        sentences += events.prefix(Self.mostEvents)
        if events.count > Self.mostEvents {
            sentences.append("\(events.count - Self.mostEvents) more events differ")
        }
        return GoldenDifference(
            layer: .motion, sentences: sentences, figures: figures(rows),
            passingTolerance: passingTolerance(rows))
    }

    /// The smallest tolerance that would pass: of time what events need, of points and speed what is left then.
    private func passingTolerance(_ rows: RowComparison) -> GoldenSpec.Tolerance? {
        guard let shift = largestShift else { return nil }
        if shift <= tolerance.milliseconds, let passing = rows.passingTolerance { return passing }
        // An event may come a frame later, but then what it begins does as well.
        for spare in [0, 1000 / actual.rate.framesPerSecond] {
            var wider = tolerance
            wider.milliseconds = max(tolerance.milliseconds, shift + spare)
            let left = RowComparison(expected: expected, actual: actual, tolerance: wider)
            if left.first == nil { return wider }
            if let passing = left.passingTolerance { return passing }
        }
        return nil
    }

    /// The longest time by which an event or the rest is off, in milliseconds rounded up; `nil` where one of them
    /// is missing or new.
    private var largestShift: Double? {
        let pairs = zip(expected.events.sorted(by: Self.isBefore), actual.events.sorted(by: Self.isBefore))
        guard expected.events.count == actual.events.count, pairs.allSatisfy({ $0.words == $1.words }),
            (expected.summary.restTime == nil) == (actual.summary.restTime == nil)
        else { return nil }
        let rest = (expected.summary.restTime ?? 0) - (actual.summary.restTime ?? 0)
        let shift = pairs.reduce(rest.magnitude) { max($0, ($1.0.time - $1.1.time).magnitude) }
        return shift <= MotionRecord.rounding ? 0 : (shift * 1e6).rounded(.up) / 1e3
    }

    private static func isBefore(_ one: MotionRecord.Event, _ other: MotionRecord.Event) -> Bool {
        (one.words, one.time) < (other.words, other.time)
    }

    private func firstText(_ first: Int) -> String {
        guard first < expected.rows.count, first < actual.rows.count else {
            let (was, now) = (expected.rows.count, actual.rows.count)
            return "lasts \(now) frames (was \(was))"
        }
        let (was, now) = (expected.rows[first], actual.rows[first])
        var parts: [String] = []
        if (was.offset - now.offset).magnitude > MotionRecord.rounding {
            let (text, old) = MotionDifference.pair(now.offset, was.offset)
            parts.append("offset \(text) pt (was \(old) pt)")
        }
        if now.index != was.index { parts.append("\(actual.item) \(now.index) selected (was \(was.index))") }
        if now.phase != was.phase { parts.append("\(now.phase) (was \(was.phase))") }
        if parts.isEmpty, (was.velocity - now.velocity).magnitude > MotionRecord.rounding {
            let (text, old) = MotionDifference.pair(now.velocity, was.velocity)
            parts.append("velocity \(text) pt/s (was \(old) pt/s)")
        }
        if parts.isEmpty {
            parts.append(
                "time \(now.time.decimalText(places: 6)) s (was \(was.time.decimalText(places: 6)) s)")
        }
        let cause = expected.events.last {
            $0.time <= was.time + Self.simultaneity && !$0.words.hasPrefix(Self.markWords)
        }
        let after = cause.map { ", after \($0.words) at \($0.time.decimalText(places: 3)) s" } ?? ""
        return "first differs in frame \(first) (\(now.time.decimalText(places: 3)) s): "
            + parts.joined(separator: ", ") + after
    }

    /// Whether it comes to rest at another time, beyond the tolerance.
    private var restDiffers: Bool {
        switch (expected.summary.restTime, actual.summary.restTime) {
        case (let was?, let now?): differs(was, now)
        case (nil, nil): false
        default: true
        }
    }

    private func differs(_ was: Double, _ now: Double) -> Bool {
        (was - now).magnitude > tolerance.milliseconds / 1000 + MotionRecord.rounding
    }

    /// What happens at another time, no longer, or anew.
    private var eventTexts: [String] {
        var new = Self.withoutRest(actual)[...]
        var texts: [String] = []
        for event in Self.withoutRest(expected) {
            guard let place = new.firstIndex(where: { $0.words == event.words }) else {
                texts.append("no longer: \(event.words) at \(event.time.decimalText(places: 3)) s")
                continue
            }
            let now = new.remove(at: place).time
            if differs(event.time, now) {
                let (text, old) = MotionDifference.pair(now, event.time, places: 3)
                texts.append("\(event.words) at \(text) s (was \(old) s)")
            }
        }
        return texts + new.map { "new: \($0.words) at \($0.time.decimalText(places: 3)) s" }
    }

    /// The events but the last rest, which the ending tells.
    private static func withoutRest(_ record: MotionRecord) -> [MotionRecord.Event] {
        record.events.filter { $0.words != restWords || $0.time != record.summary.restTime }
    }

    /// A mark names a moment and moves nothing.
    private static let markWords = "mark '"
    private static let restWords = "it comes to rest"

    private func figures(_ rows: RowComparison) -> [GoldenDifference.Figure] {
        let (was, now) = (expected.summary, actual.summary)
        var figures = [
            GoldenDifference.Figure("index", expected: Double(was.index), actual: Double(now.index)),
            GoldenDifference.Figure("overshoot", expected: was.overshoot, actual: now.overshoot, unit: "pt"),
            GoldenDifference.Figure("largest offset error", actual: rows.largest, unit: "pt"),
        ]
        if let old = was.restTime, let new = now.restTime {
            figures.append(GoldenDifference.Figure("settle time", expected: old, actual: new, unit: "s"))
        }
        if let first = rows.first {
            figures.append(GoldenDifference.Figure("first differing frame", actual: Double(first)))
        }
        return figures
    }

    /// Of more events the first are told.
    private static let mostEvents = 6
    /// An event this much later than a frame, in seconds, may be the same moment, rounded.
    private static let simultaneity = 1e-6
}
