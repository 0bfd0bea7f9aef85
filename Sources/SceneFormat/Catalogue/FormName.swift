/// The kinds of object that a scene file has; the raw value names the kind in the schema.
enum FormName: String, CaseIterable, Sendable {
    case scene, viewport, itemCount, itemFile, images, gradients, linearGradient, radialGradient
    case carousel, box, extent, heightExtent, insets, rows, rest, edges, snap, pageSnap, pageThreshold
    case nearestSnap, viewAlignedSnap, flowSnap, settle, spring
    case autoplay, effect, ramp, offsetEffect, dimEffect, scrollTransition, appearance
    case card, cardEntry, thumbnail, detailBar, cornerRadii
    case hstackNode, vstackNode, zstackNode, textNode, imageNode, rectangleNode, roundedRectangleNode
    case circleNode, capsuleNode, spacerNode, dividerNode, geometryReaderNode, carouselNode, pageIndicatorNode
    case boxNode
    case hstack, vstack, zstack, image, shape, roundedShape, stroke, spacer, divider, geometryReader
    case carouselPlace, pageIndicator, measuredBox
    case modifier, frame, padding, layer, clip, border, shadow, point, scale, aspectRatio, fixedSize
    case step, drag, fling, vector, selection, scrollTarget, hold, resize
    case output, golden, tolerance

    /// The keys of this kind of object.
    var form: ObjectForm { Catalogue.forms[self] ?? ObjectForm(rawValue, "", []) }
}

/// Every key of a scene file.
///
/// What stands here is both what the decoder accepts and what the schema says, so that they cannot differ.
enum Catalogue {
    static let forms: [FormName: ObjectForm] = [
        sceneForms, carouselForms, motionForms, effectForms, cardForms, nodeForms, payloadForms,
        modifierForms,
        scriptForms, outputForms,
    ].reduce(into: [:]) { all, section in all.merge(section) { _, new in new } }
}
