extension Catalogue {
    static let effectForms: [FormName: ObjectForm] = [
        .effect: effect, .ramp: ramp, .offsetEffect: offsetEffect, .dimEffect: dimEffect,
        .scrollTransition: scrollTransition, .appearance: appearance,
    ]

    private static let effect = ObjectForm(
        "the effect", "What a card's distance from the centre does to it",
        choice: .exactlyOne([
            "scale", "opacity", "offset", "rotation", "depth", "parallax", "dim", "scrollTransition",
        ]),
        [
            KeyEntry("scale", .object(.ramp), "A scaling about the card's centre"),
            KeyEntry("opacity", .object(.ramp), "A factor on the opacity"),
            KeyEntry("offset", .object(.offsetEffect), "A move along and across the track, in points"),
            KeyEntry("rotation", .object(.ramp), "A turn about the card's centre in radians, clockwise"),
            KeyEntry("depth", .object(.ramp), "An order from back to front, the greater value in front"),
            KeyEntry(
                "parallax", .object(.offsetEffect),
                "A move of the pictures inside the card, in points, as far as they are larger than what is shown"
            ),
            KeyEntry("dim", .object(.dimEffect), "A colour laid over the card"),
            KeyEntry("scrollTransition", .object(.scrollTransition), "A change by how much is in view"),
        ])

    private static let ramp = ObjectForm(
        "the effect's values", "A number that follows from the distance from the centre",
        choice: .exactlyOne(["falloff", "stops"]),
        [
            KeyEntry("minimum", .number(.any), "The value never falls below", default: "0"),
            KeyEntry(
                "falloff", .number(.positiveExtent), "The points over which the value falls from 1 to 0"),
            KeyEntry(
                "stops",
                .list(.tuple([.number(.distance), .number(.any)], required: 2), count: 1...1_000),
                "Distances in points with their values; without negative distances both sides are alike"),
            KeyEntry("curve", curve, "How the value runs between two stops", default: "linear"),
        ])

    private static let offsetEffect = ObjectForm(
        "the move", "A move along and across the track, in points",
        [
            KeyEntry("along", .object(.ramp), "Along the track"),
            KeyEntry("across", .object(.ramp), "Across the track"),
        ])

    private static let dimEffect = ObjectForm(
        "dim", "A colour laid over the card",
        [
            KeyEntry("color", .color, "The colour", default: "black"),
            KeyEntry("opacity", .object(.ramp), "How much of it", isRequired: true),
        ])

    private static let scale: ValueForm = .number(NumberRange(minimum: 0, maximum: 100))

    private static let scrollTransition = ObjectForm(
        "scrollTransition", "A change by how much of the slot is in view, as SwiftUI's",
        [
            KeyEntry("threshold", .number(.fraction), "The part in view that counts as all", default: "1"),
            KeyEntry("curve", curve, "The curve from hidden to shown", default: "easeInOut"),
            KeyEntry("scale", scale, "The scale out of view, on both sides", default: "1"),
            KeyEntry("opacity", .number(.fraction), "The opacity out of view, on both sides", default: "1"),
            KeyEntry("leading", .object(.appearance), "The look before coming into view"),
            KeyEntry("trailing", .object(.appearance), "The look after leaving the view"),
        ])

    private static let appearance = ObjectForm(
        "the look", "What a card looks like out of view",
        [
            KeyEntry("scale", scale, "The scale", default: "1"),
            KeyEntry("opacity", .number(.fraction), "The opacity", default: "1"),
        ])
}
