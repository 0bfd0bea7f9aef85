/// What a golden holds, in the order in which it is compared; the first that differs is reported.
public enum GoldenLayer: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The offset, velocity, selection and phase of every frame, and what happened when.
    case motion
    /// Slots, cards and elements at the chosen moments.
    case layout
    /// What is drawn at the chosen moments, before it becomes pixels.
    case display
    /// The pictures of the chosen moments.
    case pixels

    /// Orders layers as they are compared.
    public static func < (left: GoldenLayer, right: GoldenLayer) -> Bool { left.rank < right.rank }

    /// That this layer differs, in two words.
    public var differs: String { self == .pixels ? "pixels differ" : "\(rawValue) differs" }

    /// That this layer passes, in two words.
    public var passes: String { self == .pixels ? "pixels pass" : "\(rawValue) passes" }

    private var rank: Int {
        switch self {
        case .motion: 0
        case .layout: 1
        case .display: 2
        case .pixels: 3
        }
    }
}
