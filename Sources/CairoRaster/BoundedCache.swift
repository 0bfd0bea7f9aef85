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
    /// A value that costs more than half of the limit is not kept.
    mutating func value<Failure: Error>(
        for key: Key, cost: (Value) -> Int, make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        clock += 1
        if let known = entries[key] {
            entries[key]?.lastUse = clock
            return known.value
        }
        let value = try make()
        let price = cost(value)
        guard price <= costLimit / 2 else { return value }
        if total + price > costLimit { evict(toCost: costLimit / 2) }
        entries[key] = Entry(value: value, cost: price, lastUse: clock)
        total += price
        return value
    }

    /// Drops the oldest entries; half at a time, so that the sorting is rare.
    private mutating func evict(toCost limit: Int) {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if total <= limit { return }
            entries[key] = nil
            total -= entry.cost
        }
    }
}
