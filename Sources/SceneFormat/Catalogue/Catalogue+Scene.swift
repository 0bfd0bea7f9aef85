extension Catalogue {
    static let sceneForms: [FormName: ObjectForm] = [
        .scene: scene, .viewport: viewport, .itemCount: itemCount, .itemFile: itemFile, .images: images,
        .gradients: gradients, .linearGradient: linearGradient, .radialGradient: radialGradient,
    ]

    /// The keys of a scene that say how to read it and cannot be patched by a variant.
    static let unpatchedSceneKeys = ["$schema", "framewheel", "variants"]

    private static let scene = ObjectForm(
        "the scene", "A carousel, what it shows and what happens to it",
        identityKeys + stageKeys + contentKeys)

    private static let identityKeys: [KeyEntry] = [
        KeyEntry("$schema", .text(), "The schema by which an editor completes the file"),
        KeyEntry("framewheel", .integer(1...1), "The version of the format", isRequired: true),
        KeyEntry(
            "name", .pattern("^[^/]+$", named: "a name without \"/\""), "What goldens and outputs are called",
            default: "the file's name"),
        KeyEntry("title", .text(), "A title for readers"),
        KeyEntry("alt", .text(), "A text that stands for the picture"),
        KeyEntry(
            "viewport", .object(.viewport), "The area that is drawn, in points", default: "393 × 852"),
        KeyEntry(
            "scale", .number(NumberRange(minimum: 0, maximum: 16, excludesMinimum: true)),
            "Pixels a point", default: "the device's, else 2"),
        KeyEntry(
            "background", .paint, "What lies behind everything; clear and null are transparent",
            default: "systemBackground"),
        KeyEntry(
            "theme", .text(), "light, dark or one of the scene's themes; a name with dark in it is dark",
            default: "light"),
        KeyEntry(
            "direction", Words.direction.form, "The direction of reading; mirrors the scene", default: "ltr"),
        KeyEntry("locale", .text(), "The language of texts as a BCP 47 tag", default: "en"),
        KeyEntry(
            "profile", Words.profile.form, "The iOS release whose animations are played", default: "ios17"),
        KeyEntry(
            "touchRate", .number(NumberRange(minimum: 1, maximum: 1_000)), "Touches a second", default: "60"),
        KeyEntry(
            "themes", .map(.map(.color, keys: "the colour's name"), keys: "the theme's name"),
            "Colours by name for each theme"),
        KeyEntry("fonts", .list(.text("a font file's path")), "Font files that texts may use"),
        KeyEntry(
            "textMode", Words.textMode.form, "Whether glyphs are drawn or stood for by boxes",
            default: "outlines"),
    ]

    private static let stageKeys: [KeyEntry] = [
        KeyEntry("carousel", .object(.carousel), "How the carousel lies and moves", default: "a scroll view"),
        KeyEntry("stage", .node, "What fills the viewport", default: "{ \"carousel\": {} }"),
        KeyEntry("card", .card, "The card of every item", default: "a coloured card with its number"),
        KeyEntry("cardBy", .text(), "What tells the kind of an item, such as {type}"),
        KeyEntry(
            "cards", .map(.card, keys: "the kind, or * for every other one"), "The cards by kind of item"),
        KeyEntry("images", .object(.images), "Where pictures lie and what a missing one does"),
    ]

    private static let contentKeys: [KeyEntry] = [
        KeyEntry(
            "items", .choice([.list(.anything), .object(.itemCount), .object(.itemFile)]),
            "What the cards show: a list, a count, or a file", default: "none"),
        KeyEntry("startIndex", .integer(0...9_999_999), "The page that is selected at first", default: "0"),
        KeyEntry(
            "script", .choice([.list(.object(.step), count: 0...10_000), .text("a script file's path")]),
            "What happens, step by step", default: "nothing"),
        KeyEntry(
            "duration", .choice([Words.duration.form, .number(.positiveTime)]),
            "How long the scene lasts, in seconds, or until it has settled", default: "settled"),
        KeyEntry(
            "variants",
            .map(.map(.patch, keys: "the value's name"), keys: "the axis's name"),
            "Patches of the scene by axis and value; objects merge, lists replace, null switches off"),
        KeyEntry("poster", moment, "The moment of a still that names none", default: "the beginning"),
        KeyEntry("touches", .boolean, "Whether fingers are drawn", default: "false"),
        KeyEntry("outputs", .list(.object(.output), count: 0...1_000), "The files that the scene makes"),
        KeyEntry("golden", .object(.golden), "What the scene's goldens hold"),
    ]

    /// A time in seconds, a moment's word, or a mark's name.
    static let moment: ValueForm = .choice([.number(.time), .text("\"first\", \"rest\", \"last\" or a mark")])

    private static let viewport = ObjectForm(
        "the viewport", "The area that is drawn, in points, by numbers or by a device",
        [
            KeyEntry(
                "device", .text("a device's name"), "The device whose screen it is, such as iphone-15-pro"),
            KeyEntry("width", .number(viewportRange), "The width", default: "the device's, else 393"),
            KeyEntry(
                "height", .choice([.number(viewportRange), Words.fitHeight.form]),
                "The height, or fit for as much as the stage needs", default: "the device's, else 852"),
        ])

    /// The extents that a viewport may have, in points.
    static let viewportRange = NumberRange(minimum: 1, maximum: Viewport.extentLimit)

    private static let itemCount = ObjectForm(
        "items", "A number of items without values",
        [KeyEntry("count", .integer(0...10_000_000), "How many", isRequired: true)])

    private static let itemFile = ObjectForm(
        "items", "Items from a JSON file",
        [
            KeyEntry("file", .text("a JSON file's path"), "The file", isRequired: true),
            KeyEntry(
                "pointer", .text(), "Where in it the list lies, as an RFC 6901 pointer", default: "the whole"),
        ])

    private static let images = ObjectForm(
        "images", "Where pictures lie; nothing is ever fetched",
        [
            KeyEntry(
                "map", .map(.text("a folder's path"), keys: "the beginning of a URL"),
                "The folders that hold the files of URLs"),
            KeyEntry(
                "missing", Words.missingImages.form, "What a missing picture does", default: "error"),
        ])

    private static let gradients = ObjectForm(
        "a gradient", "Colours that change from place to place", isTemplate: true,
        choice: .exactlyOne(["linearGradient", "radialGradient"]),
        [
            KeyEntry("linearGradient", .object(.linearGradient), "Colours that change along a line"),
            KeyEntry(
                "radialGradient", .object(.radialGradient), "Colours that change from a centre outwards"),
        ])

    private static let gradientColors: [KeyEntry] = [
        KeyEntry("colors", .list(.color, count: 1...256), "Colours at even distances"),
        KeyEntry(
            "stops", .list(.tuple([.number(.fraction), .color], required: 2), count: 1...256),
            "Places from 0 to 1 with their colours"),
    ]

    /// A word or fractions of the extents.
    static let unitPoint: ValueForm = .choice([
        Words.unitPoint.form, .tuple([.number(.any), .number(.any)], required: 2),
    ])

    private static let linearGradient = ObjectForm(
        "the gradient", "Colours that change along a line", isTemplate: true,
        choice: .exactlyOne(["colors", "stops"]),
        gradientColors + [
            KeyEntry("from", unitPoint, "Where the line begins", default: "top"),
            KeyEntry("to", unitPoint, "Where the line ends", default: "bottom"),
        ])

    private static let radialGradient = ObjectForm(
        "the gradient", "Colours that change from a centre outwards", isTemplate: true,
        choice: .exactlyOne(["colors", "stops"]),
        gradientColors + [
            KeyEntry("center", unitPoint, "The centre", default: "center"),
            KeyEntry(
                "startRadius", .number(.extent), "The radius of the first colour, in points", default: "0"),
            KeyEntry(
                "endRadius", .number(.positiveExtent), "The radius of the last colour, in points",
                isRequired: true),
        ])
}
