import MotionPhysics
import PlaneGeometry
import Testing

@Suite struct AnimatedValueTests {
    @Test func aJumpIsInForceAtItsTime() {
        var value = AnimatedValue(1.0)
        value.set(5, at: 2, animation: nil)
        #expect(value.value(at: 2.0.nextDown) == 1)
        #expect(value.value(at: 2) == 5)
        #expect(value.velocity(at: 2) == 0)
        #expect(value.isSettled(at: 2))
        #expect(value.value(at: -100) == 1)
        #expect(value.value(at: .nan) == 1)
        #expect(value.target(at: 1) == 1)
    }

    @Test func ofSeveralChangesAtOneTimeTheLastIsInForce() {
        var value = AnimatedValue(0.0)
        value.set(10, at: 1, animation: nil)
        value.set(20, at: 1, animation: nil)
        value.set(30, at: 1, animation: .linear)
        #expect(value.pieceIndex(at: 1) == 3)
        #expect(value.value(at: 1) == 20)
        #expect(value.value(at: 1.35) == 30)
    }

    @Test func aChangeBeforeTheLastOneCountsAsSimultaneous() {
        var value = AnimatedValue(0.0)
        value.set(10, at: 5, animation: nil)
        value.set(20, at: 3, animation: nil)
        value.set(30, at: .nan, animation: .linear)
        #expect(value.pieces.map(\.start) == [0, 5, 5, 5])
        #expect(value.value(at: 4) == 0)
        #expect(value.value(at: 5) == 20)
    }

    @Test(arguments: [
        Animation.default, .bouncy, .easeInOut, .decay(.normal),
    ])
    func fromItsEndOnTheValueIsTheTarget(animation: Animation) {
        var value = AnimatedValue(0.3)
        value.set(-330.1, at: 1, animation: animation)
        let end = value.settleTime
        #expect(end.isFinite && end > 1.2)
        #expect(value.value(at: end) == -330.1)
        #expect(value.velocity(at: end) == 0)
        #expect((value.value(at: end.nextDown) + 330.1).magnitude <= 0.01 * (1 + 1e-9))
        #expect(!value.isSettled(at: end.nextDown))
        #expect(value.value(at: 1) == 0.3)
        #expect(value.value(at: .infinity) == -330.1)
    }

    @Test func aSpringEndsWhenItIsWithinTheTolerance() {
        var value = AnimatedValue(0.0, restTolerance: 0.5)
        value.set(330, at: 0, animation: .bouncy)
        let end = value.settleTime
        #expect(end == SpringMotion(.bouncy, from: 0, to: 330).settlingTime(tolerance: 0.5))
    }

    @Test func whatDoesNotMoveIsAtRest() {
        for animation in [Animation.default, .easeIn, .decay(.fast)] {
            var value = AnimatedValue(7.0)
            value.set(7, at: 1, animation: animation)
            #expect(value.settleTime == 1)
        }
    }

    @Test func aFluidSpringKeepsPositionAndVelocity() throws {
        var value = AnimatedValue(0.0)
        value.set(-330, at: 0, animation: .default)
        let before = value.state(at: 0.1)
        value.set(-660, at: 0.1, animation: .bouncy)
        #expect(value.state(at: 0.1) == before)
        #expect(before.velocity < -1000)
        let piece = try #require(value.pieces.last)
        #expect(piece.startVelocity == before.velocity)
        #expect(piece.from == before.value)
        #expect(piece.travel == -660 - before.value)
        #expect(piece.overlap == nil)
    }

    @Test func aFluidSpringTakesTheVelocityHandedOn() {
        var value = AnimatedValue(0.0)
        value.set(-80, at: 0, animation: nil)
        value.set(0, at: 0.2, animation: .default, velocity: -900)
        #expect(value.velocity(at: 0.2) == -900)
        #expect(value.value(at: 0.25) < -80)
    }

    @Test(arguments: [Overlap.blend, .additive])
    func anOverlappingCurveBeginsWithTheOldVelocity(overlap: Overlap) throws {
        var value = AnimatedValue(0.0)
        value.set(100, at: 0, animation: .tween(.easeInOut, overlap: overlap))
        let before = value.state(at: 0.15)
        value.set(-40, at: 0.15, animation: .tween(.easeInOut, overlap: overlap))
        let after = value.state(at: 0.15)
        #expect((after.value - before.value).magnitude < 1e-12)
        #expect((after.velocity - before.velocity).magnitude < 1e-9)
        #expect(value.pieces.last?.overlap == overlap)
        #expect(value.settleTime == 0.15 + 0.35)
        #expect(value.value(at: 0.5) == -40)
    }

