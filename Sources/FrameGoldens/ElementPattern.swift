/// A pattern of element paths, such as `card[*]/image`; what lies inside a matching element matches as well.
public struct ElementPattern: Hashable, Sendable {
    private let parts: [Substring]

    /// Makes a pattern: `*` stands for any characters but `/`.
    public init(_ text: String) { parts = text.split(separator: "/") }

    /// Whether an element or one around it has a path of this pattern.
    ///
    /// A last part without an index stands for any: `card[*]/image` is also `card[3]/image[1]`.
    public func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        guard !parts.isEmpty, names.count >= parts.count else { return false }
        return zip(parts, names).allSatisfy { part, name in
            if Self.matches(Array(part.unicodeScalars)[...], Array(name.unicodeScalars)[...]) { return true }
            guard !part.hasSuffix("]"), let bracket = name.firstIndex(of: "[") else { return false }
            let word = name[..<bracket]
            return Self.matches(Array(part.unicodeScalars)[...], Array(word.unicodeScalars)[...])
        }
    }

    private static func matches(
        _ part: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        guard let first = part.first else { return name.isEmpty }
        if first == "*" {
            let rest = part.dropFirst()
            return (name.startIndex...name.endIndex).contains { matches(rest, name[$0...]) }
        }
        return first == name.first && matches(part.dropFirst(), name.dropFirst())
    }
}

extension [ElementPattern] {
    /// Whether any of the patterns matches.
    func match(_ path: String) -> Bool { contains { $0.matches(path) } }
}
