/// An element of an SVG file without content, or the beginning of one with content.
struct SVGElement {
    /// Its name.
    let name: String
    /// Its attributes in the order written; values are not escaped yet.
    var attributes: [(name: String, value: String)]

    init(_ name: String, _ attributes: [(name: String, value: String)] = []) {
        self.name = name
        self.attributes = attributes
    }

    /// The element with more attributes.
    func with(_ more: [(name: String, value: String)]) -> SVGElement {
        SVGElement(name, attributes + more)
    }

    /// The element with attributes before its own.
    func after(_ first: [(name: String, value: String)]) -> SVGElement {
        SVGElement(name, first + attributes)
    }

    /// The element without content, as text.
    var empty: String {
        var bytes: [UInt8] = []
        bytes.append(empty: self)
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The text of a file as it grows, in UTF-8.
extension [UInt8] {
    /// Appends a text as it is.
    mutating func append(_ text: String) { append(contentsOf: text.utf8) }

    /// Appends the blanks before a line.
    mutating func append(margin depth: Int) {
        append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    /// Appends a line's end.
    mutating func endLine() { append(UInt8(ascii: "\n")) }

    /// Appends an element without content.
    mutating func append(empty element: SVGElement) {
        append(start: element)
        append("/>")
    }

    /// Appends the tag that opens an element.
    mutating func append(opening element: SVGElement) {
        append(start: element)
        append(UInt8(ascii: ">"))
    }

    /// Appends the tag that closes an element.
    mutating func append(closing element: SVGElement) {
        append("</")
        append(element.name)
        append(UInt8(ascii: ">"))
    }

    /// Appends a tag up to its last attribute.
    mutating func append(start element: SVGElement) {
        append(UInt8(ascii: "<"))
        append(element.name)
        for (name, value) in element.attributes {
            append(UInt8(ascii: " "))
            append(name)
            append("=\"")
            XMLText.append(value, keepsLines: false, to: &self)
            append(UInt8(ascii: "\""))
        }
    }
}
