import CarouselModel
import PlaneGeometry
import VectorFiles

/// Which slot the articles' carousels select on release.
let seedSnapTopics: [String: VectorChecker] = [
    "seed_snap": { inputs in
        switch try inputs.preset() {
        case .pagedRows, .centeredPeek: try pageSnap(inputs)
        case .snap: try nearestSnap(inputs)
        case .flowPaging: try flowSnap(inputs)
        case .shrinking, .scrollView: try alignedSnap(inputs)
        }
    }
]

private func pageSnap(_ inputs: VectorInputs) throws -> [String: JSONValue] {
    let layout = try inputs.seedLayout()
    let slot = try inputs.integer("index")
    guard case .page(let threshold) = layout.carousel.snap else { return [:] }
    return [
        "index": JSONValue(selected(layout, slot: slot, translation: try inputs.number("translation"))),
        "pageWidth": JSONValue(layout.track.stride(of: slot)),
        "threshold": JSONValue(threshold.distance(on: layout.track, slot: slot)),
    ]
}

private func nearestSnap(_ inputs: VectorInputs) throws -> [String: JSONValue] {
    let layout = try inputs.seedLayout()
    let slot = try inputs.integer("index")
    let translation = try inputs.number("translation")
    let stride = layout.track.stride(of: slot)
    return [
        "index": JSONValue(selected(layout, slot: slot, translation: translation)),
        "stride": JSONValue(stride), "progress": JSONValue(-translation / stride),
    ]
}

private func flowSnap(_ inputs: VectorInputs) throws -> [String: JSONValue] {
    let layout = try inputs.seedLayout()
    let track = layout.track
    let release = try Release(
        slot: 0, translation: 0, offset: -inputs.number("contentOffset"),
        velocity: -inputs.pointsPerSecond() / 1000)
    guard case .flow(let limit) = layout.carousel.snap else { return [:] }
    let page = SnapRule.flowPage(after: release, on: track, velocity: limit)
    let slot = layout.carousel.snap.slot(
        after: release, on: track, deceleration: layout.carousel.deceleration)
    return [
        "targetRaw": JSONValue(page * track.stride(of: 0)),
        "targetClamped": JSONValue(-track.restOffset(of: slot ?? -1)), "page": JSONValue(slot ?? -1),
        "pageWidth": JSONValue(track.stride(of: 0)),
    ]
}

private func alignedSnap(_ inputs: VectorInputs) throws -> [String: JSONValue] {
    let layout = try inputs.seedLayout()
    let track = layout.track
    let start = try inputs.integer("startIndex")
    let limited = inputs.values["limitPages"] != JSONValue.null
    let reach: Int? = limited ? try inputs.integer("limitPages") : nil
    let slot = track.slot(
        nearestTo: -(try inputs.number("proposedScroll")), within: reach, of: start)
    return ["index": JSONValue(slot), "scroll": JSONValue(-track.restOffset(of: slot))]
}

private func selected(_ layout: CarouselLayout, slot: Int, translation: Double) -> Int {
    let release = Release(
        slot: slot, translation: translation, offset: layout.track.restOffset(of: slot) + translation)
    return layout.carousel.snap.slot(
        after: release, on: layout.track, deceleration: layout.carousel.deceleration) ?? -1
}
