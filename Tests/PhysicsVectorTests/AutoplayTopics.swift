import CarouselModel
import PlaneGeometry
import VectorFiles

/// How the articles' carousels move by themselves, and what a finger does to that.
let autoplayTopics: [String: VectorChecker] = [
    "autoplay": { inputs in
        let motion = try autoplayMotion(inputs)
        let events = motion.events.compactMap(indexChange)
        let pauses = motion.events.filter { $0.kind == .autoplayPaused }.count
        let resumptions = motion.events.filter { $0.kind == .autoplayResumed }.count
        return [
            "events": .array(events),
            "finalIndex": JSONValue(motion.state(at: motion.duration).index),
            "timerActive": JSONValue(pauses == resumptions),
        ]
    }
]

/// What happens to a vector's carousel until its horizon.
private func autoplayMotion(_ inputs: VectorInputs) throws -> MotionTrack {
    let layout = try inputs.seedLayout()
    var carousel = layout.carousel
    carousel.autoplay?.interval = try inputs.number("interval")
    carousel.autoplay?.firstDelay = try inputs.number("interval")
    if inputs.contains("timerMode") {
        carousel.autoplay?.resume = try inputs.word(
            "timerMode", of: ["fixedPhase": .phase, "restartOnChange": .restartOnChange])
    }
    var steps: [ScriptStep] = []
    if inputs.contains("drags") { steps += try inputs.objects("drags").map(dragStep) }
    if inputs.contains("userChanges") { steps += try inputs.objects("userChanges").map(changeStep) }
    return Simulation(
        carousel: carousel, track: layout.track, script: Script(steps: steps),
        setting: Simulation.Setting(
            recognitionDistance: 0, startIndex: try inputs.integer("startIndex"),
            duration: try inputs.number("horizon"))
    ).motionTrack()
}

private func dragStep(_ inputs: VectorInputs) throws -> ScriptStep {
    let start = try inputs.number("start")
    return ScriptStep(
        start: .at(start),
        action: .drag(
            Drag(
                distance: .alongTrack(try inputs.number("translation")),
                duration: try inputs.number("end") - start,
                isCancelled: try inputs.contains("cancelled") && inputs.bool("cancelled"))))
}

private func changeStep(_ inputs: VectorInputs) throws -> ScriptStep {
    ScriptStep(
        start: .at(try inputs.number("time")),
        action: .select(.index(try inputs.integer("index")), animated: true))
}

/// A change of the index in the vectors' words; `nil` for what changes none.
private func indexChange(_ event: MotionEvent) -> JSONValue? {
    let (index, cause): (Int, String)
    switch event.kind {
    case .tick(let page): (index, cause) = (page, "timer")
    case .released(let page, _): (index, cause) = (page, "drag")
    case .selected(let page): (index, cause) = (page, "user")
    case .touchDown, .dragBegan, .cancelled, .scrolled, .autoplayPaused, .autoplayResumed, .resized, .settled,
        .mark:
        return nil
    }
    return .object(["time": JSONValue(event.time), "index": JSONValue(index), "cause": JSONValue(cause)])
}
