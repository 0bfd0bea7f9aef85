import Testing

@testable import CairoRaster

/// What is remembered, and what is forgotten.
@Suite struct BoundedCacheTests {
    /// The keys that are there after some are remembered in turn, each with its cost.
    private static func kept(
        _ costs: [(key: String, cost: Int)], limit: Int, ofMany: Int? = nil
    ) -> Set<String> {
        var cache = BoundedCache<String, Int>(costLimit: limit, limitOfMany: ofMany)
        for (key, cost) in costs { cache.insert(cost, for: key, cost: cost) }
        return Set(costs.map(\.key).filter { cache.value(for: $0) != nil })
    }

    @Test func whatWasUsedLongestAgoGoesFirst() {
        var cache = BoundedCache<String, Int>(costLimit: 16)
        for key in ["a", "b", "c"] {
            cache.insert(0, for: key, cost: 5)
            _ = cache.value(for: "a")
        }
        cache.insert(0, for: "d", cost: 5)
        #expect(cache.value(for: "a") != nil && cache.value(for: "d") != nil)
        #expect(cache.value(for: "b") == nil)
    }

    @Test func whatCostsMoreThanTheLimitIsNotKept() {
        #expect(Self.kept([("a", 5), ("b", 17)], limit: 16) == ["a"])
        #expect(Self.kept([("a", 25)], limit: 24, ofMany: 16) == [])
    }

    @Test func twoMayCostMoreThanMany() {
        #expect(Self.kept([("a", 12), ("b", 12)], limit: 24, ofMany: 16) == ["a", "b"])
        #expect(Self.kept([("a", 12), ("b", 12), ("c", 12)], limit: 24, ofMany: 16) == ["b", "c"])
        #expect(Self.kept([("a", 12), ("b", 13)], limit: 24, ofMany: 16) == ["b"])
        #expect(Self.kept([("a", 24), ("b", 1)], limit: 24, ofMany: 16) == ["b"])
        let many = (1...6).map { (key: "\($0)", cost: 4) }
        #expect(Self.kept(many, limit: 24, ofMany: 16).count <= 4)
        #expect(Self.kept(many, limit: 24).count == 6)
    }
}
