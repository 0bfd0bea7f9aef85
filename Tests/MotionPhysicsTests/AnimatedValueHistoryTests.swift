import MotionPhysics
import Testing

/// Random histories: what must hold for all of them.
@Suite struct AnimatedValueHistoryTests {
    /// A history of changes, some of them with an animation.
    struct History {
        var value = AnimatedValue(0.0)
        var smoothChanges: [Double] = []

        init(seed: UInt64) throws {
            var generator = SeededGenerator(seed: seed)
            var time = 0.0
            for _ in 0..<Int.random(in: 1...40, using: &generator) {
                time += Double.random(in: 0...0.6, using: &generator)
                let target = Double.random(in: -2000...2000, using: &generator)
                let animation = try Self.animation(&generator)
                value.set(target, at: time, animation: animation)
                if animation != nil { smoothChanges.append(time) }
            }
        }

        private static func animation(_ generator: inout SeededGenerator) throws -> Animation? {
            let overlap = Overlap.allCases.randomElement(using: &generator) ?? .blend
            let spring = try Spring(
                response: Double.random(in: 0.05...1.5, using: &generator),
                dampingFraction: Double.random(in: 0.1...3, using: &generator),
                initialVelocity: Double.random(in: -2...2, using: &generator))
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: return nil
            case 1: return .tween(.coreAnimationDefaultTween, overlap: overlap)
            case 2: return .spring(spring)
            case 3: return .interpolatingSpring(spring, overlap: overlap)
            default: return .decay(.fast)
            }
        }
    }

    static let seeds = Array<UInt64>(1...200)

    @Test(arguments: seeds) func anyOrderOfTimesGivesTheSameBits(seed: UInt64) throws {
        let value = try History(seed: seed).value
        var generator = SeededGenerator(seed: seed)
        let times = (0..<300).map { Double($0) / 20 }
        let forward = Dictionary(uniqueKeysWithValues: times.map { ($0, value.state(at: $0)) })
        for time in times.shuffled(using: &generator) {
            #expect(value.state(at: time) == forward[time])
        }
    }

    @Test(arguments: seeds) func aLaterChangeLeavesThePastAlone(seed: UInt64) throws {
        let value = try History(seed: seed).value
        var later = value
        let last = value.pieces.last?.start ?? 0
        later.set(12, at: last + 0.01, animation: .default)
        #expect(later.pieces.dropLast() == value.pieces[...])
        for step in 0..<100 {
            let time = (last + 0.01) * Double(step) / 100
            #expect(later.state(at: time) == value.state(at: time))
        }
    }

    @Test(arguments: seeds) func everyStateIsFiniteAndTheValueComesToRest(seed: UInt64) throws {
        let value = try History(seed: seed).value
        let end = value.settleTime
        #expect(end.isFinite)
        for step in 0...400 {
            let state = value.state(at: end * Double(step) / 400)
            #expect(state.value.isFinite && state.velocity.isFinite)
        }
        #expect(value.value(at: end) == value.pieces.last?.to)
        #expect(value.velocity(at: end) == 0)
    }

    @Test(arguments: seeds) func animatedChangesDoNotJump(seed: UInt64) throws {
        let history = try History(seed: seed)
        let value = history.value
        for time in history.smoothChanges {
            let pieces = value.pieces.filter { $0.start == time }
            guard pieces.count == 1, let piece = pieces.first else { continue }
            #expect((value.value(at: time) - piece.from).magnitude < 1e-9)
            let before = value.value(at: time.nextDown)
            // What settles at this very time may move by the tolerance; else the speed bounds the move.
            #expect((before - piece.from).magnitude <= 0.02 + 1e-9)
        }
    }

    @Test(arguments: seeds) func theVelocityIsTheDerivative(seed: UInt64) throws {
        let value = try History(seed: seed).value
        let step = 1e-6
        let edges = value.pieces.flatMap { [$0.start, $0.end] }
        for sample in 0..<200 {
            let time = value.settleTime * (Double(sample) + 0.37) / 200
            guard edges.allSatisfy({ ($0 - time).magnitude > 3 * step }) else { continue }
            let slope = numericalDerivative(at: time, step: step) { value.value(at: $0) }
            let velocity = value.velocity(at: time)
            #expect((slope - velocity).magnitude < 1e-4 * velocity.magnitude + 0.05)
        }
    }

    @Test(arguments: seeds) func theEndIsRightUpToTheTolerance(seed: UInt64) throws {
        let value = try History(seed: seed).value
        for (index, piece) in value.pieces.enumerated() {
            let isCut = index + 1 < value.pieces.count && value.pieces[index + 1].start <= piece.end
            guard !isCut, piece.animation != nil, piece.end > piece.start else { continue }
            let overlaps = Double(index + 1)
            let rest = (value.value(at: piece.end.nextDown) - piece.to).magnitude
            #expect(rest <= 0.01 * overlaps + 1e-9)
        }
    }
}

extension Tween {
    fileprivate static var coreAnimationDefaultTween: Tween {
        (try? Tween(.coreAnimationDefault, duration: 0.4)) ?? .easeInOut
    }
}
