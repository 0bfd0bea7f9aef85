import MotionPhysics
import VectorFiles

/// The exact settling time and the rules of others.
let springSettlingTopics: [String: VectorChecker] = [
    "spring_last_crossing": { inputs in
        let time = try inputs.physicalSpring().lastCrossing(epsilon: inputs.number("epsilon"))
        return ["time": JSONValue(time)]
    },
    "spring_settling_estimate": { inputs in
        let time = try inputs.responseSpring().settlingEstimate(
            target: inputs.number("target", default: 1), velocity: inputs.number("initialVelocity"),
            epsilon: inputs.number("epsilon"))
        return ["time": JSONValue(time)]
    },
    "spring_settling_grid": { inputs in
        let time = try inputs.responseSpring().settlingGridTime(epsilon: inputs.number("epsilon"))
        return ["time": JSONValue(time)]
    },
]
