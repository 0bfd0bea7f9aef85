internal import CarouselModel
internal import FrameDrawing

extension Decoding {
    func snapRule(_ field: Field) -> SnapRule? {
        guard case .object = field.value.kind else { return word(field, Words.snap) }
        guard let reader = object(field) else { return nil }
        if let page = reader.object("page") {
            return .page(threshold: page.field("threshold").flatMap(pageThreshold) ?? .pageDividedBy(2))
        }
        if reader.object("nearest") != nil { return .nearest }
        if let aligned = reader.object("viewAligned") {
            return .viewAligned(limit: aligned.word("limit", Words.limit) ?? .automatic)
        }
        guard let flow = reader.object("flow") else { return nil }
        return .flow(velocity: flow.number("velocity") ?? Self.flowVelocity)
    }

    /// The velocity from which a collection view's page ahead is taken, in points per millisecond.
    private static let flowVelocity = 0.2

    private func pageThreshold(_ field: Field) -> PageThreshold? {
        guard case .object = field.value.kind else { return number(field).map { .points($0) } }
        guard let reader = object(field) else { return nil }
        if let divisor = reader.number("pageDividedBy") { return .pageDividedBy(divisor) }
        return reader.number("viewportTimes").map { .viewportTimes($0) }
    }

    func settleMotion(_ field: Field) -> SettleMotion? {
        guard case .object = field.value.kind else { return word(field, Words.settle) }
        guard let reader = object(field) else { return nil }
        if reader.has("curve") {
            guard var curve = reader.field("curve").flatMap(curve) else { return nil }
            curve.duration = reader.number("duration") ?? CurveForm.defaultDuration
            return .curve(curve)
        }
        if reader.has("duration") { reader.reportConflict(["duration", "spring"]) }
        return reader.object("spring").flatMap(spring)
    }

