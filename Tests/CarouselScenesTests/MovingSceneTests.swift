import CarouselModel
import CarouselScenes
import FrameDrawing
import FrameImaging
import FrameSequencing
import GoldenTesting
import PlaneGeometry
import SceneFormat
import Testing

/// The example that moves: the shrinking shelf, swiped twice in 90 frames.
@Suite struct MovingSceneTests {
    private static let rate = 60.0
    private static let frames = 0..<90

    private func shelf(scale: Double = 0.5) throws -> Staging {
        try Staging(SceneDocument(path: Examples.path(of: "shrinking")), scale: scale)
    }

    private func time(_ frame: Int) -> Double { Double(frame) / Self.rate }

    @Test func theScaleFollowsTheDistanceInEveryFrame() throws {
        let staging = try shelf()
        let middle = staging.source.size.width / 2
        for frame in Self.frames {
            let report = try staging.report(at: time(frame))
            #expect(!report.cards.isEmpty)
            for card in report.cards {
                let distance = abs(card.frame.midX - middle)
                #expect(abs(card.scale - max(0.68, 1 - distance / 500)) < 1e-12, "frame \(frame)")
            }
        }
    }

    @Test func everyCardMovesAsTheOffsetDoes() throws {
        let staging = try shelf()
        let start = try staging.report(at: 0)
        let first = try #require(start.cards.first)
        for frame in Self.frames {
            let report = try staging.report(at: time(frame))
            for card in report.cards {
                let place = first.frame.minX + Double(card.index - first.index) * 180
                #expect(
                    abs(card.frame.minX - place - (report.state.offset - start.state.offset)) < 1e-9,
                    "frame \(frame)")
            }
        }
    }

    @Test func theOffsetIsMonotoneWithinASettle() throws {
        let states = try self.states()
        for (before, after) in zip(states, states.dropFirst()) where after.phase == .settling {
            // Both swipes go to the next card, so that the offset falls.
            #expect(after.offset <= before.offset + 1e-9, "\(after.time) s")
        }
        #expect(states.filter { $0.phase == .settling }.count > 20)
    }

    @Test func nothingJumps() throws {
        let states = try self.states()
        // The finger goes 120 points in 0.15 s at an even speed, a touch a frame: 13.3 points each. Its first
        // touch is beyond the 10 points that make a drag of it.
        let step = 120 / 0.15 / Self.rate
        for (before, after) in zip(states, states.dropFirst()) {
            #expect(abs(after.offset - before.offset) <= step + 1e-9, "\(after.time) s")
            guard before.phase == .dragging, after.phase == .dragging else { continue }
            #expect(abs(before.offset - step - after.offset) < 1e-9, "\(after.time) s: every frame moves")
        }
    }

    @Test func twoSwipesTurnTwoCards() throws {
        let states = try self.states()
        #expect(states.first?.index == 2)
        #expect(states.last?.index == 4)
        #expect(states.last?.offset == -720)
        #expect(states.last?.phase == .idle)
    }

    @Test func theLastFrameIsTheStillAtRest() throws {
        let staging = try shelf()
        expectSamePixels(try staging.bitmap(at: time(89)), try staging.bitmap(index: 4))
    }

    @Test func aFrameIsTheSameAloneAndInASequence() throws {
        let scene = try shelf().source
        let sequence = try FrameRenderer(scene, scale: 0.5)
        let frames = try Self.frames.map { try sequence.bytes(at: time($0)) }
        for frame in [0, 7, 13, 40, 89] {
            let alone = try FrameRenderer(scene, scale: 0.5)
            #expect(try alone.bytes(at: time(frame)) == frames[frame], "frame \(frame) alone")
        }
        for frame in [89, 40, 13, 7, 0] {
            #expect(try sequence.bytes(at: time(frame)) == frames[frame], "frame \(frame) again, backwards")
        }
        #expect(Set(frames).count > 40, "frames that move differ")
    }

    @Test func displayListsOfTwoTimesAtRestAreEqual() throws {
        let staging = try shelf()
        #expect(
            try staging.session.displayList(at: time(88)) == staging.session.displayList(at: time(89)))
        #expect(try staging.session.displayList(at: 0) == staging.session.displayList(at: 0.04))
        #expect(try staging.session.displayList(at: 0) != staging.session.displayList(at: 0.2))
    }

    private func states() throws -> [CarouselState] {
        let scene = try shelf().source
        return Self.frames.map { scene.motion.state(at: time($0)) }
    }
}
