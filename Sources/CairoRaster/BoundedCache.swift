/// Remembers values up to a total cost; what was used longest ago goes first.
///
/// Two values may cost more than the others: the two that were used last stay up to the limit, all others up to a
/// lower one, which is the same unless said otherwise.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var clock = 0
    private var total = 0
    private let costLimit: Int
    private let limitOfMany: Int

    /// Makes an empty cache.
    ///
    /// - Parameters:
    ///   - costLimit: The total cost of what is remembered.
    ///   - limitOfMany: That of more than two values, at most as much.
    init(costLimit: Int, limitOfMany: Int? = nil) {
        self.costLimit = costLimit
        self.limitOfMany = limitOfMany ?? costLimit
    }

    /// The remembered value, or a new one that is remembered from now on.
    ///
    /// A value that costs more than the limit is not kept.
    mutating func value<Failure: Error>(
        for key: Key, cost: (Value) -> Int, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let known = self.value(for: key) { return known }
        let value = try make()
        insert(value, for: key, cost: cost(value))
        return value
    }

    /// The remembered value, which counts as used now.
    mutating func value(for key: Key) -> Value? {
        clock += 1
        guard let known = entries[key] else { return nil }
        entries[key]?.lastUse = clock
        return known.value
    }

    /// Remembers a value instead of what was there; one that costs more than the limit is not kept.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        clock += 1
        guard cost <= costLimit else { return }
        // Somewhat more than needed is dropped, so that many small entries are not sorted every time.
        if total + cost > limitOfMany {
            evict(toCost: min(limitOfMany - cost, limitOfMany / 8 * 7), butLast: costLimit - cost)
        }
        entries[key] = Entry(value: value, cost: cost, lastUse: clock)
        total += cost
    }

    /// Forgets a value, where there is one.
    mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { total -= old.cost }
    }

    /// Drops the oldest entries; the last of all only beyond a cost of its own.
    private mutating func evict(toCost limit: Int, butLast lastLimit: Int) {
        let oldestFirst = entries.sorted { $0.value.lastUse < $1.value.lastUse }
        for (index, (key, entry)) in oldestFirst.enumerated() {
            if total <= (index == oldestFirst.count - 1 ? lastLimit : limit) { return }
            entries[key] = nil
            total -= entry.cost
        }
    }
}
