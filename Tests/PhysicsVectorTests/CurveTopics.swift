import MotionPhysics
import VectorFiles

private let endRules: [String: EndRule] = ["clamp": .clamp, "cssExtrapolate": .extrapolate]

extension VectorInputs {
    /// The timing curve whose four coordinates are `p`.
    func timingCurve() throws -> TimingCurve {
        let p = try numbers("p")
        guard p.count == 4 else { throw unreadable("p", "four numbers") }
        return try TimingCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    }
}

/// Cubic Bézier timing curves.
let curveTopics: [String: VectorChecker] = [
    "bezier": { inputs in
        let curve = try inputs.timingCurve()
        let x = try inputs.number("x")
        return ["y": JSONValue(curve.progress(at: x)), "slope": JSONValue(curve.slope(at: x))]
    },
    "bezier_outside": { inputs in
        let curve = try inputs.timingCurve()
        let ends = try inputs.word("mode", of: endRules)
        return ["y": JSONValue(curve.progress(at: try inputs.number("x"), ends: ends))]
    },
    "bezier_tween": { inputs in
        let tween = try Tween(inputs.timingCurve(), duration: inputs.number("duration"))
        let value = try tween.value(
            from: inputs.number("from"), to: inputs.number("to"), at: inputs.number("time"))
        return ["value": JSONValue(value)]
    },
]
