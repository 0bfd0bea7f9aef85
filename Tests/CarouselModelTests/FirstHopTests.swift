import CarouselModel
import MotionPhysics
import Testing

/// The animation of a drag's first movement, as `.animation(_, value: dragOffset == 0)` has it (PHYSICS, 1.5).
///
/// The finger goes 20 pt a touch, so that the first touch is the first to count.
@Suite struct FirstHopTests {
    private static let touch = 1.0 / 60
    private let step = ScriptStep(swipe(120, over: 0.1))

    private func hopping(_ profile: Profile) -> MotionTrack {
        played(.snap, [step], setting: Simulation.Setting(profile: profile)) { $0.animatesFirstHop = true }
    }

    /// What is left of the first 20 pt some seconds after the first touch, by seed 001's ease.
    private func left(after time: Double) -> Double {
        20 * (1 - TimingCurve.easeInOut.progress(at: time / 0.35))
    }

    @Test func withoutTheSwitchTheContentJumpsToTheFinger() {
        #expect(played(.snap, [step]).state(at: Self.touch).offset == -20)
    }

    @Test(arguments: Profile.allCases) func theFirstMovementIsAnimated(profile: Profile) {
        let motion = hopping(profile)
        #expect(motion.state(at: Self.touch).offset == 0)
        let seen = motion.state(at: Self.touch + 0.01).offset
        #expect(abs(seen - (-20 + left(after: 0.01))) < 1e-9)
    }

    @Test func fromIOS17OnTheSecondMovementEndsIt() {
        let motion = hopping(.iOS17)
        #expect(abs(motion.state(at: 2 * Self.touch).offset + 40) < 1e-9)
        #expect(abs(motion.state(at: 5.5 * Self.touch).offset + 100) < 1e-9)
    }

    @Test func beforeIOS17ItGoesOnBelowTheFinger() {
        let motion = hopping(.iOS16)
        // Between the third touch and the fourth, 2.5 touches after the first.
        let time = 3.5 * Self.touch
        #expect(abs(motion.state(at: time).offset - (-60 + left(after: 2.5 * Self.touch))) < 1e-9)
    }

    @Test func theReleaseBeginsWhereTheContentIsSeen() {
        let motion = hopping(.iOS16)
        let before = motion.state(at: 0.1 - 1e-6).offset
        #expect(abs(motion.state(at: 0.1).offset - (-120 + left(after: 0.1 - Self.touch))) < 1e-9)
        #expect(before > motion.state(at: 0.1).offset)
        #expect(motion.last.offset == 0)
        #expect(motion.last.phase == .idle)
    }
}
