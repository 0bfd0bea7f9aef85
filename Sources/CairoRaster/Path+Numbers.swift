internal import FrameDrawing
internal import PlaneGeometry

extension Path {
    /// Whether no coordinate is infinite or undefined.
    var hasNumbersOnly: Bool {
        func isNumber(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
        return elements.allSatisfy {
            switch $0 {
            case .move(let point), .line(let point): isNumber(point)
            case .curve(let first, let second, let end): isNumber(first) && isNumber(second) && isNumber(end)
            case .close: true
            }
        }
    }
}
