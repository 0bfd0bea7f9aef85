extension Catalogue {
    static let modifierForms: [FormName: ObjectForm] = [
        .modifier: modifier, .frame: frame, .padding: padding, .layer: layer, .clip: clip, .border: border,
        .shadow: shadow, .point: point, .scale: scale, .aspectRatio: aspectRatio, .fixedSize: fixedSize,
    ]

    static let modifierNames = [
        "frame", "padding", "background", "overlay", "clip", "border", "shadow", "opacity", "offset", "scale",
        "aspectRatio", "fixedSize", "layoutPriority",
    ]

    private static let modifier = ObjectForm(
        "the modifier", "One thing done to a node", isTemplate: true, choice: .exactlyOne(modifierNames),
        [
            KeyEntry("frame", .object(.frame), "A box of fixed or bounded extents around the node"),
            KeyEntry(
                "padding", .choice([.number(.distance), .object(.padding)]),
                "Room around the node, in points; null is the platform's 16"),
            KeyEntry("background", .choice([.paint, .object(.layer)]), "Something behind the node"),
            KeyEntry("overlay", .choice([.paint, .object(.layer)]), "Something before the node"),
            KeyEntry("clip", .object(.clip), "Cuts the node to its box"),
            KeyEntry("border", .choice([.paint, .object(.border)]), "A line inside the edges of the box"),
            KeyEntry("shadow", .object(.shadow), "A shadow"),
            KeyEntry("opacity", .number(.fraction), "The opacity of the whole"),
            KeyEntry("offset", .object(.point), "A move in points, without effect on layout"),
            KeyEntry(
                "scale", .choice([.number(.any), .object(.scale)]), "A scaling, without effect on layout"),
            KeyEntry("aspectRatio", .object(.aspectRatio), "Brings the proposal to a ratio"),
            KeyEntry(
                "fixedSize", .choice([.boolean, .object(.fixedSize)]), "The node takes its ideal extents"),
            KeyEntry("layoutPriority", .number(.any), "Served before siblings of lower priority"),
        ])

    private static let bound: ValueForm = .choice([.number(.extent), Words.infinity.form])

    private static let frame = ObjectForm(
        "frame", "A box around the node, in points", isTemplate: true,
        [
            KeyEntry("width", .number(.extent), "The width", default: "the node's"),
            KeyEntry("height", .number(.extent), "The height", default: "the node's"),
            KeyEntry("minWidth", .number(.extent), "The least width"),
            KeyEntry("idealWidth", .number(.extent), "The width where none is proposed"),
            KeyEntry("maxWidth", bound, "The greatest width, or infinity"),
            KeyEntry("minHeight", .number(.extent), "The least height"),
            KeyEntry("idealHeight", .number(.extent), "The height where none is proposed"),
            KeyEntry("maxHeight", bound, "The greatest height, or infinity"),
            KeyEntry("alignment", Words.alignment.form, "Where the node sits in the box", default: "center"),
        ])

    private static let padding = ObjectForm(
        "padding", "Room at each edge, in points; null is the platform's 16", isTemplate: true,
        ["top", "leading", "bottom", "trailing", "horizontal", "vertical"].map { edge in
            KeyEntry(edge, .number(.distance), "The room at \(edge)", default: "0")
        })

    private static let layer = ObjectForm(
        "the layer", "A node behind or before another that takes its size", isTemplate: true,
        [
            KeyEntry("content", .choice([.paint, .node]), "The node, or a paint", isRequired: true),
            KeyEntry("alignment", Words.alignment.form, "Where it sits", default: "center"),
        ])

    private static let clip = ObjectForm(
        "clip", "Cuts the node to its box", isTemplate: true,
        [KeyEntry("cornerRadius", cornerRadius, "The radii of the corners, in points", default: "0")])

    private static let border = ObjectForm(
        "border", "A line inside the edges of the node's box", isTemplate: true,
        [
            KeyEntry("color", .paint, "The paint", default: "label"),
            KeyEntry("width", .number(.extent), "The width, in points", default: "1"),
        ])

    private static let shadow = ObjectForm(
        "shadow", "A shadow", isTemplate: true,
        [
            KeyEntry("color", .color, "The colour", default: "#00000054"),
            KeyEntry(
                "radius", .number(NumberRange(minimum: 0, maximum: 1_000)), "The blur, in points",
                isRequired: true),
            KeyEntry("x", .number(.distance), "The offset to the right, in points", default: "0"),
            KeyEntry("y", .number(.distance), "The offset downwards, in points", default: "0"),
        ])

    private static let point = ObjectForm(
        "offset", "A move in points", isTemplate: true,
        [
            KeyEntry("x", .number(.distance), "In reading direction", default: "0"),
            KeyEntry("y", .number(.distance), "Downwards", default: "0"),
        ])

    private static let scale = ObjectForm(
        "scale", "A scaling about a point of the node's box", isTemplate: true,
        [
            KeyEntry("x", .number(.any), "Of the width", default: "1"),
            KeyEntry("y", .number(.any), "Of the height", default: "1"),
            KeyEntry("anchor", unitPoint, "The point that stays in its place", default: "center"),
        ])

    private static let aspectRatio = ObjectForm(
        "aspectRatio", "Brings the proposal to a ratio", isTemplate: true,
        [
            KeyEntry("ratio", .number(.positive), "Width to height", default: "the node's own"),
            KeyEntry(
                "contentMode", Words.contentMode.form, "Inside the proposal or around it", default: "fit"),
        ])

    private static let fixedSize = ObjectForm(
        "fixedSize", "The node takes its ideal extents", isTemplate: true,
        [
            KeyEntry("horizontal", .boolean, "The width", default: "true"),
            KeyEntry("vertical", .boolean, "The height", default: "true"),
        ])
}
