import MotionPhysics
import VectorFiles

private let overlaps: [String: Overlap] = ["blend": .blend, "additive": .additive]

/// Springs with a new target on the way, and SwiftUI's stepping.
let springMotionTopics: [String: VectorChecker] = [
    "spring_retarget": { inputs in
        let spring = try inputs.responseSpring()
        let switchTime = try inputs.number("switchTime")
        let first = try SpringMotion(spring, from: inputs.number("from"), to: inputs.number("target1"))
        let second = try SpringMotion(
            spring, from: first.position(at: switchTime), to: inputs.number("target2"),
            velocity: first.velocity(at: switchTime))
        let time = try inputs.number("timeAfterSwitch")
        return [
            "positionAtSwitch": JSONValue(first.position(at: switchTime)),
            "velocityAtSwitch": JSONValue(first.velocity(at: switchTime)),
            "position": JSONValue(second.position(at: time)),
            "velocity": JSONValue(second.velocity(at: time)),
        ]
    },
    "interpolating_overlap": { inputs in
        let animation = try Animation.interpolatingSpring(
            inputs.physicalSpring(), overlap: inputs.word("mode", of: overlaps))
        let first = try inputs.number("delta1")
        var value = AnimatedValue(0.0, restTolerance: 1e-12)
        value.set(first, at: 0, animation: animation)
        value.set(
            try first + inputs.number("delta2"), at: try inputs.number("secondStart"), animation: animation)
        return ["value": JSONValue(value.value(at: try inputs.number("time")))]
    },
    "swiftui_fluid_integrator": { inputs in
        let spring = try inputs.responseSpring()
        let target = try inputs.number("target")
        let velocity = try inputs.number("initialVelocity")
        let stepRate = try inputs.number("stepHz", default: SwiftUISpringIntegrator.systemStepRate)
        let integrator = try SwiftUISpringIntegrator(
            response: inputs.number("response"), dampingFraction: inputs.number("dampingFraction"),
            stepRate: stepRate,
            stiffnessCap: inputs.number("stiffnessCap", default: SwiftUISpringIntegrator.systemStiffnessCap))
        let state = integrator.state(at: try inputs.number("time"), target: target, velocity: velocity)
        let exact = SpringMotion(spring, from: 0, to: target, velocity: velocity)
        return [
            "steps": JSONValue(state.steps),
            "position": JSONValue(state.position),
            "velocity": JSONValue(state.velocity),
            "closedFormAtStepTime": JSONValue(exact.position(at: Double(state.steps) / stepRate)),
        ]
    },
]
