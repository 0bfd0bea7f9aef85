internal import CarouselModel
internal import FileStorage
internal import PlaneGeometry

/// What a script's steps are checked against and resolve by.
struct ScriptSurroundings {
    /// How many pages the carousel has.
    var pageCount: Int
    /// Where the paths of samples start.
    var assets: AssetStore
}

extension Decoding {
    /// The steps of a list.
    func script(_ fields: [Field], _ surroundings: ScriptSurroundings) -> Script {
        var marks: [String: Int32] = [:]
        var steps: [ScriptStep] = []
        for field in fields {
            guard let reader = object(field, as: .step) else { continue }
            if reader.has("at"), reader.has("after") { reader.reportConflict(["at", "after"]) }
            let start = start(reader)
            guard let action = action(reader, surroundings) else { continue }
            if case .mark(let name) = action { note(name, reader, in: &marks) }
            steps.append(ScriptStep(start: start, action: action))
        }
        return Script(steps: steps)
    }

    private func start(_ reader: ObjectReader) -> ScriptStep.Start {
        if let time = reader.number("at") { return .at(time) }
        guard let field = reader.field("after") else { return .after(0) }
        if case .string = field.value.kind { return word(field, Words.start) ?? .after(0) }
        return .after(number(field) ?? 0)
    }

    /// Remembers a mark; its name must be new and none of the moments that every scene has.
    private func note(_ name: String, _ reader: ObjectReader, in marks: inout [String: Int32]) {
        let location = reader.location(of: "mark")
        if Words.moment.value(name) != nil { report(.reservedMark(name), at: location) }
        if let first = marks[name] {
            report(.duplicateMark(JSONValue.quote(name), firstLine: Int(first)), at: location)
        } else {
            marks[name] = location.line
        }
    }

    private func action(_ reader: ObjectReader, _ surroundings: ScriptSurroundings) -> ScriptAction? {
        if let drag = reader.object("drag") { return self.drag(drag, surroundings).map { .drag($0) } }
        if let fling = reader.object("fling") { return self.fling(fling) }
        if let select = reader.field("select") { return self.select(select, surroundings) }
        if let target = reader.field("scrollTo") { return scrollTo(target) }
        if let seconds = reader.number("wait") { return .wait(seconds) }
        if let field = reader.field("mark") { return mark(field) }
        if let field = reader.field("catch") {
            guard case .object = field.value.kind else { return number(field).map { .catch(hold: $0) } }
            return object(field).map { .catch(hold: $0.number("hold") ?? Self.defaultHold) }
        }
        guard let resize = reader.object("resize") else { return nil }
        return .resize(width: resize.number("width"), height: resize.number("height"))
    }

    /// How long a finger stops the content that does not say it, in seconds.
    private static let defaultHold = 0.1

    private func mark(_ field: Field) -> ScriptAction? {
        guard let name = text(field) else { return nil }
        guard !name.isEmpty else {
            reportType(field)
            return nil
        }
        return .mark(name)
    }

    private func select(_ field: Field, _ surroundings: ScriptSurroundings) -> ScriptAction? {
        guard case .object = field.value.kind else {
            return selection(field, surroundings).map { .select($0, animated: true) }
        }
        guard let reader = object(field) else { return nil }
        let isAnimated = reader.boolean("animated") ?? true
        let selection = reader.field("index").flatMap { self.selection($0, surroundings) }
        return selection.map { .select($0, animated: isAnimated) }
    }

    private func selection(_ field: Field, _ surroundings: ScriptSurroundings) -> Selection? {
        if case .string = field.value.kind { return word(field, Words.selection) }
        guard let index = integer(field) else { return nil }
        checkIndex(index, field, count: surroundings.pageCount)
        return .index(index)
    }

    /// Notes an index beyond the last page; without pages only 0 is right.
    func checkIndex(_ index: Int, _ field: Field, count: Int) {
        guard index >= max(count, 1) else { return }
        report(
            .indexOutOfRange(subject: field.subject, index: index, count: count), at: field.value.location)
    }

