extension Double: AnimatableValue {
    /// A number has one component: itself.
    public static var componentCount: Int { 1 }

    /// The number itself.
    public func component(_ index: Int) -> Double { self }

    /// The number plus a multiple of another one.
    public func adding(_ other: Double, times factor: Double) -> Double { self + other * factor }
}
