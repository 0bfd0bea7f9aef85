import Framewheel

/// Where a scene's cards are in every frame at 60 frames a second, for those who draw the same.
struct Placements {
    private let scene: CarouselScene

    init(scene: Scene) throws { self.scene = try CarouselScene(scene) }

    /// Prints a line for each card that is seen: frame, card, left, top, scale.
    ///
    /// Left and top are of the scaled card in viewport points, and the cards of a frame come from back to
    /// front.
    func print() throws {
        let session = CarouselSession(scene, text: try scene.textSetting.makeEngine())
        let rate = FrameRate.standard
        for frame in 0..<rate.frameCount(duration: scene.duration) {
            let report = try session.report(of: scene.motion.state(at: rate.time(ofFrame: frame)))
            for card in report.cards.sorted(by: { ($0.z, $0.index) < ($1.z, $1.index) }) {
                let (center, size) = (card.card.center, card.card.size)
                let left = center.x - size.width * card.scale / 2
                let top = center.y - size.height * card.scale / 2
                guard left < scene.size.width, left + size.width * card.scale > 0 else { continue }
                Swift.print(frame, card.index, left, top, card.scale)
            }
        }
    }
}
