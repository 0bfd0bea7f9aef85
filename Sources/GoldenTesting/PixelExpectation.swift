internal import FrameGoldens
public import FrameImaging
public import Testing

/// Expects two pictures to be the same, pixel by pixel; an issue says how they differ.
///
/// - Parameters:
///   - actual: The picture that was made.
///   - expected: The picture that should have been made.
///   - sourceLocation: Where the expectation stands.
public func expectSamePixels(
    _ actual: Bitmap, _ expected: Bitmap, sourceLocation: SourceLocation = #_sourceLocation
) {
    do throws(PixelSizeMismatch) {
        let comparison = try PixelComparison(expected: expected, actual: actual)
        guard !comparison.isAccepted else { return }
        Issue.record("\(comparison.sentences.joined(separator: "\n"))", sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}
