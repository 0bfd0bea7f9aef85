internal import FrameImaging

/// An SVG file as it grows: what is drawn, and what that refers to.
struct SVGPage {
    /// A picture to be embedded.
    struct Picture {
        let id: String
        let reference: ImageReference
        /// The pixels that the largest use of it shows.
        var needed: PixelSize
    }

    /// The lines that draw.
    private(set) var body: [UInt8] = []
    /// The lines of gradients, clips, shadows and groups, in the order of their first use.
    private(set) var definitions: [UInt8] = []
    /// The pictures, in the order of their first use.
    private(set) var pictures: [Picture] = []

    /// The outlines of texts, in the order of their first use.
    private(set) var texts: [(id: String, outline: SVGOutline)] = []
    /// What the other theme changes: declarations of CSS by class, in the order of their first use.
    private(set) var otherTheme: [(name: String, declarations: String)] = []
    /// Whether something is drawn once for each theme.
    private(set) var drawsBothThemes = false

    /// The ids of what was defined, by its text.
    private var ids: [String: String] = [:]
    /// The ids of the texts.
    private var textIDs: [SVGOutline: String] = [:]
    /// The ids that are taken.
    private var names: Set<String> = []
    /// How many definitions of each kind there are.
    private var counts: [String: Int] = [:]
    private var indent = 1

    /// Adds an element without content.
    mutating func add(_ element: SVGElement) {
        body.append(margin: indent)
        body.append(empty: element)
        body.endLine()
    }

    /// Adds an element with characters in it.
    mutating func add(_ element: SVGElement, text: String) {
        body.append(margin: indent)
        body.append(opening: element)
        XMLText.append(text, keepsLines: true, to: &body)
        body.append(closing: element)
        body.endLine()
    }

    /// Adds an element around what a body adds; nothing where that adds nothing.
    mutating func add<Failure: Error>(
        _ element: SVGElement, around content: (inout SVGPage) throws(Failure) -> Void
    ) throws(Failure) {
        let start = body.count
        body.append(margin: indent)
        body.append(opening: element)
        body.endLine()
        let inside = body.count
        indent += 1
        defer { indent -= 1 }
        try content(&self)
        if body.count == inside { return body.removeSubrange(start...) }
        body.append(margin: indent - 1)
        body.append(closing: element)
        body.endLine()
    }

    /// The id of a definition, which is written once however often it is asked for.
    ///
    /// - Parameters:
    ///   - kind: The first part of the id.
    ///   - element: What is defined.
    ///   - content: The elements in it.
    /// - Returns: The id.
    mutating func define(_ kind: String, _ element: SVGElement, content: [SVGElement] = []) -> String {
        var inside: [UInt8] = []
        for child in content {
            inside.append(margin: Self.definitionIndent + 1)
            inside.append(empty: child)
            inside.endLine()
        }
        let key = element.empty + String(decoding: inside, as: UTF8.self)
        if let id = ids[key] { return id }
        let id = newID(kind)
        ids[key] = id
        let named = element.after([("id", id)])
        definitions.append(margin: Self.definitionIndent)
        if content.isEmpty {
            definitions.append(empty: named)
        } else {
            definitions.append(opening: named)
            definitions.endLine()
            definitions += inside
            definitions.append(margin: Self.definitionIndent)
            definitions.append(closing: named)
        }
        definitions.endLine()
        return id
    }

    /// The id of a text's outline, which is written once however often it is asked for.
    mutating func defineText(_ outline: SVGOutline) -> String {
        if let id = textIDs[outline] { return id }
        let id = newID("text")
        textIDs[outline] = id
        texts.append((id, outline))
        return id
    }

    /// The class that gives other values to attributes in the other theme; nothing where they are the same.
    mutating func otherTheme(
        _ values: [(name: String, value: String)], instead own: [(name: String, value: String)]
    ) -> [(name: String, value: String)] {
        let removed = own.filter { one in !values.contains { $0.name == one.name } }
        let declarations = (values.map { "\($0.name):\($0.value)" } + removed.map { "\($0.name):1" })
            .joined(separator: ";")
        guard declarations != own.map({ "\($0.name):\($0.value)" }).joined(separator: ";") else { return [] }
        if let known = otherTheme.first(where: { $0.declarations == declarations }) {
            return [("class", known.name)]
        }
        let name = "c\(otherTheme.count + 1)"
        otherTheme.append((name, declarations))
        return [("class", name)]
    }

    /// The classes of what only one theme shows.
    var classesOfThemes: (own: String, other: String) {
        mutating get {
            drawsBothThemes = true
            return ("own-theme", "other-theme")
        }
    }

    /// Defines a group once, for uses of it.
    ///
    /// - Parameters:
    ///   - kind: The first part of the id.
    ///   - content: Draws what is in it.
    /// - Returns: The id.
    /// - Throws: What the content throws.
    mutating func defineGroup<Failure: Error>(
        _ kind: String, content: (inout SVGPage) throws(Failure) -> Void
    ) throws(Failure) -> String {
        let (outer, outerIndent) = (body, indent)
        body = []
        indent = Self.definitionIndent + 1
        defer { (body, indent) = (outer, outerIndent) }
        try content(&self)
        let id = newID(kind)
        let group = SVGElement("g", [("id", id)])
        definitions.append(margin: Self.definitionIndent)
        definitions.append(opening: group)
        definitions.endLine()
        definitions += body
        definitions.append(margin: Self.definitionIndent)
        definitions.append(closing: group)
        definitions.endLine()
        return id
    }

    /// The id of a picture.
    ///
    /// - Parameters:
    ///   - reference: The picture.
    ///   - needed: The pixels that this use shows.
    /// - Returns: The id.
    mutating func picture(_ reference: ImageReference, covering needed: PixelSize) -> String {
        guard let place = pictures.firstIndex(where: { $0.reference == reference }) else {
            let picture = Picture(id: newID("image"), reference: reference, needed: needed)
            pictures.append(picture)
            return picture.id
        }
        let known = pictures[place].needed
        pictures[place].needed = PixelSize(
            width: max(known.width, needed.width), height: max(known.height, needed.height))
        return pictures[place].id
    }

    mutating func newID(_ kind: String) -> String {
        repeat { counts[kind, default: 0] += 1 } while names.contains("\(kind)-\(counts[kind, default: 1])")
        names.insert("\(kind)-\(counts[kind, default: 1])")
        return "\(kind)-\(counts[kind, default: 1])"
    }

    /// What names a group: its element as an id, which only one group can have, else as an attribute of ours.
    mutating func name(_ element: String) -> [(name: String, value: String)] {
        let isFree =
            !element.isEmpty && !OutlineSheet.isGlyphID(element) && !element.contains { $0.isWhitespace }
            && names.insert(element).inserted
        return [(isFree ? "id" : "data-element", element)]
    }

    /// How deep definitions lie.
    static let definitionIndent = 2
}