    private func scrollTo(_ field: Field) -> ScriptAction? {
        guard case .object = field.value.kind else {
            return number(field).map { .scrollTo(offset: $0, animated: true) }
        }
        guard let reader = object(field) else { return nil }
        let isAnimated = reader.boolean("animated") ?? true
        return reader.number("offset").map { .scrollTo(offset: $0, animated: isAnimated) }
    }

    // MARK: - Fingers

    private func drag(_ reader: ObjectReader, _ surroundings: ScriptSurroundings) -> Drag? {
        var drag = Drag(distance: .alongTrack(0))
        drag.duration = reader.number("over") ?? drag.duration
        drag.curve = reader.field("curve").flatMap(curve) ?? .linear
        drag.origin = reader.field("from").flatMap(origin)
        drag.velocity = reader.number("velocity")
        drag.isCancelled = reader.boolean("cancel") ?? false
        if let field = reader.field("samples") {
            for key in ["over", "curve"] where reader.has(key) { reader.reportConflict([key, "samples"]) }
            guard let samples = samples(field, surroundings), !samples.isEmpty else { return nil }
            drag.distance = .samples(samples)
            return drag
        }
        guard let distance = distance(reader) else { return nil }
        drag.distance = distance
        return drag
    }

    private func fling(_ reader: ObjectReader) -> ScriptAction? {
        let distance =
            reader.has("by") || reader.has("forward")
            ? self.distance(reader) : .forward(.points(Self.flingDistance))
        guard let distance, let speed = reader.number("velocity") else { return nil }
        return .fling(Fling(distance: distance, speed: speed))
    }

    /// How far a finger goes that flings without saying it, in points.
    private static let flingDistance = 100.0

    private func distance(_ reader: ObjectReader) -> DragDistance? {
        if let field = reader.field("by") {
            guard case .object = field.value.kind else { return number(field).map { .alongTrack($0) } }
            return object(field).map { .by(vector($0)) }
        }
        guard let field = reader.field("forward") else { return nil }
        guard case .string(let text) = field.value.kind else {
            return number(field).map { .forward(.points($0)) }
        }
        guard let fraction = percentage(text) else {
            reportType(field)
            return nil
        }
        return .forward(.fraction(fraction))
    }

    private func vector(_ reader: ObjectReader) -> Point {
        Point(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0)
    }

    private func origin(_ field: Field) -> Point? {
        if case .object = field.value.kind { return object(field).map(vector) }
        guard let pair = tuple(field)?.compactMap(number), pair.count == 2 else { return nil }
        return Point(x: pair[0], y: pair[1])
    }

    // MARK: - Samples

    private func samples(_ field: Field, _ surroundings: ScriptSurroundings) -> [TouchSample]? {
        guard case .string(let name) = field.value.kind else {
            return list(field).map { fields in ascending(fields.compactMap(sample)) }
        }
        guard let path = file(field, .samples, in: surroundings.assets) else { return nil }
        let number = context.sources.add(surroundings.assets.resolver.folder.appending(name).text)
        do throws(FileError) {
            let bytes = try path.bytes(limit: JSONReader.sizeLimit)
            note(read: bytes, from: path)
            return ascending(SampleFile(bytes, file: number, decoding: self).samples)
        } catch {
            report(.unreadable(error), at: SourceLocation(file: number))
            return nil
        }
    }

    private func sample(_ field: Field) -> PlacedSample? {
        guard let numbers = tuple(field)?.compactMap(number), numbers.count >= 2 else { return nil }
        let translation = Point(x: numbers[1], y: numbers.count > 2 ? numbers[2] : 0)
        return PlacedSample(
            sample: TouchSample(time: numbers[0], translation: translation), subject: field.subject,
            location: field.value.location)
    }

    /// The samples, whose times must grow.
    private func ascending(_ placed: [PlacedSample]) -> [TouchSample] {
        for (last, next) in zip(placed, placed.dropFirst()) where next.sample.time <= last.sample.time {
            report(.notAscending(subject: next.subject), at: next.location)
        }
        return placed.map(\.sample)
    }
}

/// A sample and where it is written.
struct PlacedSample {
    var sample: TouchSample
    var subject: String
    var location: SourceLocation
}
