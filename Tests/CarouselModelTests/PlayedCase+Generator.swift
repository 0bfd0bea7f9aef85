import CarouselModel
import PlaneGeometry

extension PlayedCase {
    /// Makes the case of a seed.
    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        carousel = Self.carousel(using: &generator)
        items = [0, 1, 2, 3, 5, 10, 40].randomElement(using: &generator) ?? 10
        setting = Simulation.Setting(
            profile: .random(Profile.allCases, using: &generator),
            touchRate: .random([60.0, 120, 47.5], using: &generator),
            startIndex: Int.random(in: 0...5, using: &generator))
        let count = Int.random(in: 0...5, using: &generator)
        steps = (0..<count).map { _ in Self.step(using: &generator) }
        if Bool.random(using: &generator) { self = transposed }
    }

    private static func carousel(using generator: inout SeededGenerator) -> Carousel {
        var carousel = Carousel.Preset.random(Carousel.Preset.allCases, using: &generator).carousel
        carousel.rows = nil
        if Bool.random(using: &generator) {
            carousel.snap = .random(snaps, using: &generator)
            carousel.settle = .random(settles, using: &generator)
            carousel.edges = .random(edges, using: &generator)
            carousel.rest = RestRule(.random(RestRule.Place.allCases, using: &generator))
            carousel.isContained = Bool.random(using: &generator)
            carousel.grab = .random(GrabRule.allCases, using: &generator)
            carousel.spacing = .random([0, 15, 40.5], using: &generator)
            carousel.isLooping = Int.random(in: 0..<3, using: &generator) == 0
            carousel.hasImplicitLag = Int.random(in: 0..<8, using: &generator) == 0
            carousel.animatesFirstHop = Int.random(in: 0..<4, using: &generator) == 0
        }
        if carousel.slot.height != nil { carousel.slot.height = .points(300) }
        if Int.random(in: 0..<4, using: &generator) == 0 { carousel.slot = BoxForm() }
        carousel.autoplay = Int.random(in: 0..<3, using: &generator) == 0 ? rule(using: &generator) : nil
        return carousel
    }

    private static let snaps: [SnapRule] = [
        .page(threshold: .pageDividedBy(20)), .page(threshold: .viewportTimes(0.3)),
        .page(threshold: .points(50)), .nearest, .viewAligned(limit: .automatic),
        .viewAligned(limit: .alwaysByOne), .viewAligned(limit: .never), .flow(velocity: 0.2), .free,
    ]
    private static let settles: [SettleMotion] = [
        .platformDefault, .smooth, .snappy, .bouncy, .scrollView, .curve(.easeInOut), .curve(.linear),
        .curve(CurveForm(x1: 0.2, y1: -0.6, x2: 0.3, y2: 1.7, duration: 0.8)),
        .interpolatingSpring(SpringForm(mass: 0.6, stiffness: 150, damping: 80, initialVelocity: 0.1)),
        .interpolatingSpring(SpringForm(stiffness: 170, damping: 12, initialVelocity: 3)),
        .spring(response: 0.3, dampingFraction: 0.6), .spring(response: 0.4, dampingFraction: 1.5),
    ]
    private static let edges: [EdgeRule] = [
        .free, .clamp, .divide(by: 4), .rubberBand(coefficient: 0.55), .rubberBand(coefficient: 1),
    ]

    private static func rule(using generator: inout SeededGenerator) -> Autoplay {
        Autoplay(
            interval: .random([0.2, 0.75, 3], using: &generator),
            firstDelay: .random([nil, 0, 0.4], using: &generator),
            end: .random(Autoplay.End.allCases, using: &generator),
            whileDragging: .random(Autoplay.Dragging.allCases, using: &generator),
            resume: .random(Autoplay.Resume.allCases, using: &generator),
            dwell: .random(Autoplay.Dwell.allCases, using: &generator))
    }

    private static func step(using generator: inout SeededGenerator) -> ScriptStep {
        let start: ScriptStep.Start =
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: .at(Double(Int.random(in: 0..<8, using: &generator)) / 4)
            case 1: .afterSettled
            case 2: .after(0)
            default: .after(Double.random(in: 0..<1, using: &generator))
            }
        return ScriptStep(start: start, action: action(using: &generator))
    }

    private static func action(using generator: inout SeededGenerator) -> ScriptAction {
        let way = Double.random(in: -500...500, using: &generator).rounded()
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: return .fling(Fling(distance: .forward(.points(way / 4)), speed: 200 + way.magnitude * 8))
        case 1: return .select(.index(Int.random(in: 0..<12, using: &generator)), animated: way > -300)
        case 2: return .select(.random([.next, .previous, .first, .last], using: &generator), animated: true)
        case 3: return .scrollTo(offset: way * 3, animated: way > 0)
        case 4: return .mark("m")
        case 5: return .wait(way.magnitude / 1000)
        case 6: return .catch(hold: way.magnitude / 2000)
        case 7: return .resize(width: 300 + way / 5, height: way > 0 ? nil : 250)
        default: return .drag(drag(way, using: &generator))
        }
    }

    private static func drag(_ way: Double, using generator: inout SeededGenerator) -> Drag {
        let vector = Point(x: way, y: Double.random(in: -500...500, using: &generator))
        let middle = TouchSample(time: 0.1, translation: Point(x: vector.y, y: way))
        let distances: [DragDistance] = [
            .by(vector), .alongTrack(way), .forward(.points(way)), .forward(.fraction(way / 400)),
            .samples([middle, TouchSample(time: 0.3, translation: vector)]),
        ]
        return Drag(
            distance: .random(distances, using: &generator),
            duration: .random([0, 0.05, 0.2, 0.35, 0.6], using: &generator),
            curve: .random([.linear, .easeOut], using: &generator),
            velocity: .random([nil, nil, 0, -way * 10, 1e5], using: &generator),
            isCancelled: Int.random(in: 0..<6, using: &generator) == 0)
    }
}

extension Hashable {
    /// One of a few values, which must not be none.
    fileprivate static func random(_ values: [Self], using generator: inout SeededGenerator) -> Self {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }
}
