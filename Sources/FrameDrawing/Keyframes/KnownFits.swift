/// The keyframes of movements that were fitted before.
///
/// A carousel that goes round by itself makes the same movement again and again, each time with another card.
struct KnownFits {
    /// Keyframes by a hash of the values that they follow.
    private var known: [Int: [Keyframe]] = [:]

    /// The keyframes of a movement: those of one with the same values, where they follow this one too, else new ones.
    ///
    /// - Parameter fitter: The movement.
    /// - Returns: The keyframes.
    mutating func keyframes(of fitter: KeyframeFitter) -> [Keyframe] {
        var hasher = Hasher()
        hasher.combine(fitter.tolerance)
        hasher.combine(fitter.places)
        hasher.combine(fitter.values)
        let hash = hasher.finalize()
        if let keyframes = known[hash], fitter.isFollowed(by: keyframes) { return keyframes }
        let keyframes = fitter.keyframes()
        known[hash] = keyframes
        return keyframes
    }
}

extension KeyframeFitter {
    /// Whether keyframes of another movement do for this one; the times may be others.
    fileprivate func isFollowed(by keyframes: [Keyframe]) -> Bool {
        keyframes.last?.sample == values.count - 1
            && errors(of: keyframes).divided(by: tolerance).largest <= 1
    }
}
