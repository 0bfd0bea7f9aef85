internal import PlaneGeometry

/// Writes display lists as SVG files.
///
/// ```swift
/// let file = try SVGWriter(text: text).bytes(of: list, caption: SVGCaption(title: "Shelf"))
/// ```
///
/// Unless asked otherwise a file needs nothing else: texts are outlines, pictures lie in it. Every group and every leaf names its
/// element in the attribute `data-element`. Lengths are points, exact to a thousandth. Equal lists give equal
/// bytes; what a writer remembers, outlines and pictures, only saves time. One worker owns a writer.
///
/// Items with a coordinate that is no number, or a map that cannot be undone, draw nothing.
public final class SVGWriter {
    let text: any TextOutlining
    let settings: SVGSettings
    let store: SVGStore

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - text: Where the outlines of texts come from.
    ///   - settings: What lies in the file and what it refers to.
    ///   - store: What it remembers, which other writers may share.
    public init(
        text: any TextOutlining, settings: SVGSettings = SVGSettings(), store: SVGStore = SVGStore()
    ) {
        self.text = text
        self.settings = settings
        self.store = store
    }

    /// The file of a display list.
    ///
    /// - Parameters:
    ///   - list: What to draw.
    ///   - caption: What the file says of itself.
    /// - Returns: The text of the file in UTF-8.
    /// - Throws: `SVGError` where the list has no extent or a picture cannot be read.
    public func bytes(
        of list: DisplayList, caption: SVGCaption = SVGCaption()
    ) throws(SVGError) -> [UInt8] {
        Array(try pieces(of: list, caption: caption).joined())
    }

    /// The file of a display list in pieces: pictures, which many files show, are not copied into each.
    ///
    /// - Parameters:
    ///   - list: What to draw.
    ///   - caption: What the file says of itself.
    /// - Returns: The text of the file in UTF-8, one piece after another.
    /// - Throws: `SVGError` where the list has no extent or a picture cannot be read.
    public func pieces(
        of list: DisplayList, caption: SVGCaption = SVGCaption()
    ) throws(SVGError) -> [[UInt8]] {
        guard list.size.width.isFinite, list.size.height.isFinite, !list.size.isEmpty else {
            throw .emptyPicture(size: list.size)
        }
        var page = SVGPage()
        drawBackground(of: list, other: nil, on: &page)
        try draw(list.items.map { ThemedItem(item: $0, other: nil) }, on: &page, state: SVGState())
        return try file(of: page, size: list.size, caption: caption)
    }

    /// The pieces of a file with what a page holds.
    func file(of page: SVGPage, size: Size, caption: SVGCaption, style: [String] = []) throws(SVGError)
        -> [[UInt8]]
    {
        let (width, height) = (SVGNumber.text(size.width), SVGNumber.text(size.height))
        var text: [UInt8] = []
        text.append(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n")
        if let title = caption.title { text.append("  <title>\(XMLText.content(title))</title>\n") }
        if let description = caption.description {
            text.append("  <desc>\(XMLText.content(description))</desc>\n")
        }
        for line in style {
            text.append(line)
            text.endLine()
        }
        if !page.definitions.isEmpty || !page.texts.isEmpty {
            text.append("  <defs>\n")
            text += page.definitions
            var sheet = OutlineSheet(page.texts)
            for (id, outline) in page.texts { sheet.append(outline, id: id, to: &text) }
            text.append("  </defs>\n")
        }
        text += page.body
        return try pieces(of: page.pictures, after: text)
    }

    func drawBackground(of list: DisplayList, other: DisplayList?, on page: inout SVGPage) {
        let bounds = Rect(origin: .zero, size: list.size)
        let paints = ThemedPaint(
            paint: list.background ?? .color(.clear), other: other.map { $0.background ?? .color(.clear) })
        guard let paint = attributes(of: paints, as: .fill, bounds: bounds, on: &page) else { return }
        page.add(SVGShape.rectangle(bounds, radius: 0).element.with(paint))
    }

    /// Draws items from back to front.
    func draw(_ items: [ThemedItem], on page: inout SVGPage, state: SVGState) throws(SVGError) {
        for item in items { try draw(item, on: &page, state: state) }
    }

    /// Draws an item; where the other theme has more than another colour, both, of which one is seen.
    func draw(_ themed: ThemedItem, on page: inout SVGPage, state: SVGState) throws(SVGError) {
        if let other = themed.other, !themed.differsInPaintOnly {
            let classes = page.classesOfThemes
            try page.add(SVGElement("g", [("class", classes.own)])) { page throws(SVGError) in
                try draw(ThemedItem(item: themed.item, other: nil), on: &page, state: state)
            }
            return try page.add(SVGElement("g", [("class", classes.other)])) { page throws(SVGError) in
                try draw(ThemedItem(item: other, other: nil), on: &page, state: state)
            }
        }
        switch themed.item {
        case .fill(let fill): draw(fill, other: themed.other?.paint, on: &page, state: state)
        case .stroke(let stroke): draw(stroke, other: themed.other?.paint, on: &page, state: state)
        case .text(let text): draw(text, other: themed.other?.paint, on: &page, state: state)
        case .image(let image): draw(image, on: &page, state: state)
        case .group(let group):
            try draw(group, other: themed.other?.group, on: &page, state: state)
        }
    }
}

/// What an SVG file says of itself to people who do not see it.
public struct SVGCaption: Hashable, Sendable {
    /// A short title, `<title>`; shown as a tool tip.
    public var title: String?
    /// A text that stands for the picture, `<desc>`.
    public var description: String?

    /// Makes a caption.
    public init(title: String? = nil, description: String? = nil) {
        self.title = title
        self.description = description
    }
}
