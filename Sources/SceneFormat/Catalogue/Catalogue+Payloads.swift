extension Catalogue {
    static let payloadForms: [FormName: ObjectForm] = [
        .hstack: payload("hstack", "Children side by side", stackKeys(Words.verticalAlignment.form)),
        .vstack: payload("vstack", "Children one below the other", stackKeys(Words.horizontalAlignment.form)),
        .zstack: payload("zstack", "Children one in front of the other", depthStackKeys),
        .image: payload(
            "image", "A picture",
            [KeyEntry("file", .text("a picture's path"), "The file or URL", isRequired: true)] + imageKeys),
        .shape: payload("the shape", "A shape's paints", shapeKeys),
        .roundedShape: payload("the shape", "A shape's corners and paints", roundedShapeKeys),
        .stroke: payload("stroke", "A line along an outline", strokeKeys),
        .spacer: payload("spacer", "Room that takes what its stack leaves", spacerKeys),
        .divider: payload("divider", "A line across its stack", dividerKeys),
        .geometryReader: payload(
            "geometryReader", "All of the room", [KeyEntry("child", .node, "The content", isRequired: true)]),
        .carouselPlace: payload("carousel", "The place of the carousel in the stage", []),
        .pageIndicator: payload("pageIndicator", "Dots that follow the page", pageIndicatorKeys),
        .measuredBox: payload("box", "A box of fixed size", measuredBoxKeys),
    ]

    private static func payload(_ title: String, _ summary: String, _ keys: [KeyEntry]) -> ObjectForm {
        ObjectForm(title, summary, isTemplate: true, keys)
    }

    private static let children = KeyEntry(
        "children", .list(.node, count: 0...10_000), "The nodes in the stack", default: "none")

    private static func stackKeys(_ alignment: ValueForm) -> [KeyEntry] {
        [
            KeyEntry("alignment", alignment, "How children meet across the stack", default: "center"),
            KeyEntry(
                "spacing", .number(.distance), "The distance between children, in points",
                default: "SwiftUI's spacing"),
            children,
        ]
    }

    private static let depthStackKeys: [KeyEntry] = [
        KeyEntry("alignment", Words.alignment.form, "How children meet", default: "center"), children,
    ]

    static let textKeys: [KeyEntry] = [
        KeyEntry("style", Words.textStyle.form, "A text style of iOS", default: "body"),
        KeyEntry(
            "size", .number(NumberRange(minimum: 0, maximum: 2_000, excludesMinimum: true)),
            "The font size, in points", default: "the style's, 17"),
        KeyEntry(
            "weight", .choice([Words.weight.form, .integer(1...1_000)]), "The weight of the strokes",
            default: "the style's, regular"),
        KeyEntry("color", .paint, "The paint of the glyphs", default: "label"),
        KeyEntry("lines", .integer(1...1_000), "The most lines", default: "as many as fit"),
        KeyEntry(
            "reserveLines", .boolean, "Whether the text is as high as its most lines", default: "false"),
        KeyEntry("alignment", Words.textAlignment.form, "How lines meet the box", default: "leading"),
        KeyEntry("truncation", Words.truncation.form, "What gives way to an ellipsis", default: "tail"),
        KeyEntry(
            "family", .choice([.text("a font family"), .list(.text("a font family"), count: 0...100)]),
            "Font families in order of preference", default: "a sans serif"),
    ]

    static let imageKeys: [KeyEntry] = [
        KeyEntry("fit", Words.imageFit.form, "How the picture fills its box", default: "fill"),
        KeyEntry("alignment", Words.alignment.form, "Which part stays visible", default: "center"),
        KeyEntry("resizable", .boolean, "Whether the picture takes the room it is offered", default: "true"),
        KeyEntry("cornerRadius", cornerRadius, "The radii of the corners, in points", default: "0"),
    ]

    static let shapeKeys: [KeyEntry] = [
        KeyEntry("fill", .paint, "What fills it", default: "label where there is no stroke"),
        KeyEntry("stroke", .choice([.paint, .object(.stroke)]), "The line along it", default: "none"),
    ]

    static let roundedShapeKeys: [KeyEntry] =
        [KeyEntry("cornerRadius", cornerRadius, "The radii of the corners, in points", default: "0")]
        + shapeKeys

    private static let strokeKeys: [KeyEntry] = [
        KeyEntry("color", .paint, "The paint of the line", default: "label"),
        KeyEntry("width", .number(.extent), "The width, in points", default: "1"),
    ]

    static let spacerKeys: [KeyEntry] = [
        KeyEntry("minLength", .number(.extent), "The least length, in points", default: "8")
    ]

    static let dividerKeys: [KeyEntry] = [
        KeyEntry("color", .paint, "The paint of the line", default: "separator")
    ]

    static let pageIndicatorKeys: [KeyEntry] = [
        KeyEntry("color", .color, "The selected page's dot", default: "label"),
        KeyEntry("inactiveColor", .color, "The other dots", default: "tertiaryLabel"),
        KeyEntry("size", .number(.positiveExtent), "The diameter of a dot, in points", default: "7"),
        KeyEntry("spacing", .number(.extent), "The gap between dots, in points", default: "9"),
    ]

    private static let measuredBoxKeys: [KeyEntry] = [
        KeyEntry("width", .number(.extent), "The width, in points", default: "0"),
        KeyEntry("height", .number(.extent), "The height, in points", default: "0"),
        KeyEntry("text", .boolean, "Whether it is spaced like a text", default: "false"),
        KeyEntry("firstBaseline", .number(.distance), "The first baseline from the top, in points"),
        KeyEntry("lastBaseline", .number(.distance), "The last baseline from the top, in points"),
    ]
}
