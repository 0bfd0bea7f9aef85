import CarouselModel
import PlaneGeometry
import Testing

/// Numbers that no scene passes on, but that code might: the simulation neither traps nor loops, and what it
/// answers is a number.
@Suite struct HostileNumberTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -1, 0, 1e9, -0.0,
    ]
    private static let counts = [Int.min, -1, 0, 1, 3, 1 << 40, Int.max]

    /// One of a few values.
    private struct Chooser {
        var generator: SeededGenerator

        mutating func number() -> Double {
            let ordinary = Double.random(in: -400...400, using: &generator)
            return Bool.random(using: &generator)
                ? ordinary : HostileNumberTests.numbers.randomElement(using: &generator) ?? ordinary
        }

        mutating func count() -> Int { HostileNumberTests.counts.randomElement(using: &generator) ?? 0 }

        mutating func one<Value>(_ values: [Value], else other: Value) -> Value {
            values.randomElement(using: &generator) ?? other
        }
    }

    private func extent(_ chooser: inout Chooser) -> ExtentForm {
        let number = chooser.number()
        return chooser.one(
            [
                .points(number), .fraction(number), .inset(number), .count(chooser.count()),
                .ratio(height: number, width: chooser.number()), .fit,
            ], else: .fit)
    }

    private func settle(_ chooser: inout Chooser) -> SettleMotion {
        let curve = CurveForm(
            x1: chooser.number(), y1: chooser.number(), x2: chooser.number(), y2: chooser.number(),
            duration: chooser.number())
        let spring = SpringForm(
            mass: chooser.number(), stiffness: chooser.number(), damping: chooser.number(),
            initialVelocity: chooser.number(), allowsOverdamping: true)
        return chooser.one(
            [
                .curve(curve), .interpolatingSpring(spring), .scrollView, .platformDefault,
                .spring(response: chooser.number(), dampingFraction: chooser.number()),
            ], else: .scrollView)
    }

    private func carousel(_ chooser: inout Chooser) -> Carousel {
        var carousel = Carousel()
        carousel.axis = chooser.one(Axis.allCases, else: .horizontal)
        carousel.slot = BoxForm(width: extent(&chooser), height: extent(&chooser))
        carousel.card = BoxForm(width: extent(&chooser), height: extent(&chooser))
        carousel.spacing = chooser.number()
        carousel.leadingInset = chooser.number()
        carousel.trailingInset = chooser.number()
        carousel.crossAlignment = chooser.number()
        carousel.isLooping = chooser.one([true, false], else: true)
        carousel.isContained = chooser.one([true, false], else: true)
        carousel.hasImplicitLag = chooser.one([true, false, false], else: true)
        carousel.rest = RestRule(chooser.one(RestRule.Place.allCases, else: .center))
        carousel.edges = chooser.one(
            [.free, .clamp, .divide(by: chooser.number()), .rubberBand(coefficient: chooser.number())],
            else: .free)
        carousel.snap = chooser.one(
            [
                .page(threshold: .points(chooser.number())), .flow(velocity: chooser.number()), .free,
                .page(threshold: .pageDividedBy(chooser.number())), .nearest, .viewAligned(limit: .automatic),
                .page(threshold: .viewportTimes(chooser.number())), .viewAligned(limit: .never),
            ], else: .nearest)
        carousel.deceleration = chooser.number()
        carousel.settle = settle(&chooser)
        carousel.effects = [effect(&chooser), effect(&chooser)]
        var rows = Rows(count: 1, spacing: chooser.number())
        rows.count = chooser.count()
        carousel.rows = chooser.one([nil, rows], else: nil)
        let rule = Autoplay(
            interval: chooser.number(), firstDelay: chooser.number(),
            end: chooser.one(Autoplay.End.allCases, else: .stop),
            dwell: chooser.one(Autoplay.Dwell.allCases, else: .tick))
        carousel.autoplay = chooser.one([nil, rule], else: nil)
        return carousel
    }

    private func effect(_ chooser: inout Chooser) -> Effect {
        let ramp = chooser.one(
            [
                Ramp.falloff(minimum: chooser.number(), distance: chooser.number()),
                .stops((0..<3).map { _ in RampStop(distance: chooser.number(), value: chooser.number()) }),
            ], else: .standardScale)
        let transition = ScrollTransition(threshold: chooser.number())
        return chooser.one(
            [
                .scale(ramp), .opacity(ramp), .offset(along: ramp, across: ramp), .depth(ramp),
                .parallax(along: ramp, across: nil), .rotation(ramp), .scrollTransition(transition),
                .dim(red: 0, green: 0, blue: 0, opacity: ramp),
            ], else: .scale(ramp))
    }

    private func step(_ chooser: inout Chooser) -> ScriptStep {
        let start: ScriptStep.Start = chooser.one(
            [.at(chooser.number()), .after(chooser.number()), .afterSettled, .after(0.1)], else: .afterSettled
        )
        let point = Point(x: chooser.number(), y: chooser.number())
        let samples = (0..<3).map { _ in TouchSample(time: chooser.number(), translation: point) }
        let distance: DragDistance = chooser.one(
            [
                .by(point), .alongTrack(point.x), .forward(.points(point.y)), .samples(samples),
                .forward(.fraction(point.x)), .samples([]),
            ], else: .by(point))
        let drag = Drag(
            distance: distance, duration: chooser.one([chooser.number(), 0.1, 0.1], else: 1),
            velocity: chooser.one([nil, chooser.number()], else: nil))
        let action: ScriptAction = chooser.one(
            [
                .drag(drag), .drag(drag), .fling(Fling(distance: distance, speed: chooser.number())),
                .select(.index(chooser.count()), animated: true), .wait(chooser.number()),
                .scrollTo(offset: chooser.number(), animated: chooser.count() > 0),
                .select(.next, animated: true),
                .catch(hold: chooser.number()), .resize(width: chooser.number(), height: chooser.number()),
            ], else: .mark("m"))
        return ScriptStep(start: start, action: action)
    }

    @Test(arguments: 0..<10)
    func whateverTheNumbersTheMotionIsFinite(share: UInt64) {
        for seed in UInt64(0)..<30 { play(seed: share * 30 + seed) }
    }

    private func play(seed: UInt64) {
        var chooser = Chooser(generator: SeededGenerator(seed: seed))
        let carousel = carousel(&chooser)
        let stage = Size(width: chooser.number(), height: chooser.number())
        let items = [0, 1, 3, 20].randomElement(using: &chooser.generator) ?? 3
        let layout = CarouselLayout(carousel: carousel, container: stage, itemCount: items)
        let steps = (0..<3).map { _ in step(&chooser) }
        let motion = Simulation(
            carousel: carousel, track: layout.track, script: Script(steps: steps),
            setting: Simulation.Setting(
                touchRate: chooser.number(), recognitionDistance: chooser.number(),
                startIndex: chooser.count(), duration: chooser.one([2, 0.5, .nan, -1], else: 1)),
            resizedTrack: { viewport in
                let size = Size(width: viewport.width ?? 1, height: viewport.height ?? 1)
                return CarouselLayout(carousel: carousel, container: size, itemCount: items).track
            }
        ).motionTrack()
        #expect(motion.duration.isFinite, "seed \(seed)")
        for time in [-1, 0, 0.05, 0.3, 1, motion.duration, .infinity, .nan] {
            let state = motion.state(at: time)
            #expect(state.offset.isFinite && state.velocity.isFinite, "seed \(seed)")
            let seen = layout.cards(at: state.offset, in: Rect(origin: .zero, size: stage))
            #expect(seen.count <= Track.visibleLimit * 20)
            #expect(seen.prefix(10).allSatisfy { $0.frame.minX.isFinite && $0.pose.isFinite }, "seed \(seed)")
        }
    }

    @Test func aDragOfADayIsPlayedTouchByTouch() {
        let drag = Drag(distance: .forward(.points(1e6)), duration: 1e300)
        let motion = played(.snap, [ScriptStep(.drag(drag))], setting: .init(touchRate: 1, duration: 2_000))
        #expect(motion.state(at: 1_000.5).offset == -1000)
    }
}

extension CardPose {
    fileprivate var isFinite: Bool {
        let numbers = [scale, opacity, offset.x, offset.y, rotation, depth, parallax.x, parallax.y]
        return (numbers + dims.map(\.opacity)).allSatisfy(\.isFinite)
    }
}
