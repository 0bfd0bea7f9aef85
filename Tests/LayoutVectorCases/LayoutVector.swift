package import CardLayout
package import Foundation
package import PlaneGeometry
internal import VectorFiles

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
    /// The problems of all vectors of the file that `FRAMEWHEEL_LAYOUT_VECTORS` names, or of the repository's
    /// own, when their trees are made into elements.
    ///
    /// - Throws: An error where the file cannot be read or has no vectors. A vector that is not understood is a
    ///   problem like any other, so that the rest is checked all the same.
    package static func problems(making element: (VectorNode) -> LayoutElement) throws -> [String] {
        let own = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/vectors/layout.json")
        let named = ProcessInfo.processInfo.environment["FRAMEWHEEL_LAYOUT_VECTORS"]
        return try problems(in: Data(contentsOf: named.map { URL(filePath: $0) } ?? own), making: element)
    }

    /// The problems of all vectors in a file's bytes.
    package static func problems(
        in data: Data, making element: (VectorNode) -> LayoutElement
    ) throws -> [String] {
        let values = try JSONDecoder().decode([JSONValue].self, from: data)
        guard !values.isEmpty else { throw VectorError("the file has no vectors") }
        return values.enumerated().flatMap { index, value in
            do {
                let vector = try LayoutVector(value, at: "[\(index)]")
                return vector.problems(with: element(vector.tree))
            } catch {
                return ["\(error)"]
            }
        }
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
