import MotionPhysics
import VectorFiles

/// The formulas of Embla, Swiper, Flutter and Android.
let otherEngineTopics: [String: VectorChecker] = [
    "embla_scroll_body": { inputs in
        let state = try Embla.state(
            afterSteps: inputs.integer("steps"), target: inputs.number("target"),
            duration: inputs.number("duration"), friction: inputs.number("friction"))
        return ["location": JSONValue(state.location), "velocity": JSONValue(state.velocity)]
    },
    "swiper_resistance": { inputs in
        let translation = try Swiper.translation(
            pastStart: inputs.number("diffPastStart"), start: inputs.number("minTranslate"),
            ratio: inputs.number("resistanceRatio"))
        return ["translate": JSONValue(translation)]
    },
    "swiper_snap": { inputs in
        let directions = Dictionary(uniqueKeysWithValues: Swiper.Direction.allCases.map { ($0.rawValue, $0) })
        let slide = try Swiper.slide(
            stop: inputs.integer("stopIndex"), ratio: inputs.number("ratio"), time: inputs.number("timeMs"),
            direction: inputs.word("direction", of: directions),
            long: (inputs.number("longSwipesMs"), inputs.number("longSwipesRatio")))
        return ["slide": JSONValue(slide)]
    },
    "flutter_page_target": { inputs in
        let target = try Flutter.pageTarget(
            offset: inputs.number("pixels"), viewport: inputs.number("viewport"),
            velocity: inputs.number("velocity"), devicePixelRatio: inputs.number("devicePixelRatio"))
        return ["targetPixels": JSONValue(target)]
    },
    "flutter_overscroll_friction": { inputs in
        let factor = try Flutter.overscrollFactor(
            overscroll: inputs.number("overscroll"), viewport: inputs.number("viewport"))
        return ["factor": JSONValue(factor)]
    },
    "flutter_friction": { inputs in
        let drag = try inputs.number("drag")
        let start = try inputs.number("position")
        let velocity = try inputs.number("velocity")
        let time = try inputs.number("time")
        let position = Flutter.frictionPosition(at: time, from: start, velocity: velocity, drag: drag)
        return [
            "x": JSONValue(position),
            "dx": JSONValue(Flutter.frictionVelocity(at: time, velocity: velocity, drag: drag)),
            "finalX": JSONValue(Flutter.frictionEnd(from: start, velocity: velocity, drag: drag)),
        ]
    },
    "android_fling": { inputs in
        let fling = try Android.fling(
            velocity: inputs.number("velocityPxPerS"), density: inputs.number("density"),
            friction: inputs.number("friction"), inflexion: inputs.number("inflexion"))
        return [
            "distancePx": JSONValue(fling.distance),
            "durationMs": JSONValue(fling.duration),
            "decelerationRate": JSONValue(Android.decelerationRate),
        ]
    },
    "android_spline_position": { inputs in
        let inflexion = try inputs.number("P2")
        guard try inputs.number("P1") == inflexion / 2 else { throw inputs.unreadable("P1", "half of P2") }
        let fraction = try Android.distanceFraction(at: inputs.number("timeFraction"), inflexion: inflexion)
        return ["distanceFraction": JSONValue(fraction)]
    },
]
