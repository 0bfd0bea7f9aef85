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
        guard case .interpolatingSpring(let form) = Carousel.Preset.centeredPeek.carousel.settle else {
            return [:]
        }
        let spring = try Spring(
            mass: form.mass, stiffness: form.stiffness, damping: form.damping,
            initialVelocity: form.initialVelocity,
            overdamping: inputs.word(
                "overdamping", of: ["clampToCritical": .clampToCritical, "physical": .physical]))
        let overlap = try inputs.word("mode", of: ["blend": Overlap.blend, "additive": .additive])
        var drag = AnimatedValue(0.0)
        let samples = try inputs.rows("samples")
        for sample in samples {
            drag.set(sample[1], at: sample[0], animation: .interpolatingSpring(spring, overlap: overlap))
        }
        return [
            "displayedDragOffset": JSONValue(drag.value(at: try inputs.number("time"))),
            "fingerOffset": JSONValue(samples.last?[1] ?? 0),
        ]
    },
]
