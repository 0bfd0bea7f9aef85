extension Diagnostic {
    /// Diagnostics as a JSON list of objects with `file`, `line`, `column`, `severity`, `message` and `hint`.
    ///
    /// What is not known is `null`.
    ///
    /// - Parameter diagnostics: The diagnostics in the order in which they are listed.
    /// - Returns: The text, ending in a line feed.
    public static func json(_ diagnostics: [Diagnostic]) -> String {
        JSONText(.list(diagnostics.map(\.jsonTree))).text + "\n"
    }

    private var jsonTree: JSONTree {
        .object([
            ("file", place.map { .string($0.file) } ?? .null),
            ("line", place?.line.map { .integer($0) } ?? .null),
            ("column", place?.column.map { .integer($0) } ?? .null),
            ("severity", .string(severity.rawValue)),
            ("message", .string(message)),
            ("hint", hint.map { .string($0) } ?? .null),
        ])
    }
}
