internal import FileStorage
internal import FrameDrawing
internal import PlaneGeometry

/// A moment that a scene names, and where.
struct PlacedMark {
    var name: String
    var location: SourceLocation
}

extension Decoding {
    func output(_ field: Field, marks: inout [PlacedMark]) -> OutputSpec? {
        guard let reader = object(field) else { return nil }
        var output = OutputSpec(file: "")
        output.width = reader.integer("width")
        output.scale = reader.number("scale")
        if reader.has("width"), reader.has("scale") { reader.reportConflict(["width", "scale"]) }
        output.fps = reader.field("fps").flatMap(frameRate)
        output.repeatCount = reader.field("repeat").flatMap(repetition)
        output.hold = reader.number("hold") ?? 0
        output.isBoomerang = reader.boolean("boomerang") ?? false
        output.speed = reader.number("speed") ?? 1
        output.quality = reader.field("quality").flatMap(quality)
        output.background = background(reader)
        output.maxBytes = reader.field("maxBytes").flatMap(byteCount)
        output.minFps = reader.number("minFps")
        output.showsTouches = reader.boolean("touches")
        output.isAnimated = reader.boolean("animated") ?? false
        output.moment = reader.field("at").flatMap { moment($0, marks: &marks) }
        guard let file = reader.field("file").flatMap(outputFile) else { return nil }
        output.file = file
        return output
    }

    private func outputFile(_ field: Field) -> String? {
        guard let name = text(field) else { return nil }
        let known = Catalogue.outputFormats
        let ending = FilePath(name).fileExtension
        guard known.contains(ending) else {
            report(
                .unknownFormat(file: JSONValue.quote(name), known: known), at: field.value.location,
                suggestion: NearestWord.suggestion(for: ending, among: known))
            return nil
        }
        guard context.assets.resolver.allowsOutside || isInside(name) else {
            let folder = context.assets.resolver.folder.text
            report(
                .outsideFolder(kind: .output, path: JSONValue.quote(name), folder: folder),
                at: field.value.location)
            return nil
        }
        return name
    }

    /// Whether a file to be written stays in the scene's folder.
    private func isInside(_ name: String) -> Bool {
        !FilePath(name).isAbsolute && !name.split(separator: "/").contains("..")
    }

    private func background(_ reader: ObjectReader) -> OutputBackground {
        if reader.isOff("background") { return .clear }
        guard let field = reader.field("background") else { return .scene }
        if field.value.string == "clear" { return .clear }
        return paint(field).map { .paint($0) } ?? .scene
    }

    private func quality(_ field: Field) -> OutputQuality? {
        if case .string = field.value.kind { return word(field, Words.quality) }
        return number(field).map { .lossy($0) }
    }

    private func repetition(_ field: Field) -> Int? {
        if case .string = field.value.kind { return word(field, Words.repetition) ?? nil }
        return integer(field)
    }

    /// A number, or a fraction such as `30000/1001`.
    private func frameRate(_ field: Field) -> FrameRate? {
        guard case .string(let text) = field.value.kind else {
            return number(field).flatMap { FrameRate($0) }
        }
        guard text.contains("/"), let rate = FrameRate(text) else {
            report(
                .badFraction(subject: field.subject, found: JSONValue.quote(text)), at: field.value.location)
            return nil
        }
        return rate
    }

    /// A number of bytes, or one with a unit: powers of 1,000, or of 1,024 with an `i`.
    private func byteCount(_ field: Field) -> Int? {
        guard case .string(let text) = field.value.kind else { return integer(field) }
        guard let size = ByteSize(text), let range = field.form.integerRange, range.contains(size.count)
        else {
            report(
                .badByteSize(subject: field.subject, found: JSONValue.quote(text)), at: field.value.location)
            return nil
        }
        return size.count
    }

    /// A time, a moment that every scene has, or a mark, which is checked once the script is known.
    func moment(_ field: Field, marks: inout [PlacedMark]) -> Moment? {
        guard case .string(let name) = field.value.kind else { return number(field).map { .time($0) } }
        if let moment = Words.moment.value(name) { return moment }
        marks.append(PlacedMark(name: name, location: field.value.location))
        return .mark(name)
    }

    func golden(_ reader: ObjectReader, marks: inout [PlacedMark]) -> GoldenSpec {
        var golden = GoldenSpec()
        for field in reader.list("frames") ?? [] {
            if let moment = moment(field, marks: &marks) { golden.frames.append(moment) }
        }
        golden.fps = reader.field("fps").flatMap(frameRate)
        if let tolerance = reader.object("tolerance") {
            golden.tolerance = GoldenSpec.Tolerance(
                points: tolerance.number("points") ?? 0, milliseconds: tolerance.number("milliseconds") ?? 0,
                velocity: tolerance.number("velocity") ?? 0, deltaE: tolerance.number("deltaE") ?? 0,
                cluster: tolerance.integer("cluster") ?? 0)
        }
        golden.ignored = (reader.list("ignore") ?? []).compactMap(ignored)
        return golden
    }

    /// An element's path, or an area as `[x, y, width, height]`.
    private func ignored(_ field: Field) -> GoldenSpec.Ignored? {
        guard case .array = field.value.kind else { return text(field).map { .element($0) } }
        guard let fields = tuple(field) else { return nil }
        let numbers = fields.compactMap(number)
        guard numbers.count == 4 else { return nil }
        return .area(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// Notes the marks that the script does not set.
    func check(_ marks: [PlacedMark], against names: [String]) {
        for mark in marks where !names.contains(mark.name) {
            report(
                .unknownMark(JSONValue.quote(mark.name)), at: mark.location,
                suggestion: NearestWord.suggestion(
                    for: mark.name, among: names + Words.moment.words))
        }
    }
}
