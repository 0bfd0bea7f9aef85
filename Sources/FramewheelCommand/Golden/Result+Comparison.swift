import Framewheel

/// What pictures of the same size, or animations of them, were found to be; the failure is of those of other sizes.
extension Result where Failure == PixelSizeMismatch {
    /// Whether they count as the same, which those of other sizes never do.
    func isAccepted(_ isAccepted: (Success) -> Bool) -> Bool {
        switch self {
        case .success(let comparison): isAccepted(comparison)
        case .failure: false
        }
    }

    /// A line of JSON.
    func json(_ json: (Success) -> String) -> String {
        switch self {
        case .success(let comparison): json(comparison) + "\n"
        case .failure(let mismatch):
            "{\"same\": false, \"expectedSize\": \(mismatch.expected.json), "
                + "\"actualSize\": \(mismatch.actual.json)}\n"
        }
    }
}

extension PixelSize {
    fileprivate var json: String { "{\"width\": \(width), \"height\": \(height)}" }
}
