/// What reading a scene came to: a scene, problems, or both.
public struct SceneReading: Sendable {
    /// The scene, or `nil` where something is wrong with it.
    public let scene: Scene?
    /// All that is wrong or dubious, in the order of the files.
    public let diagnostics: [Diagnostic]

    /// Whether the scene cannot be used.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Why a scene or one of its cards cannot be used.
public struct SceneErrors: Error, Sendable {
    /// The problems, at least one.
    public let diagnostics: [Diagnostic]

    /// Makes an error of its problems.
    public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension SceneErrors: CustomStringConvertible {
    /// A line for each problem.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
