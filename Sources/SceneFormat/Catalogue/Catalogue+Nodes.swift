extension Catalogue {
    static let nodeForms: [FormName: ObjectForm] = [
        .hstackNode: node("hstack", .object(.hstack), "Children side by side"),
        .vstackNode: node("vstack", .object(.vstack), "Children one below the other"),
        .zstackNode: node("zstack", .object(.zstack), "Children one in front of the other"),
        .textNode: node("text", textValue, "A text", textKeys),
        .imageNode: node(
            "image", .choice([.text("a picture's path"), .object(.image)]), "A picture", imageKeys),
        .rectangleNode: node("rectangle", .object(.shape), "All of the box", shapeKeys),
        .roundedRectangleNode: node(
            "roundedRectangle", .object(.roundedShape), "The box with round corners", roundedShapeKeys),
        .circleNode: node("circle", .object(.shape), "The largest circle in the box", shapeKeys),
        .capsuleNode: node("capsule", .object(.shape), "The box with half circles at its ends", shapeKeys),
        .spacerNode: node("spacer", .object(.spacer), "Room that takes what its stack leaves", spacerKeys),
        .dividerNode: node("divider", .object(.divider), "A line across its stack", dividerKeys),
        .geometryReaderNode: node(
            "geometryReader", .object(.geometryReader), "All of the room, its child at the top leading corner"
        ),
        .carouselNode: node("carousel", .object(.carouselPlace), "The place of the carousel in the stage"),
        .pageIndicatorNode: node(
            "pageIndicator", .object(.pageIndicator), "Dots that follow the page", pageIndicatorKeys),
        .boxNode: node("box", .object(.measuredBox), "A box of fixed size, for tests of layout"),
    ]

    /// The forms of nodes by the key that says the kind, in the order in which messages list them.
    static let nodeKinds: [(kind: String, form: FormName)] = [
        ("hstack", .hstackNode), ("vstack", .vstackNode), ("zstack", .zstackNode), ("text", .textNode),
        ("image", .imageNode), ("rectangle", .rectangleNode), ("roundedRectangle", .roundedRectangleNode),
        ("circle", .circleNode), ("capsule", .capsuleNode), ("spacer", .spacerNode),
        ("divider", .dividerNode), ("geometryReader", .geometryReaderNode), ("carousel", .carouselNode),
        ("pageIndicator", .pageIndicatorNode), ("box", .boxNode),
    ]

    /// The form of a text's characters: numbers and booleans are written out.
    private static let textValue: ValueForm = .choice([.text(), .number(numberText), .boolean])

    /// The numbers that a text may be: any.
    private static let numberText = NumberRange(
        minimum: -Double.greatestFiniteMagnitude, maximum: .greatestFiniteMagnitude)

    private static func node(
        _ kind: String, _ form: ValueForm, _ summary: String, _ keys: [KeyEntry] = []
    ) -> ObjectForm {
        let own = KeyEntry(kind, form, summary, isRequired: true)
        let modifiers = KeyEntry(
            "modifiers", .list(.object(.modifier), count: 0...1_000),
            "What is done to the node, the innermost first", default: "nothing")
        return ObjectForm("\(kind)", summary, isTemplate: true, [own] + keys + [modifiers, when])
    }
}