    /// A word such as `easeInOut`, or the control points of a cubic curve.
    func curve(_ field: Field) -> CurveForm? {
        if case .string = field.value.kind { return word(field, Words.curve) }
        guard let points = tuple(field)?.compactMap(number), points.count == 4 else { return nil }
        return CurveForm(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    }

    /// A spring in one of three ways of describing it, told by the first key that belongs to only one.
    private func spring(_ reader: ObjectReader) -> SettleMotion? {
        let ways = [
            ["mass", "stiffness", "damping", "initialVelocity", "overdamping"],
            ["response", "dampingFraction"], ["duration", "bounce"],
        ]
        let used = ways.compactMap { way in way.first(where: reader.has) }
        guard used.count < 2 else {
            report(.mixedSpring(used), at: reader.location(of: used[1]))
            return nil
        }
        switch used.first {
        case nil:
            report(
                .missingChoice(["stiffness", "response", "duration"], object: "the spring"),
                at: reader.location)
            return nil
        case "response", "dampingFraction":
            return .spring(
                response: reader.number("response") ?? 0.5,
                dampingFraction: reader.number("dampingFraction") ?? 0.825)
        case "duration", "bounce":
            return .spring(
                response: reader.number("duration") ?? 0.5,
                dampingFraction: Self.dampingFraction(bounce: reader.number("bounce") ?? 0))
        default: return mechanicalSpring(reader)
        }
    }

    private func mechanicalSpring(_ reader: ObjectReader) -> SettleMotion? {
        for key in ["stiffness", "damping"] where !reader.has(key) {
            report(.missingKey(key, object: reader.form.title), at: reader.location)
        }
        guard let stiffness = reader.number("stiffness"), let damping = reader.number("damping") else {
            return nil
        }
        return .interpolatingSpring(
            SpringForm(
                mass: reader.number("mass") ?? 1, stiffness: stiffness, damping: damping,
                initialVelocity: reader.number("initialVelocity") ?? 0,
                allowsOverdamping: reader.word("overdamping", Words.overdamping) ?? false))
    }

    /// SwiftUI's conversion: a positive bounce is what lacks from critical, a negative one flattens.
    private static func dampingFraction(bounce: Double) -> Double {
        bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    /// An autoplay rule; what is not written is the preset's.
    func autoplay(_ reader: ObjectReader, over preset: Autoplay?) -> Autoplay? {
        let interval = reader.number("every")
        let first = reader.number("first")
        guard let every = interval ?? preset?.interval else {
            if !reader.has("every") {
                report(.missingKey("every", object: reader.form.title), at: reader.location)
            }
            return nil
        }
        var autoplay = preset ?? Autoplay(interval: every)
        autoplay.interval = every
        autoplay.firstDelay = first ?? (interval == nil ? autoplay.firstDelay : every)
        autoplay.end = reader.word("atEnd", Words.autoplayEnd) ?? autoplay.end
        autoplay.whileDragging = reader.word("whileDragging", Words.whileDragging) ?? autoplay.whileDragging
        autoplay.resume = reader.word("resume", Words.resume) ?? autoplay.resume
        autoplay.dwell = reader.word("countFrom", Words.dwell) ?? autoplay.dwell
        return autoplay
    }

    // MARK: - Effects

    func effect(_ field: Field) -> Effect? {
        guard let reader = object(field) else { return nil }
        if let scale = reader.object("scale").flatMap(ramp) { return .scale(scale) }
        if let opacity = reader.object("opacity").flatMap(ramp) { return .opacity(opacity) }
        if let rotation = reader.object("rotation").flatMap(ramp) { return .rotation(rotation) }
        if let depth = reader.object("depth").flatMap(ramp) { return .depth(depth) }
        if let move = reader.object("offset") {
            return .offset(
                along: move.object("along").flatMap(ramp), across: move.object("across").flatMap(ramp))
        }
        if let move = reader.object("parallax") {
            return .parallax(
                along: move.object("along").flatMap(ramp), across: move.object("across").flatMap(ramp))
        }
        if let dim = reader.object("dim") { return dimEffect(dim) }
        return reader.object("scrollTransition").map { .scrollTransition(scrollTransition($0)) }
    }

    private func dimEffect(_ reader: ObjectReader) -> Effect? {
        let color = reader.field("color").flatMap(color) ?? .black
        guard let opacity = reader.object("opacity").flatMap(ramp) else { return nil }
        return .dim(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
    }

    private func ramp(_ reader: ObjectReader) -> Ramp? {
        let minimum = reader.number("minimum")
        let curve = reader.field("curve").flatMap(curve)
        if let distance = reader.number("falloff") {
            if curve != nil { reader.reportConflict(["curve", "falloff"]) }
            return .falloff(minimum: minimum ?? 0, distance: distance)
        }
        guard let fields = reader.list("stops") else { return nil }
        if reader.has("minimum") { reader.reportConflict(["minimum", "stops"]) }
        var stops: [RampStop] = []
        for field in fields {
            guard let pair = tuple(field)?.compactMap(number), pair.count == 2 else { continue }
            if let last = stops.last, pair[0] <= last.distance {
                report(.notAscending(subject: field.subject), at: field.value.location)
            }
            stops.append(RampStop(distance: pair[0], value: pair[1]))
        }
        return stops.isEmpty ? nil : .stops(stops, curve: curve ?? .linear)
    }

    private func scrollTransition(_ reader: ObjectReader) -> ScrollTransition {
        let both = appearance(reader, else: ScrollTransition.Appearance())
        return ScrollTransition(
            threshold: reader.number("threshold") ?? 1,
            curve: reader.field("curve").flatMap(curve) ?? .easeInOut,
            leading: reader.object("leading").map { appearance($0, else: both) } ?? both,
            trailing: reader.object("trailing").map { appearance($0, else: both) } ?? both)
    }

    private func appearance(
        _ reader: ObjectReader, else other: ScrollTransition.Appearance
    ) -> ScrollTransition.Appearance {
        ScrollTransition.Appearance(
            scale: reader.number("scale") ?? other.scale, opacity: reader.number("opacity") ?? other.opacity)
    }
}
