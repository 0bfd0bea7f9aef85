/// What becomes of a spring damped beyond the critical point.
public enum Overdamping: Hashable, Sendable, CaseIterable {
    /// The spring moves as if it were critically damped.
    ///
    /// So SwiftUI plays `interpolatingSpring`, and Core Animation and WebKit their springs: the over-damped
    /// case is not simulated.
    case clampToCritical
    /// The spring creeps to its target with two real decay rates, as the differential equation says.
    case physical
}
