/// The names of a numbered sequence: a path with one `%d` or `%04d`.
public struct FrameNamePattern: Hashable, Sendable {
    /// What stands before the number.
    public let prefix: String
    /// What stands after it.
    public let suffix: String
    /// How many digits the number has at least.
    public let width: Int

    /// The widest number accepted, in digits.
    public static let widthLimit = 18

    /// Makes a pattern from a path.
    ///
    /// - Returns: `nil` where the path has no number, or more than one.
    public init?(_ path: String) {
        guard let percent = path.firstIndex(of: "%") else { return nil }
        let rest = path[path.index(after: percent)...]
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let after = rest.dropFirst(digits.count)
        guard after.first == "d", !after.dropFirst().contains("%") else { return nil }
        guard digits.isEmpty || digits.hasPrefix("0"), let width = Int("0" + digits), width <= Self.widthLimit
        else { return nil }
        prefix = String(path[..<percent])
        suffix = String(after.dropFirst())
        self.width = width
    }

    /// The path of a frame.
    public func path(ofFrame number: Int) -> String {
        let digits = String(number)
        return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
    }
}
