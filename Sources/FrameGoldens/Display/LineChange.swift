internal import PlaneGeometry

/// How one drawn thing has changed, in words.
struct LineChange {
    /// What changed, each the rest of a sentence that begins with the element.
    private(set) var sentences: [String] = []
    /// How far a number is off, in points; `nil` where something changed that no tolerance covers.
    private(set) var distance: Double? = 0

    /// Compares two lines of one element; numbers of points may lie as far apart as the tolerance says.
    init(from old: DisplayLine, to new: DisplayLine, tolerance: Double) {
        let names = (old.properties + new.properties).map(\.name)
        var seen: Set<String> = []
        for name in names where seen.insert(name).inserted && name != DisplayLine.contentName {
            compare(name, old[name], new[name], old: old, tolerance: tolerance)
        }
    }

    private mutating func compare(
        _ name: String, _ was: String?, _ now: String?, old: DisplayLine, tolerance: Double
    ) {
        guard was != now else { return }
        guard name != DisplayLine.hashName else {
            distance = nil
            let advice = tolerance > 0 ? ", for which a tolerance does nothing until it is recorded anew" : ""
            return sentences.append("is drawn otherwise; of this long list only hashes are kept" + advice)
        }
        let slack = Self.pointProperties.contains(name) ? tolerance + Self.rounding : Self.rounding
        let apart = Self.distance(was ?? Self.missing(name), now ?? Self.missing(name))
        if let apart, apart <= slack { return }
        switch name {
        // The path tells it: a box alone never differs.
        case "path", "clip": outline(name, was, now)
        case "box" where old["path"] != nil: box(was, now)
        case "frame", "whole", "bounds": box(was, now)
        case "place": place(was, now)
        default: sentences.append(Self.words(name, was, now))
        }
        if let apart, Self.pointProperties.contains(name) {
            distance = distance.map { max($0, apart) }
        } else {
            distance = nil
        }
    }

    private mutating func box(_ was: String?, _ now: String?) {
        guard let old = Self.rect(was), let new = Self.rect(now) else { return }
        let change = RectChange(from: old, to: new)
        if change.distance > 0, !sentences.contains(change.words) { sentences.append(change.words) }
    }

    private mutating func place(_ was: String?, _ now: String?) {
        let numbers = [was, now].map { ($0 ?? "0 0").split(separator: " ").compactMap { Double($0) } }
        guard numbers.allSatisfy({ $0.count == 2 }) else { return }
        func rect(_ point: [Double]) -> Rect { Rect(x: point[0], y: point[1], width: 0, height: 0) }
        sentences.append(RectChange(from: rect(numbers[0]), to: rect(numbers[1])).words)
    }

    private mutating func outline(_ name: String, _ was: String?, _ now: String?) {
        let noun = name == "clip" ? "clip" : "outline"
        guard let was, let now else {
            return sentences.append(was == nil ? "is newly cut to a shape" : "is no longer cut to a shape")
        }
        func curves(_ path: String) -> Int { path.split(separator: " ").count { $0 == "C" } }
        let (old, new) = (curves(was), curves(now))
        if was.hasPrefix("hash") || now.hasPrefix("hash") {
            sentences.append("has another \(noun)")
        } else if new < old {
            sentences.append("has \(new) rounded corners in its \(noun) (had \(old))")
        } else if new > old {
            sentences.append("has \(new) rounded corners in its \(noun) (had \(old))")
        } else if sentences.isEmpty {
            sentences.append("has another \(noun)")
        }
    }

    private static func words(_ name: String, _ was: String?, _ now: String?) -> String {
        let noun = nouns[name] ?? name
        guard let was else { return "has a new \(noun): \(now ?? "")" }
        guard let now else { return "has lost its \(noun) (was \(was))" }
        return "has \(noun) \(now) (was \(was))"
    }

    /// The largest difference of numbers that stand at the same place among the same words; `nil` where a word
    /// differs.
    private static func distance(_ was: String, _ now: String) -> Double? {
        let (old, new) = (was.split(separator: " "), now.split(separator: " "))
        guard old.count == new.count else { return nil }
        var largest = 0.0
        for (one, other) in zip(old, new) where one != other {
            guard let one = Double(one), let other = Double(other) else { return nil }
            largest = max(largest, (one - other).magnitude)
        }
        return largest
    }

    /// What a property is where it is not written.
    private static func missing(_ name: String) -> String {
        switch name {
        case "place": "0 0"
        case "matrix": "1 0 0 1"
        case "opacity": "1"
        default: ""
        }
    }

    private static func rect(_ text: String?) -> Rect? {
        let numbers = (text ?? "").split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Properties whose numbers are points.
    private static let pointProperties: Set<String> = [
        "box", "frame", "whole", "bounds", "place", "path", "clip", "width", "room", "blur", "size",
    ]
    /// What properties are called in sentences, where not by their own names.
    private static let nouns = [
        "paint": "colour", "string": "text", "matrix": "scale and rotation", "sprite": "sprite scale",
        "shadow": "shadow colour", "blur": "shadow blur and offset", "align": "alignment",
        "lines": "line limit", "width": "line width",
    ]
    /// Stored numbers that differ by no more than this may come of one number, rounded to either side.
    private static let rounding = 1.5e-6
}
