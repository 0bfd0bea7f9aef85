import CarouselModel
import PlaneGeometry
import Testing

/// Tracks whose last slot is followed by the first.
@Suite struct LoopTests {
    private static let snaps: [SnapRule] = [
        .page(threshold: .pageDividedBy(20)), .nearest, .viewAligned(limit: .automatic),
        .viewAligned(limit: .never), .flow(velocity: 0.2), .free,
    ]

    /// Five slots, all alike or each of its own width.
    private func layout(_ snap: SnapRule, isUniform: Bool) -> CarouselLayout {
        var carousel = Carousel.Preset.shrinking.carousel
        carousel.autoplay = nil
        carousel.isLooping = true
        carousel.snap = snap
        carousel.spacing = 11
        guard !isUniform else { return CarouselLayout(carousel: carousel, container: stage, itemCount: 5) }
        carousel.slot = BoxForm()
        let cards = SlotSizing.Cards(
            ownSize: { BoxForm(width: .points([120, 90, 200, 40, 150][$0]), height: .points(100)) },
            isUniform: false)
        return CarouselLayout(carousel: carousel, container: stage, itemCount: 5, cards: cards)
    }

    private func played(_ layout: CarouselLayout, _ steps: [ScriptStep]) -> MotionTrack {
        Simulation(
            carousel: layout.carousel, track: layout.track, script: Script(steps: steps),
            setting: Simulation.Setting()
        ).motionTrack()
    }

    @Test(arguments: snaps, [true, false])
    func goingRoundIsInvisible(snap: SnapRule, isUniform: Bool) {
        let layout = layout(snap, isUniform: isUniform)
        let window = Rect(origin: .zero, size: stage)
        let turns = Double(3)
        for step in 0..<40 {
            let offset = -Double(step) * 17.25
            let here = layout.cards(at: offset, in: window)
            let there = layout.cards(at: offset - turns * layout.track.period, in: window)
            #expect(here.map(\.index) == there.map(\.index))
            #expect(here.map { $0.slot + 15 } == there.map(\.slot))
            for (one, other) in zip(here, there) {
                #expect(abs(one.frame.minX - other.frame.minX) < 1e-9)
                #expect(abs(one.pose.scale - other.pose.scale) < 1e-12)
            }
        }
    }

    @Test(arguments: snaps, [true, false])
    func aScriptPlaysTheSameARoundLater(snap: SnapRule, isUniform: Bool) {
        let layout = layout(snap, isUniform: isUniform)
        let steps = [
            ScriptStep(at: 0.5, swipe(310)), ScriptStep(start: .after(0.2), action: swipe(-140)),
            ScriptStep(
                start: .afterSettled, action: .fling(Fling(distance: .forward(.points(60)), speed: 900))),
        ]
        let round = layout.track.period * 2
        let here = played(layout, steps)
        let there = played(
            layout, [ScriptStep(at: 0, .scrollTo(offset: -round, animated: false))] + steps)
        #expect(abs(here.duration - there.duration) < 1e-6)
        for frame in 1...120 {
            let (one, other) = (here.state(at: Double(frame) / 30), there.state(at: Double(frame) / 30))
            #expect(abs(one.offset - round - other.offset) < 1e-7)
            #expect(one.index == other.index)
        }
    }

    @Test(arguments: snaps.dropLast(), [true, false])
    func everyReleaseRestsOnASlot(snap: SnapRule, isUniform: Bool) {
        let layout = layout(snap, isUniform: isUniform)
        for way in stride(from: -900.0, through: 900, by: 90) {
            let motion = played(layout, [ScriptStep(swipe(way))])
            let offset = motion.last.offset
            let slot = layout.track.slot(nearestTo: offset)
            #expect(offset == layout.track.restOffset(of: slot))
            #expect(motion.last.index == layout.track.index(of: slot))
        }
    }

    @Test func aDragAcrossSlotsOfDifferentSizesPassesThemOneByOne() {
        let layout = layout(.nearest, isUniform: false)
        // Strides 131, 101, 211: 131 + 50.5 is the second slot's half.
        #expect(played(layout, [ScriptStep(swipe(131 + 50))]).last.index == 1)
        #expect(played(layout, [ScriptStep(swipe(131 + 51))]).last.index == 2)
        // Backwards the last slot's stride comes first.
        #expect(played(layout, [ScriptStep(swipe(-81))]).last.index == 4)
        #expect(played(layout, [ScriptStep(swipe(-80))]).last.index == 0)
    }

    @Test func selectingGoesTheShorterWayRound() {
        let layout = layout(.nearest, isUniform: true)
        let motion = played(layout, [ScriptStep(.select(.index(4), animated: true))])
        #expect(motion.last.offset == 191)
    }

    @Test func aSingleItemFollowsItself() {
        var carousel = Carousel.Preset.shrinking.carousel
        carousel.isLooping = true
        let layout = CarouselLayout(carousel: carousel, container: stage, itemCount: 1)
        #expect(layout.cards(at: 0, in: Rect(origin: .zero, size: stage)).map(\.index) == [0, 0, 0])
        #expect(played(layout, [ScriptStep(swipe(200))]).last.index == 0)
    }

    @Test func slotsWithoutExtentDoNotLoop() {
        var carousel = Carousel()
        carousel.isLooping = true
        let track = Track(carousel: carousel, viewport: 300, count: 3, extents: .uniform(0))
        #expect(!track.isLooping)
    }
}
