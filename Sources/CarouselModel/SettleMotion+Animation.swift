public import MotionPhysics

extension CurveForm {
    /// The curve as a tween; an illegal one, which no scene passes on, counts as linear.
    public var tween: Tween {
        guard let curve = try? TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2),
            let tween = try? Tween(curve, duration: duration)
        else { return .linear }
        return tween
    }

    /// The curve's progress at a fraction of its time, both 0…1 but for overshoots.
    func progress(at fraction: Double) -> Double { tween.curve.progress(at: fraction) }
}

extension SettleMotion {
    /// The response of the spring that stands for a scroll view's motion to its target, in seconds.
    ///
    /// Apple publishes nothing about that motion. The model: a critically damped spring that takes over the
    /// content's velocity.
    public static let scrollViewResponse = 0.5

    /// The animation that plays it under a profile.
    public func animation(in profile: Profile) -> Animation {
        switch self {
        case .platformDefault: profile == .iOS17 ? .default : .legacyDefault
        case .smooth: .smooth
        case .snappy: .snappy
        case .bouncy: .bouncy
        case .curve(let form): .tween(form.tween)
        case .interpolatingSpring(let form): .interpolatingSpring(form.spring)
        case .spring(let response, let dampingFraction):
            .spring(Self.spring(response: response, dampingFraction: dampingFraction))
        case .scrollView: .spring(Self.spring(response: Self.scrollViewResponse, dampingFraction: 1))
        }
    }

    /// The animation with which the program or autoplay turns a page under a profile.
    ///
    /// A scroll view is told to scroll inside `withAnimation`, whose default that is.
    func programmaticAnimation(in profile: Profile) -> Animation {
        self == .scrollView ? SettleMotion.platformDefault.animation(in: profile) : animation(in: profile)
    }

    /// Whether the motion takes over the velocity of the finger under a profile.
    func keepsVelocity(in profile: Profile) -> Bool {
        switch self {
        case .scrollView: true
        case .platformDefault, .smooth, .snappy, .bouncy, .spring: profile == .iOS17
        case .curve, .interpolatingSpring: false
        }
    }

    /// A spring; an illegal one, which no scene passes on, counts as the default.
    private static func spring(response: Double, dampingFraction: Double) -> Spring {
        (try? Spring(response: response, dampingFraction: dampingFraction)) ?? .systemDefault
    }
}

extension SpringForm {
    /// The spring; an illegal one, which no scene passes on, counts as the default.
    var spring: Spring {
        (try? Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
            overdamping: allowsOverdamping ? .physical : .clampToCritical)) ?? .systemDefault
    }
}
