/// A value that can be on its way between two values: a number or a few of them side by side.
public protocol AnimatableValue: Hashable, Sendable {
    /// The value whose components are all zero.
    static var zero: Self { get }

    /// How many numbers the value consists of.
    static var componentCount: Int { get }

    /// One of the numbers the value consists of.
    ///
    /// - Parameter index: From 0 to below ``componentCount``.
    /// - Returns: The number at that place.
    func component(_ index: Int) -> Double

    /// The value plus a multiple of another one.
    func adding(_ other: Self, times factor: Double) -> Self
}

extension AnimatableValue {
    /// The largest magnitude among the components.
    var largestComponent: Double {
        var largest = 0.0
        for index in 0..<Self.componentCount { largest = max(largest, component(index).magnitude) }
        return largest
    }
}
