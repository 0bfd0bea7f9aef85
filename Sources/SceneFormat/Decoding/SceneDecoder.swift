internal import CardLayout
internal import CarouselModel
internal import FileStorage
internal import FrameDrawing
internal import PlaneGeometry

/// Makes a scene of its JSON, with the patches of the chosen variants laid over it.
struct SceneDecoder {
    private static let defaultSize = Viewport(width: 393, height: .points(852))
    private static let defaultScale = 2.0

    let decoding: Decoding
    let options: SceneOptions
    let fileName: FilePath
    let folder: FilePath
    let variant: [String: String]
    private var marks: [PlacedMark] = []

    init(
        decoding: Decoding, options: SceneOptions, fileName: FilePath, folder: FilePath,
        variant: [String: String]
    ) {
        self.decoding = decoding
        self.options = options
        self.fileName = fileName
        self.folder = folder
        self.variant = variant
    }

    /// The scene; what is wrong has been noted, and then the scene may be half made.
    mutating func scene(of root: JSONValue) -> Scene? {
        guard case .object(let members) = root.kind else {
            decoding.report(
                .wrongType(subject: "the scene", found: root.words, expected: "an object"), at: root.location)
            return nil
        }
        let reader = ObjectReader(decoding, .scene, members: members, location: root.location)
        checkVersion(reader)
        // The schema is for editors, and variants have been chosen already.
        _ = (reader.text("$schema"), reader.rawValue("variants"))
        let theme = readTheme(reader)
        let source = ItemSource(decoding: decoding, options: options, folder: folder)
        let (items, itemFolder) = source.items(reader)
        readAssets(reader, itemFolder: itemFolder)
        let (viewport, deviceScale) = viewport(reader)
        let carousel = reader.object("carousel").map(decoding.carousel) ?? Carousel()
        let pageCount = carousel.pageCount(items: items.count)
        let script = source.script(reader, pageCount: pageCount)
        let outputs = outputs(reader)
        let golden = reader.object("golden").map { decoding.golden($0, marks: &marks) }
        let poster = reader.field("poster").flatMap { decoding.moment($0, marks: &marks) }
        decoding.check(marks, against: script.markNames)
        if items.count == 0, !decoding.hasErrors {
            decoding.report(.noItems, at: reader.location(of: "items"), severity: .warning)
        }
        return Scene(
            name: name(reader), title: reader.text("title"), alt: reader.text("alt"),
            viewport: viewport, scale: reader.number("scale") ?? deviceScale, background: background(reader),
            theme: theme, isDark: decoding.context.isDark,
            direction: reader.word("direction", Words.direction) ?? .leftToRight,
            locale: reader.text("locale") ?? "en", profile: reader.word("profile", Words.profile) ?? .iOS17,
            touchRate: reader.number("touchRate") ?? 60, fonts: fonts(reader),
            textMode: reader.word("textMode", Words.textMode) ?? .outlines, carousel: carousel,
            stage: stage(reader), items: items, startIndex: startIndex(reader, pageCount: pageCount),
            script: script, duration: duration(reader), poster: poster,
            showsTouches: reader.boolean("touches") ?? false, outputs: outputs, golden: golden,
            variant: variant, sources: [fileName.text] + decoding.files,
            content: SceneContent(root: root, options: options, files: decoding.fileHashes),
            cards: cards(reader, items: items))
    }

    private func name(_ reader: ObjectReader) -> String {
        guard let field = reader.field("name"), let name = decoding.text(field) else { return fileName.stem }
        if name.isEmpty || name.contains("/") { decoding.reportType(field) }
        return name
    }

    /// Notes a version of the format that is not this one.
    private func checkVersion(_ reader: ObjectReader) {
        guard let version = reader.field("framewheel")?.value, version.number != 1 else { return }
        decoding.report(.version(found: version.words), at: version.location)
    }

    // MARK: - Looks

    private func readTheme(_ reader: ObjectReader) -> String {
        let name = reader.text("theme") ?? "light"
        decoding.context.isDark = Self.isDark(name)
        let themes = reader.field("themes")?.value.members ?? []
        if let field = reader.field("themes"), field.value.members == nil { decoding.reportType(field) }
        let isKnown = name == "light" || name == "dark" || themes.contains { $0.key == name }
        if !isKnown {
            decoding.report(
                .unknownTheme(JSONValue.quote(name)), at: reader.field("theme")?.value.location,
                suggestion: NearestWord.suggestion(for: name, among: ["light", "dark"] + themes.map(\.key)))
        }
        var inForce: [String: Color] = [:]
        for theme in themes {
            decoding.context.isDark = Self.isDark(theme.key)
            let colors = colors(theme)
            if theme.key == name { inForce = colors }
        }
        decoding.context.isDark = Self.isDark(name)
        decoding.context.themeColors = inForce
        return name
    }

    /// Whether a theme of this name is dark.
    private static func isDark(_ name: String) -> Bool { name.lowercased().contains("dark") }

    private func colors(_ theme: JSONMember) -> [String: Color] {
        let form = ValueForm.map(.color, keys: "the colour's name")
        guard let members = theme.value.members else {
            decoding.reportType(Field(key: theme.key, value: theme.value, form: form))
            return [:]
        }
        var colors: [String: Color] = [:]
        for member in members {
            colors[member.key] = decoding.color(Field(key: member.key, value: member.value, form: .color))
        }
        return colors
    }

    private func background(_ reader: ObjectReader) -> Paint? {
        if reader.isOff("background") { return nil }
        guard let field = reader.field("background") else {
            return .color(decoding.systemColor("systemBackground"))
        }
        return field.value.string == "clear" ? nil : decoding.paint(field)
    }

