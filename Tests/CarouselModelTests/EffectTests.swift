import CarouselModel
import PlaneGeometry
import Testing

@Suite struct EffectTests {
    private func pose(_ effects: [Effect], start: Double) -> CardPose {
        CardPose(
            effects: effects, place: SlotPlace(start: start, extent: 100, viewport: 300), axis: .horizontal)
    }

    @Test func scaleFallsWithTheDistanceDownToItsMinimum() {
        #expect(pose([.scale(.standardScale)], start: 100).scale == 1)
        #expect(pose([.scale(.standardScale)], start: 0).scale == 0.8)
        #expect(pose([.scale(.standardScale)], start: 400).scale == 0.68)
    }

    @Test func stopsAreJoinedByStraightLines() {
        let ramp = Ramp.stops([
            RampStop(distance: -100, value: 2), RampStop(distance: 0, value: 1),
            RampStop(distance: 50, value: 0),
        ])
        #expect([-200, -50, 0, 25, 80].map { ramp.value(at: $0) } == [2, 1.5, 1, 0.5, 0])
    }

    @Test func stopsWithoutNegativeDistancesHoldOnBothSides() {
        let ramp = Ramp.stops([RampStop(distance: 0, value: 1), RampStop(distance: 100, value: 0.5)])
        #expect([-50, 50].map { ramp.value(at: $0) } == [0.75, 0.75])
    }

    @Test func stopsAreJoinedByTheirCurve() {
        let stops = [RampStop(distance: 0, value: 1), RampStop(distance: 100, value: 0)]
        let curved = Ramp.stops(stops, curve: .easeInOut)
        #expect([0, 50, 100, 120].map { curved.value(at: $0) } == [1, 0.5, 0, 0])
        #expect(curved.value(at: 25) > 0.85)
    }

    @Test func aFalloffOfNothingLeavesTheMiddleAlone() {
        let ramp = Ramp.falloff(minimum: 0.5, distance: 0)
        #expect([0, 1].map { ramp.value(at: $0) } == [1, 0.5])
    }

    @Test func picturesInsideACardMoveByTheirOwnRamp() {
        let shift = Ramp.stops([RampStop(distance: -100, value: -20), RampStop(distance: 100, value: 20)])
        let pose = pose(
            [.parallax(along: shift, across: nil), .parallax(along: shift, across: shift)], start: 150)
        #expect(pose.parallax == Point(x: 20, y: 10))
        #expect(pose.offset == .zero)
    }

    @Test func aVerticalTrackTurnsAlongAndAcross() {
        let shift = Ramp.stops([RampStop(distance: 0, value: 5)])
        let place = SlotPlace(start: 100, extent: 100, viewport: 300)
        let pose = CardPose(
            effects: [.offset(along: shift, across: nil), .parallax(along: nil, across: shift)], place: place,
            axis: .vertical)
        #expect(pose.offset == Point(x: 0, y: 5))
        #expect(pose.parallax == Point(x: 5, y: 0))
    }

    @Test func tintsLieOverEachOther() {
        let half = Ramp.stops([RampStop(distance: 0, value: 0.5)])
        let pose = pose(
            [.dim(red: 0, green: 0, blue: 0, opacity: half), .dim(red: 1, green: 0, blue: 0, opacity: half)],
            start: 100)
        #expect(pose.dims.map(\.red) == [0, 1])
        #expect(pose.dims.map(\.opacity) == [0.5, 0.5])
    }

    @Test func effectsCombine() {
        let half = Ramp.stops([RampStop(distance: 0, value: 0.5)])
        let pose = pose(
            [.scale(half), .scale(half), .opacity(half), .offset(along: half, across: half), .depth(half)],
            start: 100)
        #expect(pose.scale == 0.25)
        #expect(pose.opacity == 0.5)
        #expect(pose.offset == Point(x: 0.5, y: 0.5))
        #expect(pose.depth == 0.5)
    }

    @Test func aScrollTransitionIsIdentityWhileTheSlotIsInView() {
        let transition = Effect.scrollTransition(
            ScrollTransition(
                curve: .linear, leading: .init(scale: 0.5, opacity: 0),
                trailing: .init(scale: 0.8, opacity: 0.4)))
        #expect(pose([transition], start: 0) == .identity)
        #expect(pose([transition], start: 200) == .identity)
        // Half of the slot is in view: halfway between both looks.
        #expect(pose([transition], start: -50).scale == 0.75)
        #expect(pose([transition], start: 250).opacity == 0.7)
        #expect(pose([transition], start: 400).scale == 0.8)
    }
}
