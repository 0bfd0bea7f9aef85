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

    /// The element without content.
    var empty: String { start + "/>" }
    /// The tag that opens the element.
    var opening: String { start + ">" }
    /// The tag that closes it.
    var closing: String { "</\(name)>" }

    private var start: String {
        attributes.reduce(into: "<" + name) { text, attribute in
            text += " \(attribute.name)=\"\(XMLText.attribute(attribute.value))\""
        }
    }
}
