internal import MotionPhysics

extension EdgeRule {
    /// Where the content is shown when a finger has carried it from an offset by a translation.
    ///
    /// - Parameters:
    ///   - origin: The offset from which the touch carries the content, in points.
    ///   - translation: The finger's way along the track, in points, as it is, undivided.
    ///   - slot: The selected slot when the touch began.
    ///   - track: The track.
    /// - Returns: The content's offset, in points.
    public func offset(from origin: Double, translation: Double, slot: Int, on track: Track) -> Double {
        guard !track.isLooping else { return origin + translation }
        switch self {
        case .free: return origin + translation
        case .clamp: return track.restRange.clamping(origin + translation)
        case .divide: return origin + translation / divisor(translation: translation, slot: slot, on: track)
        case .rubberBand(let coefficient):
            guard let band = try? RubberBand(dimension: track.viewport, coefficient: coefficient) else {
                return track.restRange.clamping(origin + translation)
            }
            // What no finger can have pulled out so far, a bounce at a high speed, counts as the farthest pull.
            let raw = band.offset(displayed: origin, in: track.restRange).limited(to: Limit.distance)
            return band.displayed(offset: raw + translation, in: track.restRange)
        }
    }
}

extension EdgeRule {
    /// How many times less than the finger the content moves on the first or last slot of a dividing rule.
    ///
    /// The content's velocity is divided like its way.
    func divisor(translation: Double, slot: Int, on track: Track) -> Double {
        guard case .divide(let divisor) = self, divisor.magnitude > 0, !track.isLooping else { return 1 }
        let isOutwards = slot <= 0 && translation > 0 || slot >= track.count - 1 && translation < 0
        return isOutwards ? divisor : 1
    }
}

extension ClosedRange<Double> {
    /// The number of the range nearest to a number.
    func clamping(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
