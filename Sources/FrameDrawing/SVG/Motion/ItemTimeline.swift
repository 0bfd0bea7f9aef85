internal import PlaneGeometry

/// The items of a list over time, each found again from sample to sample.
///
/// An item is found again by its element, its kind and its order. One that comes back, or stands in another
/// order from back to front, is the same again where that leaves every order as it was, else a new one.
final class ItemTimeline {
    /// All items that were ever seen, from back to front.
    private(set) var all: [MovingItem] = []
    private var seen: [MovingItem] = []
    private var items: [DisplayItem] = []
    private var others: [DisplayItem]?

    /// Notes that a sample shows the same as the one before.
    func stay(at sample: Int) {
        for item in seen { item.stay(at: sample) }
    }

    /// Notes what a sample shows; samples in between show the same as the last one noted.
    ///
    /// - Throws: `SVGError.themesDiffer` where the two themes do not show the same items.
    func add(_ items: [DisplayItem], others: [DisplayItem]?, at sample: Int) throws(SVGError) {
        for item in seen where item.end < sample { item.stay(at: sample - 1) }
        if !all.isEmpty, items == self.items, others == self.others { return stay(at: sample) }
        guard let pairs = ThemedItem.pairs(items, others) else { throw .themesDiffer }
        self.items = items
        self.others = others
        let sightings = pairs.map { ItemSighting($0) }
        var matches = matches(of: sightings)
        keepOrder(of: &matches)
        var now: [MovingItem] = []
        for (place, sighting) in sightings.enumerated() {
            let before = now.last.map { $0.order } ?? -1
            let after = matches[(place + 1)...].lazy.compactMap { $0?.order }.first ?? all.count
            now.append(
                try found(sighting, matched: matches[place], between: before, and: after, at: sample))
        }
        seen = now
    }

    /// Notes a sighting with its match, with an item seen earlier, or as a new item.
    private func found(
        _ sighting: ItemSighting, matched: MovingItem?, between before: Int, and after: Int, at sample: Int
    ) throws(SVGError) -> MovingItem {
        let candidates =
            matched.map { [$0] } ?? all[min(before + 1, after)..<after].filter { !seen.contains($0) }
        for item in candidates where item.key == sighting.key {
            guard let pose = sighting.pose(asMovedFrom: item.model) else { continue }
            try item.note(sighting, pose: pose, at: sample)
            item.takeLargestForm(sighting, pose: pose)
            return item
        }
        let item = MovingItem(sighting, at: sample)
        all.insert(item, at: before + 1)
        for place in before + 1..<all.count { all[place].order = place }
        return item
    }

    /// For each sighting the item seen before that it is; of several the nearest.
    private func matches(of sightings: [ItemSighting]) -> [MovingItem?] {
        var free: [ItemSighting.Key: [MovingItem]] = [:]
        for item in seen { free[item.key, default: []].append(item) }
        return sightings.map { sighting in
            guard let candidates = free[sighting.key] else { return nil }
            var best: (place: Int, distance: Double)?
            for (place, item) in candidates.enumerated() {
                guard let pose = sighting.pose(asMovedFrom: item.model), let last = item.lastPose else {
                    continue
                }
                let distance = last.transform.distance(to: pose.transform)
                guard distance < Self.farthest, distance < best?.distance ?? .infinity else { continue }
                best = (place, distance)
            }
            return best.map { free[sighting.key, default: []].remove(at: $0.place) }
        }
    }

    /// Forgets as few matches as needed so that the others stand in their order from back to front.
    private func keepOrder(of matches: inout [MovingItem?]) {
        let places = matches.indices.filter { matches[$0] != nil }
        let orders = places.map { matches[$0]?.order ?? 0 }
        guard !zip(orders, orders.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
        // The longest growing part, by its length up to each place.
        var lengths = [Int](repeating: 1, count: orders.count)
        var previous = [Int](repeating: -1, count: orders.count)
        for place in orders.indices {
            for earlier in 0..<place
            where orders[earlier] < orders[place] && lengths[earlier] >= lengths[place] {
                lengths[place] = lengths[earlier] + 1
                previous[place] = earlier
            }
        }
        var kept: Set<Int> = []
        var place = lengths.indices.max { lengths[$0] < lengths[$1] } ?? -1
        while place >= 0 {
            kept.insert(place)
            place = previous[place]
        }
        for (index, place) in places.enumerated() where !kept.contains(index) { matches[place] = nil }
    }

    /// An item that jumps farther, in points, is another one.
    private static let farthest = 200.0
}

extension MovingItem: Equatable {
    static func == (left: MovingItem, right: MovingItem) -> Bool { left === right }
}

extension AffineTransform {
    /// How far the origin goes from one map to another.
    fileprivate func distance(to other: AffineTransform) -> Double {
        max((tx - other.tx).magnitude, (ty - other.ty).magnitude)
    }
}
