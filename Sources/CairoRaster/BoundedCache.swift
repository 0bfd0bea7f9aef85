/// Remembers values up to a total cost; what was used longest ago goes first.
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

    /// Makes an empty cache.
    init(costLimit: Int) { self.costLimit = costLimit }

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
        guard cost <= costLimit else { return }
        // Somewhat more than needed is dropped, so that many small entries are not sorted every time.
        if total + cost > costLimit { evict(toCost: min(costLimit - cost, costLimit / 8 * 7)) }
        entries[key] = Entry(value: value, cost: cost, lastUse: clock)
        total += cost
    }

    /// Forgets a value, where there is one.
    mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { total -= old.cost }
    }

    /// Drops the oldest entries.
    private mutating func evict(toCost limit: Int) {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if total <= limit { return }
            entries[key] = nil
            total -= entry.cost
        }
    }
}
