extension Catalogue {
    static let scriptForms: [FormName: ObjectForm] = [
        .step: step, .drag: drag, .fling: fling, .vector: vector, .selection: selection,
        .scrollTarget: scrollTarget, .hold: hold, .resize: resize,
    ]

    static let actionNames = ["drag", "fling", "select", "scrollTo", "wait", "mark", "catch", "resize"]

    private static let index: ValueForm = .integer(0...9_999_999)

    private static let step = ObjectForm(
        "the step", "One thing that happens", choice: .exactlyOne(actionNames),
        [
            KeyEntry("at", .number(.time), "When it begins, in seconds from the start"),
            KeyEntry(
                "after", .choice([.number(.time), Words.start.form]),
                "When it begins, in seconds after the step before, or settled", default: "0"),
            KeyEntry("drag", .object(.drag), "A finger goes down, moves and lifts"),
            KeyEntry("fling", .object(.fling), "A finger moves evenly and lifts at its velocity"),
            KeyEntry(
                "select", .choice([index, Words.selection.form, .object(.selection)]),
                "The program selects a page"),
            KeyEntry(
                "scrollTo", .choice([.number(offsets), .object(.scrollTarget)]),
                "The program scrolls to an offset, in points"),
            KeyEntry("wait", .number(.time), "Nothing, for so many seconds"),
            KeyEntry("mark", .text("a name"), "A name for this moment"),
            KeyEntry(
                "catch", .choice([.number(.time), .object(.hold)]), "A finger stops the content for seconds"),
            KeyEntry("resize", .object(.resize), "The viewport takes another size, in points"),
        ])

    /// The offsets to which a carousel may scroll, in points.
    private static let offsets = NumberRange(minimum: -1e9, maximum: 1e9)

    private static let forward: ValueForm = .choice([
        .number(.distance),
        .pattern(#"^-?[0-9]+(\.[0-9]+)?%$"#, named: "a percentage such as \"45%\""),
    ])

    private static let distanceKeys: [KeyEntry] = [
        KeyEntry(
            "by", .choice([.number(.distance), .object(.vector)]),
            "Points along the track, or a vector, to the right and downwards"),
        KeyEntry("forward", forward, "Points, or a part of the viewport, towards the next card"),
    ]

    private static let drag = ObjectForm(
        "drag", "A finger goes down, moves and lifts", choice: .exactlyOne(["by", "forward", "samples"]),
        distanceKeys + [
            KeyEntry(
                "samples",
                .choice([
                    .list(
                        .tuple([.number(.time), .number(.distance), .number(.distance)], required: 2),
                        count: 1...100_000),
                    .text("a CSV file's path"),
                ]), "Times with translations, [[t, x, y?], …], or a CSV file of them"),
            KeyEntry("over", .number(.time), "How long it takes, in seconds", default: "0.25"),
            KeyEntry("curve", curve, "How its progress runs", default: "linear"),
            KeyEntry(
                "from",
                .choice([.object(.vector), .tuple([.number(.distance), .number(.distance)], required: 2)]),
                "Where the finger goes down, in viewport points", default: "the centre"),
            KeyEntry("velocity", .number(.distance), "Points per second at release", default: "as measured"),
            KeyEntry("cancel", .boolean, "Whether the system takes the gesture away", default: "false"),
        ])

    private static let fling = ObjectForm(
        "fling", "A finger moves evenly and lifts at its velocity", choice: .atMostOne(["by", "forward"]),
        distanceKeys + [
            KeyEntry(
                "velocity", .number(.positiveExtent), "Points per second", isRequired: true)
        ])

    private static let vector = ObjectForm(
        "the vector", "Points to the right and downwards",
        [
            KeyEntry("x", .number(.distance), "To the right", default: "0"),
            KeyEntry("y", .number(.distance), "Downwards", default: "0"),
        ])

    private static let selection = ObjectForm(
        "select", "The program selects a page",
        [
            KeyEntry(
                "index", .choice([index, Words.selection.form]), "The page from 0, or a word",
                isRequired: true),
            KeyEntry("animated", .boolean, "Whether the carousel moves there", default: "true"),
        ])

    private static let scrollTarget = ObjectForm(
        "scrollTo", "The program scrolls to an offset",
        [
            KeyEntry(
                "offset", .number(offsets), "The offset in points, as traces print it", isRequired: true),
            KeyEntry("animated", .boolean, "Whether the carousel moves there", default: "true"),
        ])

    private static let hold = ObjectForm(
        "catch", "A finger stops the content",
        [KeyEntry("hold", .number(.time), "For how long, in seconds", default: "0.1")])

    private static let resize = ObjectForm(
        "resize", "The viewport takes another size, in points",
        [
            KeyEntry("width", .number(viewportRange), "The width", default: "as before"),
            KeyEntry("height", .number(viewportRange), "The height", default: "as before"),
        ])
}
