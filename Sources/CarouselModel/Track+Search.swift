extension Track {
    /// The slots that meet the open interval between two places of the carousel's node at an offset.
    ///
    /// Numbers outside 0..<count stand for further rounds of a looping track. Where more than `visibleLimit`
    /// slots would be in view, stacked by a negative spacing, the first of them are given.
    ///
    /// - Parameters:
    ///   - start: The interval's start, in points from the node's start.
    ///   - end: The interval's end.
    ///   - offset: The content's offset.
    /// - Returns: Slot numbers, empty where none meets it.
    /// - Complexity: O(log `count`) and the slots found.
    public func slots(from start: Double, to end: Double, at offset: Double) -> Range<Int> {
        guard count > 0, end > start, offset.isFinite else { return 0..<0 }
        let origin = position(of: 0, at: offset)
        let first = partition(near: start - origin - extent(of: 0)) {
            position(of: $0, at: offset) + extent(of: $0) > start
        }
        let last = partition(near: end - origin) { position(of: $0, at: offset) >= end }
        return first..<min(max(first, last), first + Self.visibleLimit)
    }

    /// The slot whose rest is nearest to an offset; of two equally near the one ahead.
    public func slot(nearestTo offset: Double) -> Int {
        guard count > 0, offset.isFinite else { return 0 }
        let next = partition(near: -offset) { restOffset(of: $0) <= offset }
        let ahead = isLooping ? next : min(next, count - 1)
        let behind = isLooping ? next - 1 : max(ahead - 1, 0)
        let isBehindNearer =
            (restOffset(of: behind) - offset).magnitude < (restOffset(of: ahead) - offset).magnitude
        let nearest = isBehindNearer ? behind : ahead
        return isLooping ? nearest : firstSlot(restingLike: nearest)
    }

    /// The slot of the track whose rest is nearest to an offset, within a number of slots from another one.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points.
    ///   - reach: How many slots away it may lie; `nil` for any number.
    ///   - slot: The slot from which it may lie away.
    /// - Returns: A slot of the track.
    public func slot(nearestTo offset: Double, within reach: Int?, of slot: Int) -> Int {
        let nearest = self.slot(nearestTo: offset)
        guard let reach else { return legal(nearest) }
        return legal(min(max(nearest, slot - reach), slot + reach))
    }

    /// The page at an offset with its fraction: 1.5 halfway between the rests of slots 1 and 2.
    ///
    /// Beyond the ends it stays at the first or last page.
    public func fractionalSlot(at offset: Double) -> Double {
        guard count > 0, offset.isFinite else { return 0 }
        let next = partition(near: -offset) { restOffset(of: $0) <= offset }
        guard isLooping || next > 0 else { return 0 }
        guard isLooping || next < count else { return Double(count - 1) }
        let (behind, ahead) = (restOffset(of: next - 1), restOffset(of: next))
        return Double(next) - (behind > ahead ? (offset - ahead) / (behind - ahead) : 0)
    }

    /// The offset counted in strides from the first rest, going on beyond the ends.
    ///
    /// Where all slots are alike it is exactly the content offset over the stride, as a collection view's
    /// layout computes its current page.
    public func pagePosition(at offset: Double) -> Double {
        guard count > 0 else { return 0 }
        let first = stride(of: 0)
        if isUniform { return first > 0 ? -offset / first : 0 }
        let last = stride(of: count - 1)
        let range = restRange
        if offset > range.upperBound, first > 0 { return (range.upperBound - offset) / first }
        if offset < range.lowerBound, last > 0 {
            return Double(count - 1) + (range.lowerBound - offset) / last
        }
        return fractionalSlot(at: offset)
    }

    /// The offset at a page with its fraction, the inverse of ``fractionalSlot(at:)``.
    func offset(ofFractionalSlot page: Double) -> Double {
        guard count > 0 else { return 0 }
        let whole = page.rounded(.down)
        let behind = legal(Int(saturating: whole))
        let ahead = legal(behind + 1)
        return restOffset(of: behind) + (restOffset(of: ahead) - restOffset(of: behind)) * (page - whole)
    }

    /// The first of the slots that rest where one rests: contained ones share the rests of the ends.
    private func firstSlot(restingLike slot: Int) -> Int {
        let rest = restOffset(of: slot)
        return partition(near: -rest) { restOffset(of: $0) <= rest }
    }

    /// The first slot for which a condition holds that stays true from there on; `count` where it never does.
    ///
    /// It looks around a guess in steps that double, then halves what is left.
    ///
    /// - Parameters:
    ///   - distance: Where the condition is thought to turn true, in points from the start of slot 0.
    ///   - holds: The condition.
    /// - Complexity: O(log *d*) in the number of slots *d* between the guess and the answer; for slots that are
    ///   all alike the guess is the answer or its neighbour.
    /// - Returns: A slot number.
    private func partition(near distance: Double = 0, _ holds: (Int) -> Bool) -> Int {
        let (least, greatest) = isLooping ? (-Self.farthestSlot, Self.farthestSlot) : (0, count)
        let guess = period > 0 ? Int(saturating: (distance / period * Double(count)).rounded()) : 0
        var low = min(max(guess, least), greatest)
        var high = low
        var step = 1
        if low == greatest || holds(low) {
            low -= 1
            while low >= least, holds(low) {
                high = low
                low -= step
                step *= 2
            }
            low = max(low + 1, least)
        } else {
            low += 1
            high = low
            while high < greatest, !holds(high) {
                low = high + 1
                high += step
                step *= 2
            }
            high = min(high, greatest)
        }
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// No more slots than this are in view: they would be narrower than a pixel of any display.
    public static let visibleLimit = 4096

    /// Slot numbers beyond this are not searched: at 1 pt each they exceed what a Double tells apart.
    private static let farthestSlot = 1 << 53
}
