import MotionPhysics
import VectorFiles

extension VectorInputs {
    /// The deceleration whose factor per millisecond is `decelerationRate`.
    func deceleration() throws -> Deceleration {
        try Deceleration(factor: number("decelerationRate"))
    }

    /// `velocity` in points per second, whatever unit the vector says.
    func pointsPerSecond() throws -> Double {
        let unit =
            try contains("velocityUnit") ? word("velocityUnit", of: ["pt/s": 1.0, "pt/ms": 1000.0]) : 1
        return try number("velocity") * unit
    }

    /// The rubber band of `dimension` and `coefficient`.
    func rubberBand() throws -> RubberBand {
        try RubberBand(
            dimension: number("dimension"),
            coefficient: number("coefficient", default: RubberBand.systemCoefficient))
    }
}

/// Slowing down, the resistance at the ends, and the velocity at a release.
let scrollTopics: [String: VectorChecker] = [
    "decel_projection": { inputs in
        let deceleration = try inputs.deceleration()
        let position = try inputs.number("position")
        let velocity = try inputs.pointsPerSecond()
        return [
            "projectedExact": JSONValue(deceleration.projection(from: position, velocity: velocity)),
            "projectedWWDC": JSONValue(deceleration.discreteProjection(from: position, velocity: velocity)),
        ]
    },
    "decel_motion": { inputs in
        let deceleration = try inputs.deceleration()
        let velocity = try inputs.pointsPerSecond()
        let time = try inputs.number("time")
        let position = try deceleration.position(
            at: time, from: inputs.number("position"), velocity: velocity)
        return [
            "position": JSONValue(position),
            "velocity": JSONValue(deceleration.velocity(at: time, from: velocity)),
        ]
    },
    "decel_duration": { inputs in
        let time = try inputs.deceleration().duration(
            velocity: inputs.pointsPerSecond(), remaining: inputs.number("remainingThreshold"))
        return ["time": JSONValue(time)]
    },
    "decel_velocity_for_target": { inputs in
        let velocity = try inputs.deceleration().velocity(
            from: inputs.number("position"), to: inputs.number("target"))
        return ["velocity": JSONValue(velocity)]
    },
    "rubber_band": { inputs in
        ["displayed": JSONValue(try inputs.rubberBand().displayed(overshoot: inputs.number("overshoot")))]
    },
    "rubber_band_inverse": { inputs in
        ["overshoot": JSONValue(try inputs.rubberBand().overshoot(displayed: inputs.number("displayed")))]
    },
    "rubber_band_range": { inputs in
        let range = try inputs.number("min")...max(inputs.number("min"), inputs.number("max"))
        let offset = try inputs.number("rawOffset")
        return ["displayed": JSONValue(try inputs.rubberBand().displayed(offset: offset, in: range))]
    },
    "velocity_sampler": { inputs in
        var sampler = VelocitySampler<Double>()
        var last = 0.0
        for sample in try inputs.rows("samples") {
            guard sample.count == 2 else { throw inputs.unreadable("samples", "pairs of time and value") }
            sampler.add(sample[1], at: sample[0])
            last = sample[0]
        }
        let time = try last + inputs.number("timeSinceLastSample")
        return ["velocity": JSONValue(sampler.velocity(at: time))]
    },
]
