package import CardLayout
package import Foundation
package import PlaneGeometry

/// One case of a vector file: a tree, what it is offered, and the frames that come of it.
package struct LayoutVector {
    /// A frame that is expected at a path.
    package struct Expectation {
        package var path: String
        package var frame: Rect
    }

    package var id: String
    package var tree: VectorNode
    package var proposal: ProposedSize
    /// The root's answer, where the vector tells it.
    package var size: Size?
    package var expected: [Expectation]
    package var tolerance: Double
    /// Where set, frames snapped at this scale must be exactly the expected ones.
    package var pixelScale: Double?
    /// A further proposal, and the answer to it after rounding up to whole points.
    package var fits: (proposal: ProposedSize, roundedUpTo: Size)?

    private static let keys: Set = [
        "id", "basis", "tree", "proposal", "size", "expected", "tolerance", "source", "fits", "pixelScale",
        "measured", "contested",
    ]

    init(_ value: JSONValue, at place: String) throws {
        let fields = try Fields(value, at: place, known: Self.keys)
        guard let id = try fields.string("id") else { throw VectorError("\(place): no id") }
        guard let tree = fields["tree"], let proposal = fields["proposal"], fields["expected"] != nil else {
            throw VectorError("\(id): tree, proposal or expected missing")
        }
        self.id = id
        self.tree = try VectorNode(tree, at: "\(id).tree")
        self.proposal = try ProposedSize(proposal, at: "\(id).proposal")
        size = try fields["size"].map { try Size($0, at: "\(id).size") }
        expected = try fields.list("expected").map { try Expectation($0, at: "\(id).expected") }
        tolerance = try fields.needNumber("tolerance")
        pixelScale = try fields.number("pixelScale")
        fits = try fields["fits"].map { value in
            let fits = try Fields(value, at: "\(id).fits", known: ["proposal", "roundedUpTo"])
            guard let proposal = fits["proposal"], let size = fits["roundedUpTo"] else {
                throw VectorError("\(id).fits: proposal or roundedUpTo missing")
            }
            return (try ProposedSize(proposal, at: "\(id).fits"), try Size(size, at: "\(id).fits"))
        }
    }
}

extension LayoutVector {
    /// The vectors of the file that `FRAMEWHEEL_LAYOUT_VECTORS` names, or of the repository's own.
    ///
    /// - Throws: A `VectorError` where the file has no vectors, or something in it is not understood.
    package static func all() throws -> [LayoutVector] {
        let own = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/vectors/layout.json")
        let named = ProcessInfo.processInfo.environment["FRAMEWHEEL_LAYOUT_VECTORS"]
        return try all(in: Data(contentsOf: named.map { URL(filePath: $0) } ?? own))
    }

    /// The vectors of a file's bytes.
    package static func all(in data: Data) throws -> [LayoutVector] {
        let values = try JSONDecoder().decode([JSONValue].self, from: data)
        guard !values.isEmpty else { throw VectorError("the file has no vectors") }
        return try values.enumerated().map { try LayoutVector($0.element, at: "[\($0.offset)]") }
    }
}

extension LayoutVector.Expectation {
    init(_ value: JSONValue, at place: String) throws {
        let fields = try Fields(value, at: place, known: ["path", "x", "y", "width", "height"])
        guard let path = try fields.string("path") else { throw VectorError("\(place): no path") }
        self.path = path
        frame = Rect(
            x: try fields.needNumber("x"), y: try fields.needNumber("y"),
            width: try fields.needNumber("width"), height: try fields.needNumber("height"))
    }
}

extension ProposedSize {
    fileprivate init(_ value: JSONValue, at place: String) throws {
        let fields = try Fields(value, at: place, known: ["width", "height"])
        self.init(width: try fields.number("width"), height: try fields.number("height"))
    }
}

extension Size {
    fileprivate init(_ value: JSONValue, at place: String) throws {
        let fields = try Fields(value, at: place, known: ["width", "height"])
        self.init(width: try fields.needNumber("width"), height: try fields.needNumber("height"))
    }
}
