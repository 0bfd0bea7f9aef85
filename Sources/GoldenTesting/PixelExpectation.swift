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
    guard actual.width == expected.width, actual.height == expected.height else {
        Issue.record(
            "the picture is \(actual.width) × \(actual.height), expected \(expected.width) × \(expected.height)",
            sourceLocation: sourceLocation)
        return
    }
    if let difference = BitmapDifference(expected: expected, actual: actual) {
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
