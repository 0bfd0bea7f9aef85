/// Something wrong or dubious in a scene, as facts.
public struct Diagnostic: Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// The scene cannot be used.
        case error
        /// The scene can be used but may not be what was meant.
        case warning
    }

    /// How bad it is.
    public var severity: Severity
    /// Where it is, or `nil` where it belongs to no file.
    public var place: SourcePlace?
    /// What it is.
    public var problem: SceneProblem
    /// A word that was probably meant.
    public var suggestion: String?
    /// The item whose card has the problem.
    public var item: ItemPlace?

    /// Makes a diagnostic.
    public init(
        _ severity: Severity = .error, at place: SourcePlace? = nil, _ problem: SceneProblem,
        suggestion: String? = nil, item: ItemPlace? = nil
    ) {
        self.severity = severity
        self.place = place
        self.problem = problem
        self.suggestion = suggestion
        self.item = item
    }
}

/// A place in a file as messages print it.
public struct SourcePlace: Hashable, Sendable {
    /// The file as the user named it.
    public var file: String
    /// The line, from 1; `nil` for the file as a whole.
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?

    /// Makes a place.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// An item whose card has a problem.
public struct ItemPlace: Hashable, Sendable {
    /// The item's index, from 0.
    public var index: Int
    /// Where the item is written; `nil` for items that are only counted.
    public var place: SourcePlace?

    /// Makes an item's place.
    public init(index: Int, place: SourcePlace?) {
        self.index = index
        self.place = place
    }
}
