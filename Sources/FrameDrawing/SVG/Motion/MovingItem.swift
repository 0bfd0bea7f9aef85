internal import PlaneGeometry

/// How an item stands at one time, against how it was first seen.
struct ItemPose: Hashable {
    /// How the item's own coordinates map to those around it.
    var transform = AffineTransform.identity
    /// The opacity, 0…1.
    var opacity = 1.0
    /// The colour laid over a group; `nil` for none.
    var tint: Color?
    /// The tint in the other theme; `nil` where it is the same.
    var otherTint: Color?
    /// The colour that a leaf is filled with, where it is one.
    var paint: Color?
    /// The colour in the other theme; `nil` where it is the same.
    var otherPaint: Color?
    /// How a picture moves behind what is shown of it.
    var picture = AffineTransform.identity
}

/// An item over the time that it is seen: what it is, once, and how it stands at each sample.
final class MovingItem {
    /// What it is: a leaf as it was first seen, or a group with its items then.
    private(set) var model: ThemedItem
    /// The first sample at which it is seen.
    let start: Int
    /// The sample from which on it has not been noted.
    private(set) var end: Int
    /// How it stands from each sample on at which that changes; `nil` while it is not seen.
    private var changes: [(sample: Int, pose: ItemPose?)]
    /// A group's items, where they do not stay the same.
    private(set) var content: ItemTimeline?
    /// Its place from back to front.
    var order = 0

    /// What makes it the same item again.
    let key: ItemSighting.Key

    /// A group's items as they were first seen.
    let items: [DisplayItem]
    /// The same in the other theme; `nil` where there is none.
    let otherItems: [DisplayItem]?

    /// Begins with an item that is seen for the first time.
    init(_ sighting: ItemSighting, at sample: Int) {
        key = sighting.key
        model = sighting.model
        start = sample
        end = sample + 1
        changes = [(sample, sighting.pose)]
        items = sighting.items
        otherItems = sighting.otherItems
    }

    /// How it stood when it was last seen.
    var lastPose: ItemPose? { changes.last?.pose }

    /// How it stands at each sample from the first to the last at which it is seen.
    func poses<Value>(_ part: (ItemPose) -> Value) -> SampleRow<Value> {
        var values: [Value?] = []
        values.reserveCapacity(end - start)
        for (place, change) in changes.enumerated() {
            let next = place + 1 < changes.count ? changes[place + 1].sample : end
            values += repeatElement(change.pose.map(part), count: next - change.sample)
        }
        return SampleRow(start: start, values: values)
    }

    /// At which of so many samples it is seen.
    func seenSamples(count: Int) -> [Bool] {
        var seen = [Bool](repeating: false, count: count)
        for (place, change) in changes.enumerated() where change.pose != nil {
            let next = place + 1 < changes.count ? changes[place + 1].sample : end
            for sample in change.sample..<min(next, count) { seen[sample] = true }
        }
        return seen
    }

    /// Whether its paint is not always the same colour.
    var changesPaint: Bool {
        let poses = changes.lazy.compactMap(\.pose)
        guard let first = poses.first else { return false }
        return poses.contains { $0.paint != first.paint || $0.otherPaint != first.otherPaint }
    }

    /// Notes that it stands at a sample, and at all since it was last noted, as it did then.
    func stay(at sample: Int) {
        end = max(end, sample + 1)
        content?.stay(at: sample)
    }

    /// Notes how it stands at a sample.
    ///
    /// - Throws: `SVGError.themesDiffer` where its items are not the same in both themes.
    func note(_ sighting: ItemSighting, pose: ItemPose, at sample: Int) throws(SVGError) {
        if end < sample { changes.append((end, nil)) }
        if changes.last?.pose != pose { changes.append((sample, pose)) }
        end = sample + 1
        guard case .group = model.item else { return }
        if content == nil, sighting.items != items || sighting.otherItems != otherItems {
            let timeline = ItemTimeline()
            try timeline.add(items, others: otherItems, at: start)
            content = timeline
        }
        try content?.add(sighting.items, others: sighting.otherItems, at: sample)
    }

    /// Takes the largest of its forms as its model, so that no small numbers are blown up.
    func takeLargestForm(_ sighting: ItemSighting, pose: ItemPose) {
        if case .group = model.item { return }
        guard pose.transform.lengthScale > 1 + Self.growth, pose.transform.isUprightScale else { return }
        let back = pose.transform.inverseOfUprightScale
        model = sighting.model
        changes = changes.map { sample, pose in
            guard var pose else { return (sample, nil) }
            pose.transform = back.followed(by: pose.transform)
            return (sample, pose)
        }
    }

    private static let growth = 1e-3
}

extension AffineTransform {
    /// The map that undoes one that neither turns, mirrors nor skews.
    var inverseOfUprightScale: AffineTransform {
        AffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d)
    }
}
