import MotionPhysics
import VectorFiles

let overdampings: [String: Overdamping] = ["clampToCritical": .clampToCritical, "physical": .physical]

extension VectorInputs {
    /// The spring of `mass`, `stiffness`, `damping`, and what else the vector says of it.
    func physicalSpring() throws -> Spring {
        try Spring(
            mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
            initialVelocity: number("initialVelocity", default: 0),
            overdamping: contains("overdamping") ? word("overdamping", of: overdampings) : .physical)
    }

    /// The spring of `response` and `dampingFraction` or `dampingRatio`.
    func responseSpring() throws -> Spring {
        try Spring(
            response: number("response"),
            dampingFraction: number(contains("dampingRatio") ? "dampingRatio" : "dampingFraction"),
            initialVelocity: number("initialVelocity", default: 0))
    }
}

/// The unit response and the conversions of parameters.
let springTopics: [String: VectorChecker] = [
    "spring": { inputs in
        let spring = try inputs.physicalSpring()
        let time = try inputs.number("time")
        return [
            "position": JSONValue(spring.position(at: time)),
            "velocity": JSONValue(spring.velocity(at: time)),
        ]
    },
    "spring_from_response": { inputs in
        let spring = try inputs.responseSpring()
        return [
            "mass": JSONValue(spring.mass),
            "stiffness": JSONValue(spring.stiffness),
            "damping": JSONValue(spring.damping),
            "omega0": JSONValue(spring.naturalFrequency),
        ]
    },
    "spring_from_bounce": { inputs in
        let spring = try Spring(duration: inputs.number("duration"), bounce: inputs.number("bounce"))
        return [
            "dampingRatio": JSONValue(spring.dampingRatio),
            "stiffness": JSONValue(spring.stiffness),
            "damping": JSONValue(spring.damping),
        ]
    },
    "spring_to_duration_bounce": { inputs in
        let spring = try inputs.physicalSpring()
        let clamped = try Spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            overdamping: .clampToCritical)
        return [
            "omega0": JSONValue(spring.naturalFrequency),
            "dampingRatio": JSONValue(spring.dampingRatio),
            "duration": JSONValue(spring.duration),
            "bounce": JSONValue(spring.bounce),
            "bounceIfOverdampingDisallowed": JSONValue(clamped.bounce),
        ]
    },
]
