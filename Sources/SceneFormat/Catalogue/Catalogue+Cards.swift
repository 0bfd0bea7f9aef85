extension Catalogue {
    static let cardForms: [FormName: ObjectForm] = [
        .card: card, .cardEntry: cardEntry, .thumbnail: thumbnail, .detailBar: detailBar,
        .cornerRadii: cornerRadii,
    ]

    /// The key that removes a node.
    static let when = KeyEntry(
        "when", .choice([.boolean, .text("a placeholder such as \"{badge?}\"")]),
        "Removes the node where it is empty, false, null or missing")

    /// One radius for every corner, or one for each.
    static let cornerRadius: ValueForm = .choice([.number(.extent), .object(.cornerRadii)])

    private static let size = KeyEntry("size", .object(.box), "The card's own extents")

    private static let card = ObjectForm(
        "the card", "A thumbnail with a bar of two texts at its bottom", isTemplate: true,
        [
            size,
            KeyEntry("thumbnail", .object(.thumbnail), "The picture", default: "a coloured area"),
            KeyEntry("detailBar", .object(.detailBar), "The bar", default: "none"),
        ])

    private static let cardEntry = ObjectForm(
        "the card", "A card with a size of its own", isTemplate: true,
        [size, KeyEntry("content", .card, "The card itself", isRequired: true)])

    private static let thumbnail = ObjectForm(
        "the thumbnail", "A picture that covers the card", isTemplate: true,
        [
            KeyEntry("image", .text("a picture's path"), "The file or URL", default: "a coloured area"),
            KeyEntry("cornerRadius", cornerRadius, "The radii of the corners, in points", default: "0"),
            KeyEntry("fit", Words.imageFit.form, "How the picture fills the card", default: "fill"),
            KeyEntry("alignment", Words.alignment.form, "Which part stays visible", default: "center"),
            KeyEntry("fill", .paint, "The area where there is no picture", default: "a colour by the index"),
            when,
        ])

    private static let detailBar = ObjectForm(
        "the detail bar", "A bar at the bottom of the card, with a node at either end", isTemplate: true,
        [
            KeyEntry("height", .number(.extent), "The height, in points", default: "40"),
            KeyEntry(
                "cornerRadius", cornerRadius,
                "The radii of the corners, in points; a number is for the bottom ones", default: "0"),
            KeyEntry("background", .paint, "What fills it", default: "systemRed"),
            KeyEntry("padding", .number(.extent), "The room at both ends, in points", default: "8"),
            KeyEntry(
                "spacing", .number(.extent), "The least gap between both nodes, in points", default: "0"),
            KeyEntry("leading", .node, "The node at the beginning; texts are white and of one line"),
            KeyEntry("trailing", .node, "The node at the end; texts are white and of one line"),
            when,
        ])

    private static let cornerRadii = ObjectForm(
        "the corner radii", "A radius for each corner, in points", isTemplate: true,
        [
            KeyEntry("topLeading", .number(.extent), "At the top where reading begins", default: "0"),
            KeyEntry("topTrailing", .number(.extent), "At the top where reading ends", default: "0"),
            KeyEntry("bottomLeading", .number(.extent), "At the bottom where reading begins", default: "0"),
            KeyEntry("bottomTrailing", .number(.extent), "At the bottom where reading ends", default: "0"),
        ])
}
