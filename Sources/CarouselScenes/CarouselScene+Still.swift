public import CarouselModel
internal import PlaneGeometry
internal import SceneFormat

extension CarouselScene {
    /// The carousel at rest on a page, or under a finger that has carried it from there, without a script.
    ///
    /// The finger's first 10 points count, so that any translation can be looked at.
    ///
    /// - Parameters:
    ///   - index: The item, or page where the carousel has rows, from 0.
    ///   - translation: The finger's way along the track in physical points; `nil` for no finger.
    /// - Returns: The state at time 0.
    public func state(atIndex index: Int, draggedBy translation: Double? = nil) -> CarouselState {
        let rest = track.restOffset(of: index)
        guard let translation else {
            return CarouselState(time: 0, offset: rest, velocity: 0, index: index, phase: .idle)
        }
        let isMirrored = scene.direction == .rightToLeft && scene.carousel.axis == .horizontal
        let way = isMirrored ? 0 - translation : translation
        let carousel = scene.carousel
        return CarouselState(
            time: 0, offset: carousel.edges.offset(from: rest, translation: way, slot: index, on: track),
            velocity: 0, index: carousel.snap.index(whileDraggedBy: way, from: index, on: track),
            phase: .dragging)
    }
}