    @Test func aReplacingCurveBeginsAtRest() {
        var value = AnimatedValue(0.0)
        value.set(100, at: 0, animation: .tween(.easeInOut, overlap: .replace))
        let before = value.value(at: 0.15)
        value.set(-40, at: 0.15, animation: .tween(.easeInOut, overlap: .replace))
        #expect(value.state(at: 0.15) == MotionState(value: before, velocity: 0))
    }

    @Test func blendingAndAddingFollowTheirFormulas() throws {
        let spring = try Spring(mass: 1, stiffness: 180, damping: 12, initialVelocity: 0.3)
        let unit = { (time: Double) in spring.position(at: time) }
        for overlap in [Overlap.blend, .additive] {
            var value = AnimatedValue(0.0, restTolerance: 1e-9)
            value.set(100, at: 0, animation: .interpolatingSpring(spring, overlap: overlap))
            value.set(60, at: 0.1, animation: .interpolatingSpring(spring, overlap: overlap))
            value.set(-20, at: 0.15, animation: .interpolatingSpring(spring, overlap: overlap))
            for time in stride(from: 0.15, through: 1, by: 0.05) {
                let (s1, s2, s3) = (unit(time), unit(time - 0.1), unit(time - 0.15))
                let second = 100 * s1 + (overlap == .blend ? 60 - 100 * s1 : -40) * s2
                let third = second + (overlap == .blend ? -20 - second : -80) * s3
                #expect((value.value(at: time) - third).magnitude < 1e-9)
            }
        }
    }

    @Test(arguments: [Overlap.blend, .additive])
    func anOverlappingSpringRestsWithinTheTolerance(overlap: Overlap) throws {
        let spring = try Spring(mass: 1, stiffness: 180, damping: 4)
        var value = AnimatedValue(0.0)
        for step in 0..<20 {
            value.set(
                step.isMultiple(of: 2) ? 300 : 0, at: Double(step) * 0.05,
                animation: .interpolatingSpring(spring, overlap: overlap))
        }
        let end = value.settleTime
        #expect((value.value(at: end.nextDown) - value.value(at: end)).magnitude < 0.011 * 20)
        #expect(end < 8)
    }

    @Test func anUndampedSpringNeverRests() throws {
        var value = AnimatedValue(0.0)
        let spring = try Spring(response: 1, dampingFraction: 0)
        value.set(10, at: 0, animation: .spring(spring))
        #expect(value.settleTime == .infinity)
        #expect((value.value(at: 1000.5) - 20).magnitude < 1e-6)
        #expect(value.value(at: .infinity) == 10)
    }

    @Test func onlySoManyPiecesLieOverEachOther() throws {
        let spring = try Spring(response: 1000, dampingFraction: 0.1)
        var value = AnimatedValue(0.0)
        let count = AnimatedValue<Double>.overlapLimit + 10
        for step in 1...count {
            value.set(Double(step % 7), at: Double(step) * 1e-3, animation: .interpolatingSpring(spring))
        }
        let alone = value.pieces.dropFirst().filter { $0.overlap == nil }
        #expect(alone.count == 2)
        #expect(value.value(at: 1).isFinite)
    }

    @Test func pointsMoveAsTheirCoordinates() {
        var point = AnimatedValue(Point(x: 3, y: -8))
        var x = AnimatedValue(3.0)
        var y = AnimatedValue(-8.0)
        let steps: [(Double, Point, Animation?)] = [
            (0.1, Point(x: 50, y: 4), .bouncy), (0.2, Point(x: -70, y: 90), .easeInOut),
            (0.3, Point(x: 1, y: 2), nil), (0.4, Point(x: 100, y: -100), .decay(.fast)),
        ]
        for (time, target, animation) in steps {
            point.set(target, at: time, animation: animation)
            x.set(target.x, at: time, animation: animation)
            y.set(target.y, at: time, animation: animation)
        }
        for time in stride(from: 0.0, through: 0.9, by: 0.01) {
            #expect(point.value(at: time) == Point(x: x.value(at: time), y: y.value(at: time)))
        }
        #expect(point.settleTime == max(x.settleTime, y.settleTime))
    }

    @Test func sizesMoveToo() {
        var size = AnimatedValue(Size(width: 1, height: 2))
        size.set(Size(width: 3, height: 8), at: 0, animation: .linear)
        let middle = size.value(at: 0.175)
        #expect((middle.width - 2).magnitude < 1e-12 && (middle.height - 5).magnitude < 1e-12)
    }
}