    private func viewport(_ reader: ObjectReader) -> (Viewport, scale: Double) {
        guard let viewport = reader.object("viewport") else { return (Self.defaultSize, Self.defaultScale) }
        var size = Self.defaultSize
        var scale = Self.defaultScale
        if let field = viewport.field("device"), let name = decoding.text(field) {
            if let device = Device(named: name) {
                size = Viewport(width: device.width, height: .points(device.height))
                scale = device.scale
            } else {
                let known = Device.all.map(\.name)
                decoding.report(
                    .unknownDevice(JSONValue.quote(name)), at: field.value.location,
                    suggestion: NearestWord.suggestion(for: name, among: known))
            }
        }
        size.width = viewport.number("width") ?? size.width
        if let field = viewport.field("height") {
            if case .string = field.value.kind {
                size.height = decoding.word(field, Words.fitHeight) ?? size.height
            } else {
                size.height = decoding.number(field).map { .points($0) } ?? size.height
            }
        }
        return (size, scale)
    }

    // MARK: - Files

    private func readAssets(_ reader: ObjectReader, itemFolder: FilePath?) {
        let images = reader.object("images")
        decoding.context.allowsMissingImages = images?.word("missing", Words.missingImages) ?? false
        var map: [String: String] = [:]
        if let field = images?.field("map") {
            if field.value.members == nil { decoding.reportType(field) }
            for member in field.value.members ?? [] {
                let entry = Field(key: member.key, value: member.value, form: .text("a folder's path"))
                map[member.key] = decoding.text(entry)
            }
        }
        decoding.context.assets = AssetStore(
            resolver: AssetResolver(folder: folder, map: map, allowsOutside: options.allowsOutside),
            itemResolver: itemFolder.map { AssetResolver(folder: $0, allowsOutside: options.allowsOutside) })
    }

    private func fonts(_ reader: ObjectReader) -> [String] {
        (reader.list("fonts") ?? []).compactMap { decoding.file($0, .font)?.text }
    }

    // MARK: - Stage and cards

    private func stage(_ reader: ObjectReader) -> LayoutElement {
        let bare = LayoutElement(.hosted(.carousel))
        guard let field = reader.field("stage") else { return bare }
        decoding.scope = .stage
        decoding.nodeCount = 0
        defer { decoding.scope = .none }
        guard let stage = decoding.node(field) else { return bare }
        let count = stage.carouselCount
        if count != 1, !decoding.hasErrors {
            decoding.report(.carouselCount(count), at: field.value.location)
        }
        return stage
    }

    private func cards(_ reader: ObjectReader, items: Items) -> CardSource {
        let source = CardSource(template: template(reader), items: items, context: decoding.context)
        let count = options.checksEveryItem ? items.count : min(items.count, ItemCheck.ordinaryCount)
        var check = ItemCheck(source)
        check.run(count: count, into: decoding)
        return source
    }

    private func template(_ reader: ObjectReader) -> CardSource.Template {
        let card = reader.field("card")
        let kind = reader.field("cardBy")
        let cards = reader.field("cards")
        if card != nil, cards != nil { reader.reportConflict(["card", "cards"]) }
        if let card { return .one(card.value) }
        switch (kind, cards) {
        case (nil, nil): return .standard
        case (nil, _?):
            decoding.report(
                .missingKey("cardBy", object: "the scene with \"cards\""), at: reader.location(of: "cards"))
        case (_?, nil):
            decoding.report(
                .missingKey("cards", object: "the scene with \"cardBy\""), at: reader.location(of: "cardBy"))
        case (let kind?, let cards?):
            guard let members = cards.value.members else {
                decoding.reportType(cards)
                return .standard
            }
            guard decoding.text(kind) != nil else { return .standard }
            return .byKind(kind.value, cards: members, at: reader.location(of: "cards"))
        }
        return .standard
    }

    // MARK: - Times

    private func startIndex(_ reader: ObjectReader, pageCount: Int) -> Int {
        guard let field = reader.field("startIndex"), let index = decoding.integer(field) else { return 0 }
        decoding.checkIndex(index, field, count: pageCount)
        return index
    }

    private func duration(_ reader: ObjectReader) -> SceneDuration {
        guard let field = reader.field("duration") else { return .settled }
        if case .string = field.value.kind { return decoding.word(field, Words.duration) ?? .settled }
        return decoding.number(field).map { .seconds($0) } ?? .settled
    }

    private mutating func outputs(_ reader: ObjectReader) -> [OutputSpec] {
        var outputs: [OutputSpec] = []
        for field in reader.list("outputs") ?? [] {
            if let output = decoding.output(field, marks: &marks) { outputs.append(output) }
        }
        return outputs
    }
}

extension Script {
    /// The names of the marks that the script sets.
    fileprivate var markNames: [String] {
        steps.compactMap { step in
            if case .mark(let name) = step.action { name } else { nil }
        }
    }
}

extension LayoutElement {
    /// How many carousels there are in the node.
    fileprivate var carouselCount: Int {
        let own =
            switch kind {
            case .hstack(let stack): stack.children.reduce(0) { $0 + $1.carouselCount }
            case .vstack(let stack): stack.children.reduce(0) { $0 + $1.carouselCount }
            case .zstack(let stack): stack.children.reduce(0) { $0 + $1.carouselCount }
            case .geometryReader(.fixed(let child)): child.element.carouselCount
            case .hosted(.carousel): 1
            default: 0
            }
        return modifiers.reduce(own) { sum, modifier in
            switch modifier {
            case .background(let layer, _), .overlay(let layer, _): sum + layer.element.carouselCount
            default: sum
            }
        }
    }
}
