extension Catalogue {
    static let motionForms: [FormName: ObjectForm] = [
        .snap: snap, .pageSnap: pageSnap, .pageThreshold: pageThreshold, .nearestSnap: nearestSnap,
        .viewAlignedSnap: viewAlignedSnap, .flowSnap: flowSnap, .settle: settle, .spring: spring,
        .autoplay: autoplay,
    ]

    /// A curve's word, or the two control points of a cubic one.
    static let curve: ValueForm = .choice([
        Words.curve.form,
        .tuple(
            [.number(.fraction), .number(curveRange), .number(.fraction), .number(curveRange)], required: 4),
    ])

    /// The y of a control point.
    private static let curveRange = NumberRange(minimum: -10, maximum: 10)

    private static let snap = ObjectForm(
        "snap", "Which slot is selected on release",
        choice: .exactlyOne(["page", "nearest", "viewAligned", "flow"]),
        [
            KeyEntry("page", .object(.pageSnap), "The next or previous slot beyond a threshold"),
            KeyEntry("nearest", .object(.nearestSnap), "The slot nearest to the finger's translation"),
            KeyEntry("viewAligned", .object(.viewAlignedSnap), "The slot nearest to where deceleration ends"),
            KeyEntry("flow", .object(.flowSnap), "The page ahead above a velocity, else the nearest one"),
        ])

    private static let pageSnap = ObjectForm(
        "page", "The next or previous slot beyond a threshold",
        [
            KeyEntry(
                "threshold", .choice([.number(.extent), .object(.pageThreshold)]),
                "How far a finger must go to turn a page", default: "{ \"pageDividedBy\": 2 }")
        ])

    private static let pageThreshold = ObjectForm(
        "threshold", "How far a finger must go to turn a page",
        choice: .exactlyOne(["pageDividedBy", "viewportTimes"]),
        [
            KeyEntry("pageDividedBy", .number(.positive), "The page's stride divided by a number"),
            KeyEntry(
                "viewportTimes", .number(NumberRange(minimum: 0, maximum: 10)),
                "A multiple of the carousel's extent"),
        ])

    private static let nearestSnap = ObjectForm("nearest", "The slot nearest to the finger's translation", [])

    private static let viewAlignedSnap = ObjectForm(
        "viewAligned", "The slot nearest to where deceleration ends",
        [KeyEntry("limit", Words.limit.form, "How many slots one gesture may pass", default: "automatic")])

    private static let flowSnap = ObjectForm(
        "flow", "The page ahead above a velocity, else the nearest one",
        [
            KeyEntry(
                "velocity", .number(NumberRange(minimum: 0, maximum: 1_000)), "Points per millisecond",
                default: "0.2")
        ])

    private static let settle = ObjectForm(
        "settle", "How the selected slot comes to rest", choice: .exactlyOne(["curve", "spring"]),
        [
            KeyEntry("curve", curve, "A word or control points [x1, y1, x2, y2]"),
            KeyEntry("duration", .number(.time), "The curve's duration, in seconds", default: "0.35"),
            KeyEntry("spring", .object(.spring), "A spring"),
        ])

    private static let spring = ObjectForm(
        "the spring",
        "A spring by mass, stiffness and damping, by response and dampingFraction, or by duration and bounce",
        [
            KeyEntry("mass", .number(.positive), "The mass", default: "1"),
            KeyEntry("stiffness", .number(.positive), "The stiffness"),
            KeyEntry("damping", .number(.positive), "The damping"),
            KeyEntry(
                "initialVelocity", .number(.any), "Travels per second at the start, towards the target",
                default: "0"),
            KeyEntry(
                "overdamping", Words.overdamping.form, "Whether a damping above critical is simulated",
                default: "clampToCritical, as SwiftUI"),
            KeyEntry(
                "response", .number(NumberRange(minimum: 0.001, maximum: 1_000)), "The period, in seconds",
                default: "0.5"),
            KeyEntry(
                "dampingFraction", .number(NumberRange(minimum: 0, maximum: 1_000, excludesMinimum: true)),
                "The damping as a part of the critical one", default: "0.825"),
            KeyEntry(
                "duration", .number(NumberRange(minimum: 0.001, maximum: 1_000)),
                "The perceptual duration, in seconds", default: "0.5"),
            KeyEntry(
                "bounce",
                .number(NumberRange(minimum: -1, maximum: 1, excludesMinimum: true, excludesMaximum: true)),
                "0 is critical, more bounces, less is slower", default: "0"),
        ])

    private static let autoplay = ObjectForm(
        "autoplay", "How the carousel moves by itself",
        [
            KeyEntry(
                "every", .number(NumberRange(minimum: 0.01, maximum: NumberRange.longest)),
                "The interval, in seconds", default: "the preset's"),
            KeyEntry("first", .number(.time), "The first tick, in seconds", default: "the interval"),
            KeyEntry("atEnd", Words.autoplayEnd.form, "What happens on the last page", default: "rewind"),
            KeyEntry(
                "whileDragging", Words.whileDragging.form, "What a tick does while a finger is down",
                default: "pause"),
            KeyEntry("resume", Words.resume.form, "When ticks go on after a gesture", default: "phase"),
            KeyEntry("countFrom", Words.dwell.form, "From when an interval counts", default: "tick"),
        ])
}
