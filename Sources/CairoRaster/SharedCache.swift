internal import Synchronization

/// Remembers what several workers use; each thing is made once, by the worker that asks first.
///
/// Who asks for a thing that is being made waits for it. What is made must follow from its key alone.
final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private final class Slot: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private let slots: Mutex<BoundedCache<Key, Slot>>

    /// Makes an empty cache.
    ///
    /// - Parameter costLimit: The total cost of what is remembered, in the unit of the single costs.
    init(costLimit: Int) { slots = Mutex(BoundedCache(costLimit: costLimit)) }

    /// The remembered thing, or a new one that is remembered from now on.
    ///
    /// - Parameters:
    ///   - key: What is asked for.
    ///   - cost: What it costs; known before it is made.
    ///   - make: Makes it.
    /// - Returns: The thing.
    /// - Throws: What making throws; then nothing is remembered.
    func value<Failure: Error>(
        for key: Key, cost: Int, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let slot = slot(for: key, cost: cost)
        return try slot.value.withLock { value throws(Failure) in
            if let value { return value }
            let made = try make()
            value = made
            return made
        }
    }

    /// Forgets a thing, for all.
    func forget(_ key: Key) { slots.withLock { $0.remove(key) } }

    private func slot(for key: Key, cost: Int) -> Slot {
        slots.withLock { $0.value(for: key, cost: { _ in cost }, make: { Slot() }) }
    }
}
