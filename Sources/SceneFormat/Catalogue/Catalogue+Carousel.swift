extension Catalogue {
    static let carouselForms: [FormName: ObjectForm] = [
        .carousel: carousel, .box: box, .extent: extent, .heightExtent: heightExtent, .insets: insets,
        .rows: rows, .rest: rest, .edges: edges,
    ]

    private static let carousel = ObjectForm(
        "the carousel",
        "How the carousel lies and moves; any key overrides the preset's, null switches it off",
        placeKeys + motionKeys)

    private static let placeKeys: [KeyEntry] = [
        KeyEntry("preset", Words.preset.form, "The carousel to begin with", default: "scroll-view"),
        KeyEntry("axis", Words.axis.form, "The direction of the track", default: "horizontal"),
        KeyEntry("slot", .object(.box), "A card's place on the track", default: "as large as the card"),
        KeyEntry("card", .object(.box), "The card in its slot", default: "all of the slot"),
        KeyEntry("cardAlignment", unitPoint, "Where the card sits in its slot", default: "center"),
        KeyEntry(
            "crossAlignment", Words.crossAlignment.form, "Where slots sit across the track", default: "center"
        ),
        KeyEntry("spacing", .number(.distance), "The distance between slots, in points", default: "0"),
        KeyEntry(
            "insets", .choice([.number(.distance), .object(.insets)]),
            "The distances before the first and after the last slot, in points", default: "0"),
        KeyEntry("rows", .object(.rows), "Several items one above the other on a page"),
        KeyEntry(
            "rest", .choice([Words.place.form, .object(.rest)]), "Where the selected slot rests",
            default: "leading"),
        KeyEntry(
            "contain", .boolean, "Whether no rest shows space beyond the content's ends", default: "false"),
        KeyEntry("loop", .boolean, "Whether the first slot follows the last", default: "false"),
    ]

    private static let motionKeys: [KeyEntry] = [
        KeyEntry(
            "edges", .choice([Words.edges.form, .object(.edges)]), "What happens to a drag beyond the ends",
            default: "{ \"rubberBand\": 0.55 }"),
        KeyEntry(
            "snap", .choice([Words.snap.form, .object(.snap)]), "Which slot is selected on release",
            default: "{ \"viewAligned\": {} }"),
        KeyEntry(
            "deceleration",
            .choice([
                Words.deceleration.form,
                .number(NumberRange(minimum: 0, maximum: 1, excludesMinimum: true, excludesMaximum: true)),
            ]), "The factor by which velocity falls each millisecond", default: "normal, 0.998"),
        KeyEntry(
            "settle", .choice([Words.settle.form, .object(.settle)]),
            "How the selected slot comes to rest; null jumps", default: "scrollView"),
        KeyEntry(
            "effects", .list(.object(.effect), count: 0...100),
            "What a card's distance from the centre does to it", default: "none"),
        KeyEntry("autoplay", .object(.autoplay), "How the carousel moves by itself", default: "not at all"),
        KeyEntry("grab", Words.grab.form, "From where a touch carries the content", default: "content"),
        KeyEntry(
            "implicitLag", .boolean, "Whether the settle spring filters the drag itself", default: "false"),
        KeyEntry(
            "firstHop", .boolean,
            "Whether the first movement of a drag is animated, with \"grab\" from the rest", default: "false"),
    ]

    private static let percent: ValueForm = .pattern(
        #"^[0-9]+(\.[0-9]+)?%$"#, named: "a percentage such as \"80%\"")

    private static let width: ValueForm = .choice([.number(.extent), percent, .object(.extent)])
    private static let height: ValueForm = .choice([
        .number(.extent), percent, Words.fitExtent.form, .object(.heightExtent),
    ])

    private static let box = ObjectForm(
        "the size", "Extents by points, parts of the carousel's extents, or what is left of them",
        isTemplate: true,
        [
            KeyEntry("width", width, "The width", default: "the content's"),
            KeyEntry("height", height, "The height", default: "the card's, else the carousel's"),
        ])

    private static let extentKeys: [KeyEntry] = [
        KeyEntry("inset", .number(.distance), "The carousel's extent less so many points"),
        KeyEntry("count", .integer(1...1_000), "The extent at which so many fit"),
    ]

    private static let extent = ObjectForm(
        "the extent", "An extent that follows from the carousel's", isTemplate: true,
        choice: .exactlyOne(["inset", "count"]), extentKeys)

    private static let heightExtent = ObjectForm(
        "the extent", "A height that follows from the carousel's or from the width", isTemplate: true,
        choice: .exactlyOne(["inset", "count", "ratio"]),
        extentKeys + [
            KeyEntry(
                "ratio", .tuple([.number(.positiveExtent), .number(.positiveExtent)], required: 2),
                "Height to width, such as [240, 330]")
        ])

    private static let insets = ObjectForm(
        "insets", "The distances before the first and after the last slot, in points",
        [
            KeyEntry("leading", .number(.distance), "Before the first slot", default: "0"),
            KeyEntry("trailing", .number(.distance), "After the last slot", default: "0"),
        ])

    private static let rows = ObjectForm(
        "rows", "Several items one above the other on a page",
        [
            KeyEntry("count", .integer(1...1_000), "Items a page", isRequired: true),
            KeyEntry("spacing", .number(.distance), "The distance between them, in points", default: "0"),
        ])

    private static let rest = ObjectForm(
        "rest", "Where the first slot rests, and where all others do",
        [
            KeyEntry("first", Words.place.form, "The first slot's place", default: "leading"),
            KeyEntry("others", Words.place.form, "All others' place", default: "leading"),
        ])

    private static let edges = ObjectForm(
        "edges", "What happens to a drag beyond the ends",
        choice: .exactlyOne(["divide", "rubberBand"]),
        [
            KeyEntry(
                "divide", .number(NumberRange(minimum: 1, maximum: 1_000)),
                "How many times less a drag outwards counts"),
            KeyEntry(
                "rubberBand", .number(NumberRange(minimum: 0, maximum: 1, excludesMinimum: true)),
                "The coefficient of a resistance as UIScrollView's, which has 0.55"),
        ])
}
