import CarouselModel
import MotionPhysics
import PlaneGeometry

/// The size of the carousels that tests play, in points.
let stage = Size(width: 390, height: 320)

/// A preset without autoplay and rows, changed.
func carousel(_ preset: Carousel.Preset, change: (inout Carousel) -> Void = { _ in }) -> Carousel {
    var carousel = preset.carousel
    carousel.autoplay = nil
    carousel.rows = nil
    if preset == .scrollView { carousel.slot = BoxForm(width: .points(180)) }
    change(&carousel)
    return carousel
}

/// Plays a script on a carousel that lies in a stage of 390 × 320 points until the script resizes it.
func simulation(
    _ carousel: Carousel, _ steps: [ScriptStep], items: Int = 10,
    setting: Simulation.Setting = Simulation.Setting(), stage: Size = stage
) -> Simulation {
    func track(_ viewport: ViewportOverride) -> Track {
        let size = Size(width: viewport.width ?? stage.width, height: viewport.height ?? stage.height)
        return CarouselLayout(carousel: carousel, container: size, itemCount: items).track
    }
    return Simulation(
        carousel: carousel, track: track(.none), script: Script(steps: steps), setting: setting,
        resizedTrack: track)
}

/// The motion of a preset without autoplay and rows, changed.
func played(
    _ preset: Carousel.Preset, _ steps: [ScriptStep], items: Int = 10,
    setting: Simulation.Setting = Simulation.Setting(), change: (inout Carousel) -> Void = { _ in }
) -> MotionTrack {
    simulation(carousel(preset, change: change), steps, items: items, setting: setting).motionTrack()
}

/// A drag towards the next cards, in points.
func swipe(_ points: Double, over duration: Double = 0.2, cancelled: Bool = false) -> ScriptAction {
    .drag(Drag(distance: .forward(.points(points)), duration: duration, isCancelled: cancelled))
}

extension ScriptStep {
    init(at time: Double, _ action: ScriptAction) { self.init(start: .at(time), action: action) }
}

extension MotionTrack {
    /// The carousel at the end.
    var last: CarouselState { state(at: duration) }

    /// The times and pages of autoplay's ticks.
    var ticks: [(time: Double, index: Int)] {
        events.compactMap { if case .tick(let index) = $0.kind { ($0.time, index) } else { nil } }
    }

    /// The times of events of a kind.
    func times(of kind: MotionEvent.Kind) -> [Double] { events.filter { $0.kind == kind }.map(\.time) }

    /// The step of the offset at a time, from just before it.
    func jump(at time: Double) -> Double {
        (motion.state(at: time).value - motion.state(at: time - 1e-9).value).magnitude
    }
}
