extension Catalogue {
    static let outputForms: [FormName: ObjectForm] = [
        .output: output, .golden: golden, .tolerance: tolerance,
    ]

    /// The ends of the names of files that can be written.
    static let outputFormats = [
        "png", "jpg", "jpeg", "webp", "svg", "gif", "apng", "mp4", "webm",
    ]

    private static let rate = NumberRange(minimum: 0.001, maximum: 1_000)

    private static let frameRate: ValueForm = .choice([
        .number(rate), .pattern("^[0-9]+/[0-9]+$", named: "a fraction such as \"30000/1001\""),
    ])

    private static let output = ObjectForm(
        "the output", "A file that the scene makes",
        [
            KeyEntry(
                "file", .text("a file's name"), "The file, such as preview-{theme}.gif", isRequired: true),
            KeyEntry("width", .integer(1...65_535), "The width in pixels", default: "by the scale"),
            KeyEntry(
                "scale", .number(NumberRange(minimum: 0, maximum: 16, excludesMinimum: true)),
                "Pixels a point", default: "the scene's"),
            KeyEntry("fps", frameRate, "Frames a second", default: "by the format"),
            KeyEntry(
                "repeat", .choice([Words.repetition.form, .integer(1...65_535)]), "How often it plays",
                default: "forever"),
            KeyEntry(
                "hold", .number(NumberRange(minimum: 0, maximum: 600)),
                "How long the last frame stays, in seconds", default: "0"),
            KeyEntry("boomerang", .boolean, "Whether it runs back to its beginning", default: "false"),
            KeyEntry(
                "speed", .number(NumberRange(minimum: 0.01, maximum: 100)), "How many times faster time runs",
                default: "1"),
            KeyEntry(
                "quality",
                .choice([Words.quality.form, .number(NumberRange(minimum: 1, maximum: 100))]),
                "How much of the pixels is kept", default: "the format's"),
            KeyEntry("background", .paint, "Instead of the scene's; null is clear"),
            KeyEntry(
                "maxBytes",
                .choice([
                    .integer(1...Int(Int32.max)),
                    .pattern(#"^[0-9]+(\.[0-9]+)? ?([kKMG]i?)?B$"#, named: "a size such as \"1MB\""),
                ]), "The largest size"),
            KeyEntry("minFps", .number(rate), "The fewest frames a second to which maxBytes may lead"),
            KeyEntry("touches", .boolean, "Whether fingers are drawn", default: "as in the scene"),
            KeyEntry("at", moment, "The moment of a still", default: "the scene's poster"),
            KeyEntry("animated", .boolean, "Whether a .png moves", default: "false"),
        ])

    private static let golden = ObjectForm(
        "golden", "What the scene's goldens hold and how exactly they are compared",
        [
            KeyEntry("frames", .list(moment, count: 0...1_000), "The moments whose pictures are kept"),
            KeyEntry("fps", frameRate, "Frames a second of the motion trace", default: "60"),
            KeyEntry("tolerance", .object(.tolerance), "How far a value may lie off", default: "exact"),
            KeyEntry(
                "ignore", .list(.choice([.text("an element's path"), area]), count: 0...1_000),
                "What is not compared: element paths, * for any name or index, and areas in points"),
        ])

    private static let area: ValueForm = .tuple(
        [.number(.distance), .number(.distance), .number(.positiveExtent), .number(.positiveExtent)],
        required: 4)

    private static let tolerance = ObjectForm(
        "the tolerance", "How far a value may lie off its golden",
        [
            KeyEntry("points", .number(.extent), "Positions and extents, in points", default: "0"),
            KeyEntry("milliseconds", .number(.extent), "Times, in milliseconds", default: "0"),
            KeyEntry("velocity", .number(.extent), "Velocities, in points per second", default: "0"),
            KeyEntry(
                "deltaE", .number(NumberRange(minimum: 0, maximum: 100)), "Colours of pixels", default: "0"),
            KeyEntry(
                "cluster", .integer(0...1_000_000), "Neighbouring pixels that may differ by more",
                default: "0"),
        ])
}
