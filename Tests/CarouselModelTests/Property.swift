import CarouselModel
import PlaneGeometry

/// Something that holds for every carousel and every script.
struct Property: Sendable {
    let name: String
    /// What is wrong with a case and its motion; `nil` where the property holds.
    let fault: @Sendable (PlayedCase, MotionTrack) -> String?

    /// The smallest case that a failing one can be reduced to by leaving things out.
    func shrunk(_ failing: PlayedCase) -> PlayedCase {
        var smallest = failing
        while let simpler = smallest.simplifications.first(where: { fault($0, $0.motion) != nil }) {
            smallest = simpler
        }
        return smallest
    }
}
