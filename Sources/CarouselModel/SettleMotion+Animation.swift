public import MotionPhysics
internal import PlaneGeometry

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
    /// Apple publishes nothing about that motion, so this is a model and not a measurement: a critically damped
    /// spring that takes over the content's velocity. Towards its target it takes over no more than
    /// ω₀ · distance, with which such a spring just does not run past the target, as a scroll view does not
    /// either. Away from it, at an end of the content, it takes over no more than e · ω₀ · viewport, with which a
    /// spring at rest swings out by one viewport, the limit of the rubber band.
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

    /// The velocity with which the motion to a target starts, in points per second.
    ///
    /// - Parameters:
    ///   - velocity: The content's velocity at the release, in points per second.
    ///   - travel: The way to the target, in points.
    ///   - track: The track.
    ///   - profile: The iOS release.
    /// - Returns: The velocity, 0 for a motion that starts at rest.
    func keptVelocity(
        _ velocity: Double, travel: Double, on track: Track, in profile: Profile
    ) -> Double {
        guard keepsVelocity(in: profile) else { return 0 }
        guard self == .scrollView else { return velocity }
        let frequency = 2 * Double.pi / Self.scrollViewResponse
        let isTowards = travel != 0 && (velocity < 0) == (travel < 0)
        return velocity.limited(
            to: frequency * (isTowards ? travel.magnitude : Elementary.exp(1) * track.viewport))
    }

    /// A spring; an illegal one, which no scene passes on, counts as the default.
    private static func spring(response: Double, dampingFraction: Double) -> Spring {
        let spring = try? Spring(response: response, dampingFraction: dampingFraction)
        return spring.flatMap { Limit.frequencies.contains($0.naturalFrequency) ? $0 : nil } ?? .systemDefault
    }
}

extension SpringForm {
    /// The spring; an illegal one, which no scene passes on, counts as the default.
    var spring: Spring {
        let spring = try? Spring(
            mass: mass, stiffness: stiffness, damping: damping,
            initialVelocity: initialVelocity.limited(to: Limit.velocity),
            overdamping: allowsOverdamping ? .physical : .clampToCritical)
        return spring.flatMap { Limit.frequencies.contains($0.naturalFrequency) ? $0 : nil } ?? .systemDefault
    }
}
