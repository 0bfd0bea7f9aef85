import CarouselModel
import MotionPhysics
import PlaneGeometry
import VectorFiles

/// What the articles' carousels do after a release, by their timers and behind the finger.
let seedMotionTopics: [String: VectorChecker] = [
    "seed_release": { inputs in
        let layout = try inputs.seedLayout()
        let time = try inputs.number("time")
        let slot = try inputs.integer("index")
        let translation = try inputs.number("translation")
        let isOld = try inputs.string("animation").contains("pre iOS 17")
        let carriesVelocity = try inputs.contains("velocityCarryOver") && inputs.bool("velocityCarryOver")
        let drag = Drag(
            distance: .alongTrack(translation), duration: 0.25,
            velocity: carriesVelocity ? try inputs.number("fingerVelocity") : 0)
        var carousel = layout.carousel
        carousel.autoplay = nil
        if case .interpolatingSpring(var spring) = carousel.settle {
            spring.allowsOverdamping = try inputs.string("overdamping") == "physical"
            carousel.settle = .interpolatingSpring(spring)
        }
        let script = Script(steps: [ScriptStep(action: .drag(drag))])
        let motion = Simulation(
            carousel: carousel, track: layout.track, script: script,
            setting: Simulation.Setting(profile: isOld ? .iOS16 : .iOS17, startIndex: slot)
        ).motionTrack()
        let after = motion.state(at: drag.duration + time)
        return [
            "newIndex": JSONValue(after.index),
            "offsetAtRelease": JSONValue(motion.state(at: drag.duration).offset),
            "targetOffset": JSONValue(layout.track.restOffset(of: after.index)),
            "offset": JSONValue(after.offset),
        ]
    },
    "seed002_implicit_lag": { inputs in
        let preset = Carousel.Preset.centeredPeek.carousel
        guard case .interpolatingSpring(var form) = preset.settle else { return [:] }
        form.allowsOverdamping = try inputs.string("overdamping") == "physical"
        let samples = try inputs.rows("samples")
        let time = try inputs.number("time")
        let isBlending = try inputs.word("mode", of: ["blend": true, "additive": false])
        let shown =
            isBlending
            ? displayed(samples, of: preset, settling: form, at: time)
            : try added(samples, Spring(form), at: time)
        return [
            "displayedDragOffset": JSONValue(shown), "fingerOffset": JSONValue(samples.last?[1] ?? 0),
        ]
    },
]

/// Where the carousel shows its content behind a finger; its touches come as often as the vector's samples.
private func displayed(
    _ samples: [[Double]], of preset: Carousel, settling form: SpringForm, at time: Double
) -> Double {
    var carousel = preset
    carousel.hasImplicitLag = true
    carousel.settle = .interpolatingSpring(form)
    let layout = CarouselLayout(carousel: carousel, container: Size(width: 390, height: 320), itemCount: 10)
    let touches = samples.map { TouchSample(time: $0[0], translation: Point(x: $0[1], y: 0)) }
    // The finger stays down after its last sample.
    let still = TouchSample(time: time + 1, translation: touches.last?.translation ?? .zero)
    let script = Script(steps: [ScriptStep(action: .drag(Drag(distance: .samples(touches + [still]))))])
    let interval = samples.count > 1 ? samples[1][0] - samples[0][0] : time
    return Simulation(
        carousel: carousel, track: layout.track, script: script,
        setting: Simulation.Setting(touchRate: 1 / interval, recognitionDistance: 0)
    ).motionTrack().state(at: time).offset
}

/// The same where each change is added to what is under way, as Core Animation would.
private func added(_ samples: [[Double]], _ spring: Spring, at time: Double) -> Double {
    var drag = AnimatedValue(0.0)
    for sample in samples {
        drag.set(sample[1], at: sample[0], animation: .interpolatingSpring(spring, overlap: .additive))
    }
    return drag.value(at: time)
}

extension Spring {
    fileprivate init(_ form: SpringForm) throws {
        try self.init(
            mass: form.mass, stiffness: form.stiffness, damping: form.damping,
            initialVelocity: form.initialVelocity,
            overdamping: form.allowsOverdamping ? .physical : .clampToCritical)
    }
}
