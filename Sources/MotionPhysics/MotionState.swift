/// Where a moving value is and how fast it changes.
public struct MotionState<Value: AnimatableValue>: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// The change of the value, in its unit per second.
    public var velocity: Value

    /// Makes a state from a value and its velocity.
    public init(value: Value, velocity: Value) {
        self.value = value
        self.velocity = velocity
    }

    /// Makes the state of a value at rest.
    public init(resting value: Value) {
        self.init(value: value, velocity: .zero)
    }
}
