/// The slots of a carousel in a row, and the offsets at which each comes to rest.
///
/// The offset is the content's translation in points: 0 where the first slot rests, negative as the carousel
/// moves on. Coordinates run along the track from the start of the carousel's node; a right-to-left carousel
/// is mirrored only where it is drawn.
public struct Track: Hashable, Sendable {
    /// The extents of slots along the track.
    public enum Extents: Hashable, Sendable {
        /// All alike.
        case uniform(Double)
        /// One by one.
        case varied([Double])
    }

    /// The extent of the carousel's node along the track, in points.
    public let viewport: Double
    /// How many slots there are: items, or pages where the carousel has rows.
    public let count: Int
    /// The distance between slots, in points.
    public let spacing: Double
    /// The distance before the first slot, in points.
    public let leadingInset: Double
    /// The distance after the last slot, in points.
    public let trailingInset: Double
    /// Whether the last slot is followed by the first.
    public let isLooping: Bool
    /// The distance after which a looping track repeats, in points.
    public let period: Double
    private let rest: RestRule
    private let isContained: Bool
    private let uniformExtent: Double
    /// Where each slot begins, and where one after the last would; empty for uniform slots.
    private let starts: [Double]
    /// Where slot 0 begins in the node at offset 0, in points.
    private var firstPosition = 0.0

    /// Makes the track of a carousel.
    ///
    /// - Parameters:
    ///   - carousel: The carousel.
    ///   - viewport: The extent of its node along the track, in points.
    ///   - count: How many slots there are.
    ///   - extents: The slots' extents along the track, in points; as many as slots where they vary.
    public init(carousel: Carousel, viewport: Double, count: Int, extents: Extents) {
        let count = min(max(count, 0), Limit.count)
        self.viewport = max(viewport.limited(to: Limit.distance), 0)
        self.count = count
        let spacing = carousel.spacing.limited(to: Limit.distance)
        self.spacing = spacing
        leadingInset = carousel.leadingInset.limited(to: Limit.distance)
        trailingInset = carousel.trailingInset.limited(to: Limit.distance)
        rest = carousel.rest
        switch extents {
        case .uniform(let extent):
            uniformExtent = max(extent.limited(to: Limit.distance), 0)
            starts = []
            period = Double(count) * (uniformExtent + spacing)
        case .varied(let extents):
            uniformExtent = 0
            var starts = [0.0]
            starts.reserveCapacity(count + 1)
            for slot in 0..<count {
                let extent = slot < extents.count ? max(extents[slot].limited(to: Limit.distance), 0) : 0
                starts.append(starts[slot] + extent + spacing)
            }
            self.starts = starts
            period = starts[count]
        }
        isLooping = carousel.isLooping && count > 0 && period > 0
        isContained = carousel.isContained && !isLooping
        firstPosition = leadingInset + (count > 0 ? scroll(restingAt: 0) : 0)
    }

    /// Whether all slots have the same extent.
    public var isUniform: Bool { starts.isEmpty }

    /// The extent of a slot along the track, in points.
    ///
    /// - Parameter slot: Its number, any integer where the track loops, else 0..<count.
    /// - Returns: The extent.
    public func extent(of slot: Int) -> Double {
        guard !starts.isEmpty else { return uniformExtent }
        let index = index(of: slot)
        return starts[index + 1] - starts[index] - spacing
    }

    /// Where a slot begins, in points from the start of slot 0.
    public func start(of slot: Int) -> Double {
        guard !starts.isEmpty else { return Double(slot) * (uniformExtent + spacing) }
        let index = index(of: slot)
        return starts[index] + Double((slot - index) / max(count, 1)) * period
    }

    /// The distance from a slot's start to the next one's, in points.
    public func stride(of slot: Int) -> Double { extent(of: slot) + spacing }

    /// The item or page that a slot number stands for: itself, or its remainder where the track loops.
    public func index(of slot: Int) -> Int {
        guard isLooping else { return min(max(slot, 0), max(count - 1, 0)) }
        let remainder = slot % count
        return remainder < 0 ? remainder + count : remainder
    }

    /// The extent of all slots with their spacing and the insets, in points.
    public var contentExtent: Double {
        guard count > 0 else { return leadingInset + trailingInset }
        return leadingInset + period - spacing + trailingInset
    }

    /// The offset at which a slot rests.
    public func restOffset(of slot: Int) -> Double {
        count > 0 ? scroll(restingAt: slot) - scroll(restingAt: 0) : 0
    }

    /// The offsets of the first and the last rest; a looping track has no ends.
    public var restRange: ClosedRange<Double> {
        guard !isLooping else { return -.infinity ... .infinity }
        let last = restOffset(of: count - 1)
        return min(last, 0)...max(last, 0)
    }

    /// Where a slot begins in the carousel's node at an offset, in points.
    public func position(of slot: Int, at offset: Double) -> Double {
        start(of: slot) + firstPosition + offset
    }

    /// The translation of content whose leading inset begins at the node's start, at which a slot rests.
    private func scroll(restingAt slot: Int) -> Double {
        let place = slot == 0 && !isLooping ? rest.first : rest.others
        let extent = extent(of: slot)
        let start = leadingInset + start(of: slot)
        let scroll =
            switch place {
            case .leading: leadingInset - start
            case .center: (viewport - extent) / 2 - start
            case .trailing: viewport - trailingInset - extent - start
            }
        return isContained ? max(min(scroll, 0), min(viewport - contentExtent, 0)) : scroll
    }
}
