public import FrameGoldens
public import SceneFormat
public import Testing

/// How goldens are verified in a test or a suite.
///
/// ```swift
/// @Suite(.goldens(record: .failed)) struct ShelfTests { … }
/// @Test(.goldens(tolerance: .init(points: 0.1))) func shrinks() throws { … }
/// ```
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
    /// What may be written; `nil` leaves it to the trait around it, or to the environment.
    public var mode: RecordMode?
    /// The tolerance instead of the scene's own; `nil` leaves it to the trait around it, or to the scene.
    public var tolerance: GoldenSpec.Tolerance?
    /// What is not compared, besides what the scene and the traits around it name.
    public var ignored: [GoldenSpec.Ignored] = []

    /// Whether a suite's trait counts for the tests in it.
    public var isRecursive: Bool { true }

    /// Runs a test with these settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var settings = GoldenSettings.current
        settings.mode = mode ?? settings.mode
        settings.tolerance = tolerance ?? settings.tolerance
        settings.ignored += ignored
        try await GoldenSettings.$current.withValue(settings, operation: function)
    }
}

extension Trait where Self == GoldenTrait {
    /// Says how goldens are verified.
    ///
    /// - Parameters:
    ///   - mode: What may be written; else the environment says it, see `RecordMode`.
    ///   - tolerance: The tolerance instead of the scene's own.
    ///   - ignored: What is not compared, besides what the scene and the traits around it name.
    /// - Returns: The trait.
    public static func goldens(
        record mode: RecordMode? = nil, tolerance: GoldenSpec.Tolerance? = nil,
        ignoring ignored: [GoldenSpec.Ignored] = []
    ) -> GoldenTrait {
        GoldenTrait(mode: mode, tolerance: tolerance, ignored: ignored)
    }
}

/// What the traits around a test say.
struct GoldenSettings: Sendable {
    var mode: RecordMode?
    var tolerance: GoldenSpec.Tolerance?
    var ignored: [GoldenSpec.Ignored] = []

    @TaskLocal static var current = GoldenSettings()
}
