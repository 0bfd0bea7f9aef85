public import PlaneGeometry
internal import SceneFormat

/// Where everything is at the chosen moments, as a golden keeps it.
public struct LayoutRecord: Hashable, Sendable {
    /// A card or an element at one moment.
    public struct Box: Hashable, Sendable {
        /// The path, such as `card[3]` or `card[3]/detailBar/leading`.
        public var path: String
        /// Its rectangles by name, in viewport points: `frame`, of a card `slot` and `card`.
        public var frames: [Named<Rect>]
        /// Its numbers by name: of a card `scale`, `opacity` and `z`.
        public var numbers: [Named<Double>]

        /// Makes a box.
        public init(path: String, frames: [Named<Rect>], numbers: [Named<Double>] = []) {
            self.path = path
            self.frames = frames
            self.numbers = numbers
        }
    }

    /// A value with its name.
    public struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: Value

        /// Makes a named value.
        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// What there is at one moment.
    public struct Moment: Hashable, Sendable {
        /// The moment's name.
        public var name: String
        /// The boxes: the stage's, then each card with what is in it.
        public var boxes: [Box]

        /// Makes a moment.
        public init(name: String, boxes: [Box]) {
            self.name = name
            self.boxes = boxes
        }
    }

    /// The moments in the order of time.
    public var moments: [Moment]

    /// Makes a record.
    public init(moments: [Moment]) { self.moments = moments }

    /// Numbers keep this many decimal places.
    static let places = 6
    /// Stored numbers that differ by no more than this may come of one number, rounded to either side.
    static let rounding = 1.5e-6

    /// The record as JSON, a line a box.
    var json: String {
        var text = "{ \"moments\": ["
        for (number, moment) in moments.enumerated() {
            text += "\(number > 0 ? "," : "")\n  { \"name\": \(moment.name.jsonLiteral), \"boxes\": [\n"
            text += moment.boxes.map { "    " + Self.line($0) }.joined(separator: ",\n")
            text += "\n  ] }"
        }
        return text + "\n] }\n"
    }

    private static func line(_ box: Box) -> String {
        func number(_ value: Double) -> String { value.isFinite ? value.decimalText(places: places) : "null" }
        let frames = box.frames.map { frame in
            let rect = frame.value
            let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
            return "\(frame.name.jsonLiteral): [\(numbers.joined(separator: ", "))]"
        }
        let numbers = box.numbers.map { "\($0.name.jsonLiteral): \(number($0.value))" }
        return "{ " + (["\"path\": \(box.path.jsonLiteral)"] + frames + numbers).joined(separator: ", ")
            + " }"
    }

    /// Reads a stored record.
    init(json bytes: [UInt8]) throws(StoredFault) {
        let root: JSONValue
        do throws(StoredJSON.Fault) {
            root = try StoredJSON(bytes: bytes).root
        } catch {
            throw StoredFault(error.description)
        }
        guard let list = root["moments"]?.array else { throw StoredFault("expected a list \"moments\"") }
        moments = []
        for value in list {
            guard let name = value["name"]?.string, let boxes = value["boxes"]?.array else {
                throw StoredFault("expected a moment with \"name\" and \"boxes\"")
            }
            var moment = Moment(name: name, boxes: [])
            for box in boxes { moment.boxes.append(try Self.box(box)) }
            moments.append(moment)
        }
    }

    private static func box(_ value: JSONValue) throws(StoredFault) -> Box {
        guard let path = value["path"]?.string else { throw StoredFault("expected a box with \"path\"") }
        var box = Box(path: path, frames: [])
        for member in value.members ?? [] where member.key != "path" {
            if let numbers = member.value.array {
                let edges = numbers.map { $0.isNull ? Double.nan : $0.number ?? .infinity }
                guard edges.count == 4, !edges.contains(.infinity) else {
                    throw StoredFault("\(path): expected four numbers as \"\(member.key)\"")
                }
                let rect = Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
                box.frames.append(Named(member.key, rect))
            } else if let number = member.value.isNull ? .nan : member.value.number {
                box.numbers.append(Named(member.key, number))
            } else {
                throw StoredFault("\(path): expected a number as \"\(member.key)\"")
            }
        }
        return box
    }
}
