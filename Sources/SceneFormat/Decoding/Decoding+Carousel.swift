internal import CarouselModel
internal import PlaneGeometry

extension Decoding {
    /// The carousel of its object: the preset's, with each key that is there laid over it.
    ///
    /// Objects that only give parts, such as a slot's width, leave the preset's other parts as they are.
    func carousel(_ reader: ObjectReader) -> Carousel {
        var carousel = (reader.word("preset", Words.preset) ?? .scrollView).carousel
        readPlace(reader, into: &carousel)
        readTrack(reader, into: &carousel)
        readMotion(reader, into: &carousel)
        return carousel
    }

    /// Sets a property to a key's value, or to what null means.
    private func read<Value>(
        _ reader: ObjectReader, _ key: String, into property: inout Value, off: Value,
        _ value: (Field) -> Value?
    ) {
        if reader.isOff(key) {
            property = off
        } else if let value = reader.field(key).flatMap(value) {
            property = value
        }
    }

    private func readPlace(_ reader: ObjectReader, into carousel: inout Carousel) {
        read(reader, "axis", into: &carousel.axis, off: .horizontal) { word($0, Words.axis) }
        let preset = carousel
        read(reader, "slot", into: &carousel.slot, off: BoxForm()) {
            object($0).map { box($0, over: preset.slot) }
        }
        read(reader, "card", into: &carousel.card, off: BoxForm()) {
            object($0).map { box($0, over: preset.card) }
        }
        read(reader, "cardAlignment", into: &carousel.cardAlignment, off: .center, unitPoint)
        read(reader, "crossAlignment", into: &carousel.crossAlignment, off: 0.5) {
            word($0, Words.crossAlignment)
        }
    }

    private func readTrack(_ reader: ObjectReader, into carousel: inout Carousel) {
        read(reader, "spacing", into: &carousel.spacing, off: 0, number)
        readInsets(reader, into: &carousel)
        read(reader, "rows", into: &carousel.rows, off: nil) { object($0).flatMap(rows) }
        let preset = carousel
        read(reader, "rest", into: &carousel.rest, off: RestRule(.leading)) {
            restRule($0, over: preset.rest)
        }
        read(reader, "contain", into: &carousel.isContained, off: false, boolean)
        read(reader, "loop", into: &carousel.isLooping, off: false, boolean)
    }

    private func readMotion(_ reader: ObjectReader, into carousel: inout Carousel) {
        read(reader, "edges", into: &carousel.edges, off: .free, edgeRule)
        read(reader, "snap", into: &carousel.snap, off: .free, snapRule)
        read(reader, "deceleration", into: &carousel.deceleration, off: Carousel.normalDeceleration) {
            if case .string = $0.value.kind { word($0, Words.deceleration) } else { number($0) }
        }
        let atOnce = SettleMotion.curve(CurveForm(x1: 0, y1: 0, x2: 1, y2: 1, duration: 0))
        read(reader, "settle", into: &carousel.settle, off: atOnce, settleMotion)
        read(reader, "effects", into: &carousel.effects, off: []) { list($0)?.compactMap(effect) }
        let preset = carousel
        read(reader, "autoplay", into: &carousel.autoplay, off: nil) {
            object($0).flatMap { autoplay($0, over: preset.autoplay) }
        }
        read(reader, "grab", into: &carousel.grab, off: .content) { word($0, Words.grab) }
        read(reader, "implicitLag", into: &carousel.hasImplicitLag, off: false, boolean)
        read(reader, "firstHop", into: &carousel.animatesFirstHop, off: false, boolean)
    }

    private func readInsets(_ reader: ObjectReader, into carousel: inout Carousel) {
        if reader.isOff("insets") {
            carousel.leadingInset = 0
            carousel.trailingInset = 0
        }
        guard let field = reader.field("insets") else { return }
        guard case .object = field.value.kind else {
            guard let inset = number(field) else { return }
            carousel.leadingInset = inset
            carousel.trailingInset = inset
            return
        }
        guard let insets = object(field) else { return }
        read(insets, "leading", into: &carousel.leadingInset, off: 0, number)
        read(insets, "trailing", into: &carousel.trailingInset, off: 0, number)
    }

    private func rows(_ reader: ObjectReader) -> Rows? {
        guard let count = reader.integer("count") else { return nil }
        return Rows(count: count, spacing: reader.number("spacing") ?? 0)
    }

    private func restRule(_ field: Field, over preset: RestRule) -> RestRule? {
        guard case .object = field.value.kind else { return word(field, Words.place).map { RestRule($0) } }
        guard let reader = object(field) else { return nil }
        return RestRule(
            first: reader.word("first", Words.place) ?? preset.first,
            others: reader.word("others", Words.place) ?? preset.others)
    }

    private func edgeRule(_ field: Field) -> EdgeRule? {
        guard case .object = field.value.kind else { return word(field, Words.edges) }
        guard let reader = object(field) else { return nil }
        if let divisor = reader.number("divide") { return .divide(by: divisor) }
        return reader.number("rubberBand").map { .rubberBand(coefficient: $0) }
    }

    // MARK: - Extents

    /// Extents that follow from the carousel's; what is not written is the preset's, and null none at all.
    func box(_ reader: ObjectReader, over preset: BoxForm = BoxForm()) -> BoxForm {
        var box = preset
        read(reader, "width", into: &box.width, off: nil) { extent($0).map { .some($0) } }
        read(reader, "height", into: &box.height, off: nil) { extent($0).map { .some($0) } }
        return box
    }

    private func extent(_ field: Field) -> ExtentForm? {
        switch field.value.kind {
        case .number: return number(field).map { .points($0) }
        case .string(let text):
            if let percentage = percentage(text) { return .fraction(percentage) }
            if field.form.words.contains("fit") { return word(field, Words.fitExtent) }
            reportType(field)
            return nil
        case .object:
            guard let reader = object(field) else { return nil }
            if let inset = reader.number("inset") { return .inset(inset) }
            if let count = reader.integer("count") { return .count(count) }
            return reader.name == .heightExtent ? reader.field("ratio").flatMap(ratio) : nil
        default:
            reportType(field)
            return nil
        }
    }

    private func ratio(_ field: Field) -> ExtentForm? {
        guard let pair = tuple(field), pair.count == 2, let height = number(pair[0]),
            let width = number(pair[1])
        else { return nil }
        return .ratio(height: height, width: width)
    }

    /// The part of a whole that a percentage such as `80%` is, up to 10,000 %.
    func percentage(_ text: String) -> Double? {
        guard text.hasSuffix("%") else { return nil }
        let digits = text.dropLast()
        let isPlain = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        guard isPlain, let percent = Double(digits), percent.magnitude <= 10_000 else { return nil }
        return percent / 100
    }
}
