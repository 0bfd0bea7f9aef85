/// How an animation begins while the one before it is still running.
///
/// Springs that keep position and velocity need no such rule; curves and interpolating springs do.
public enum Overlap: Hashable, Sendable, CaseIterable {
    /// The new one runs on top of the old: old(t) + (target − old(t))·s(t).
    ///
    /// So SwiftUI combines animations that do not merge (OpenSwiftUI's `DefaultCombiningAnimation`).
    case blend
    /// The new change is added to the old motion: old(t) + (target − old target)·s(t).
    ///
    /// So Core Animation combines additive animations.
    case additive
    /// The old one ends where it is, and the new one begins there.
    case replace
}
