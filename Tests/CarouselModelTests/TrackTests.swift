import CarouselModel
import PlaneGeometry
import Testing

@Suite struct TrackTests {
    private func track(
        _ change: (inout Carousel) -> Void = { _ in }, viewport: Double = 300, extents: [Double]
    ) -> Track {
        var carousel = Carousel()
        carousel.isContained = false
        change(&carousel)
        return Track(
            carousel: carousel, viewport: viewport, count: extents.count, extents: .varied(extents))
    }

    @Test func slotsOfDifferentExtentsFollowEachOther() {
        let track = track(
            {
                $0.spacing = 10; $0.leadingInset = 20
            }, extents: [100, 50, 80])
        #expect((0..<3).map { track.position(of: $0, at: 0) } == [20, 130, 190])
        #expect((0..<3).map { track.extent(of: $0) } == [100, 50, 80])
        #expect((0..<3).map { track.restOffset(of: $0) } == [0, -110, -170])
    }

    @Test func centredRestsPutEveryCentreInTheMiddle() {
        let track = track({ $0.rest = RestRule(.center) }, extents: [100, 50, 80])
        for slot in 0..<3 {
            let start = track.position(of: slot, at: track.restOffset(of: slot))
            #expect(start + track.extent(of: slot) / 2 == 150)
        }
        #expect(track.restOffset(of: 0) == 0)
    }

    @Test func trailingRestsEndAtTheTrailingInset() {
        let track = track(
            {
                $0.rest = RestRule(.trailing); $0.trailingInset = 16
            }, extents: [100, 50, 80])
        for slot in 0..<3 {
            let start = track.position(of: slot, at: track.restOffset(of: slot))
            #expect(start + track.extent(of: slot) == 284)
        }
    }

    @Test func containedRestsShowNoSpaceBeyondTheEnds() {
        let track = track(
            {
                $0.isContained = true; $0.leadingInset = 10; $0.trailingInset = 30
            },
            extents: [200, 200, 200])
        #expect(track.contentExtent == 640)
        #expect((0..<3).map { track.restOffset(of: $0) } == [0, -200, -340])
    }

    @Test func contentSmallerThanTheViewportStaysAtItsPlace() {
        let track = track({ $0.isContained = true }, extents: [60, 60])
        #expect((0..<2).map { track.restOffset(of: $0) } == [0, 0])
        #expect(track.slot(nearestTo: 0) == 0)
    }

    @Test func aLoopingTrackRepeatsAfterItsPeriod() {
        let track = track(
            {
                $0.isLooping = true; $0.spacing = 10
            }, extents: [100, 50, 80])
        #expect(track.period == 260)
        #expect(track.start(of: 4) == 370)
        #expect(track.start(of: -1) == -90)
        #expect([-4, -1, 0, 2, 3, 7].map { track.index(of: $0) } == [2, 2, 0, 2, 0, 1])
        #expect(track.slots(from: 0, to: 300, at: 0) == 0..<4)
        #expect(track.slots(from: 0, to: 300, at: 2600) == -30..<(-26))
        #expect(track.slot(nearestTo: -260 * 5 - 108) == 16)
    }

    @Test func onlySlotsInsideTheOpenIntervalAreSeen() {
        let track = track(extents: [100, 100, 100, 100, 100])
        #expect(track.slots(from: 0, to: 300, at: 0) == 0..<3)
        #expect(track.slots(from: 0, to: 300, at: -0.5) == 0..<4)
        #expect(track.slots(from: 0, to: 300, at: -100) == 1..<4)
        #expect(track.slots(from: 0, to: 300, at: -600).isEmpty)
        #expect(track.slots(from: 0, to: 300, at: .nan).isEmpty)
    }

    @Test func theFractionalSlotRunsFromRestToRest() {
        let track = track(extents: [100, 50, 80])
        #expect(track.fractionalSlot(at: 40) == 0)
        #expect(track.fractionalSlot(at: -25) == 0.25)
        #expect(track.fractionalSlot(at: -125) == 1.5)
        #expect(track.fractionalSlot(at: -1000) == 2)
    }

    @Test func anEmptyTrackAnswersEverything() {
        let track = track(extents: [])
        #expect(track.restOffset(of: 0) == 0)
        #expect(track.slots(from: 0, to: 300, at: 0).isEmpty)
        #expect(track.slot(nearestTo: 10) == 0)
        #expect(track.fractionalSlot(at: 10) == 0)
    }

    @Test func slotsWithoutExtentDoNotGoOnForEver() {
        let track = Track(
            carousel: Carousel(), viewport: 300, count: 1_000_000, extents: .uniform(0))
        #expect(track.slots(from: -1, to: 300, at: 0).count == Track.visibleLimit)
    }

    @Test func aMillionUniformSlotsAreFoundAtOnce() {
        let track = Track(
            carousel: Carousel(), viewport: 300, count: 1_000_000, extents: .uniform(100))
        #expect(track.slots(from: 0, to: 300, at: -50_000_000) == 500_000..<500_003)
    }
}
