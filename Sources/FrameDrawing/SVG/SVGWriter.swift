internal import PlaneGeometry

/// Writes display lists as SVG files.
///
/// ```swift
/// let file = try SVGWriter(text: text).bytes(of: list, caption: SVGCaption(title: "Shelf"))
/// ```
///
/// A file needs nothing else: texts are outlines, pictures lie in it. Every group and every leaf names its
/// element in the attribute `data-element`. Lengths are points, exact to a thousandth. Equal lists give equal
/// bytes; what a writer remembers, outlines and pictures, only saves time. One worker owns a writer.
///
/// Items with a coordinate that is no number, or a map that cannot be undone, draw nothing.
public final class SVGWriter {
    let text: any TextOutlining
    let pictures = PictureLibrary()
    var outlines: [OutlineKey: String] = [:]

    /// Makes a writer that gets the outlines of texts from somewhere.
    public init(text: any TextOutlining) { self.text = text }

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
        guard list.size.width.isFinite, list.size.height.isFinite, !list.size.isEmpty else {
            throw .emptyPicture(size: list.size)
        }
        var page = SVGPage()
        drawBackground(of: list, on: &page)
        try draw(list.items, on: &page, state: SVGState())
        let (width, height) = (SVGNumber.text(list.size.width), SVGNumber.text(list.size.height))
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
        ]
        if let title = caption.title { lines.append("  <title>\(XMLText.content(title))</title>") }
        if let description = caption.description {
            lines.append("  <desc>\(XMLText.content(description))</desc>")
        }
        lines += Self.section(page.definitions)
        lines += page.body
        lines += Self.section(try definitions(of: page.pictures))
        lines.append("</svg>\n")
        return Array(lines.joined(separator: "\n").utf8)
    }

    private func drawBackground(of list: DisplayList, on page: inout SVGPage) {
        let bounds = Rect(origin: .zero, size: list.size)
        guard let background = list.background,
            let paint = attributes(of: background, as: .fill, bounds: bounds, on: &page)
        else { return }
        page.add(SVGShape.rectangle(bounds, radius: 0).element.with(paint))
    }

    /// Draws items from back to front.
    func draw(_ items: [DisplayItem], on page: inout SVGPage, state: SVGState) throws(SVGError) {
        for item in items {
            switch item {
            case .fill(let fill): draw(fill, on: &page)
            case .stroke(let stroke): draw(stroke, on: &page)
            case .text(let text): draw(text, on: &page)
            case .image(let image): draw(image, on: &page, state: state)
            case .group(let group): try draw(group, on: &page, state: state)
            }
        }
    }

    private static func section(_ definitions: [String]) -> [String] {
        definitions.isEmpty ? [] : ["  <defs>"] + definitions + ["  </defs>"]
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
