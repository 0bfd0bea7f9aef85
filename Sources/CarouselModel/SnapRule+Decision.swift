internal import MotionPhysics

/// A gesture at its end, as snap rules see it.
public struct Release: Hashable, Sendable {
    /// The selected slot when the gesture began.
    public var slot: Int
    /// The finger's way along the track, in points, as it is, undivided.
    public var translation: Double
    /// The content's offset, in points.
    public var offset: Double
    /// The content's velocity, in points per millisecond, negative towards later slots.
    public var velocity: Double

    /// Makes a release.
    public init(slot: Int, translation: Double, offset: Double, velocity: Double = 0) {
        self.slot = slot
        self.translation = translation
        self.offset = offset
        self.velocity = velocity
    }
}

extension SnapRule {
    /// The slot that a release selects; `nil` where nothing is selected and the content goes on freely.
    ///
    /// - Parameters:
    ///   - release: The gesture's end.
    ///   - track: The track.
    ///   - deceleration: The factor by which velocity falls each millisecond.
    /// - Returns: A slot of the track.
    public func slot(after release: Release, on track: Track, deceleration: Double) -> Int? {
        guard track.count > 0 else { return 0 }
        switch self {
        case .page(let threshold):
            let distance = threshold.distance(on: track, slot: release.slot)
            let step = release.translation > distance ? -1 : release.translation < -distance ? 1 : 0
            return track.legal(release.slot + step)
        case .nearest:
            return track.slot(after: release.translation, from: release.slot)
        case .viewAligned(let limit):
            let end = Self.projectedOffset(release, on: track, deceleration)
            return track.slot(
                nearestTo: end, within: limit.reach(on: track, slot: release.slot), of: release.slot)
        case .flow(let velocity):
            return track.legal(
                Int(saturating: Self.flowPage(after: release, on: track, velocity: velocity)))
        case .free: return nil
        }
    }

    /// The item or page selected while a finger is down; only the rule `nearest` changes it before the release.
    ///
    /// - Parameters:
    ///   - translation: The finger's way along the track, in points, as it is, undivided.
    ///   - slot: The slot selected when the gesture began.
    ///   - track: The track.
    /// - Returns: An index of the track.
    public func index(whileDraggedBy translation: Double, from slot: Int, on track: Track) -> Int {
        self == .nearest ? track.index(of: track.slot(after: translation, from: slot)) : track.index(of: slot)
    }

    /// The page that seed 004's collection view layout asks for, before the scroll view clamps it.
    ///
    /// It counts from the current offset, not from where the content would stop by itself.
    ///
    /// - Parameters:
    ///   - release: The gesture's end.
    ///   - track: The track.
    ///   - velocity: The velocity above which the page ahead is taken, in points per millisecond.
    /// - Returns: A whole number, perhaps beyond the track's ends.
    public static func flowPage(after release: Release, on track: Track, velocity: Double) -> Double {
        let page = track.pagePosition(at: release.offset)
        guard release.velocity.magnitude > velocity else { return page.rounded() }
        return page.rounded(release.velocity < 0 ? .up : .down)
    }

    private static func projectedOffset(_ release: Release, on track: Track, _ factor: Double) -> Double {
        let perSecond = release.velocity * 1000
        guard let deceleration = try? Deceleration(factor: factor) else { return release.offset }
        return deceleration.projection(from: release.offset, velocity: perSecond)
    }
}

extension PageThreshold {
    /// The distance in points for a selected slot of a track.
    public func distance(on track: Track, slot: Int) -> Double {
        switch self {
        case .points(let points): points
        case .pageDividedBy(let divisor): track.stride(of: slot) / divisor
        case .viewportTimes(let factor): track.viewport * factor
        }
    }
}

extension ViewAlignedLimit {
    /// How many slots one gesture may pass; `nil` for any number.
    func reach(on track: Track, slot: Int) -> Int? {
        switch self {
        case .never: return nil
        case .alwaysByOne: return 1
        case .automatic, .always:
            let stride = track.stride(of: slot)
            return stride > 0 ? max(1, Int(saturating: track.viewport / stride)) : 1
        }
    }
}

extension Track {
    /// The slot nearest to a number that the track has.
    func legal(_ slot: Int) -> Int { isLooping ? slot : index(of: slot) }

    /// The slot to which a finger's way leads from another one, counted in strides, halves away from it.
    func slot(after translation: Double, from slot: Int) -> Int {
        if isUniform {
            let stride = self.stride(of: slot)
            guard stride > 0 else { return slot }
            let steps = Int(saturating: (-translation / stride).rounded())
            return legal(slot.addingReportingOverflow(steps).partialValue)
        }
        let forward = translation < 0 ? 1 : -1
        var (reached, left) = (slot, translation.magnitude)
        while isLooping || (reached + forward >= 0 && reached + forward < count) {
            let stride = self.stride(of: forward > 0 ? reached : reached - 1)
            guard stride > 0, left >= stride / 2 else { break }
            left -= stride
            reached += forward
        }
        return reached
    }
}

extension Int {
    /// Makes the integer nearest to a number, the greatest or least one where it lies beyond, 0 for NaN.
    init(saturating value: Double) {
        let limit = 0x1p62
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
    }
}
