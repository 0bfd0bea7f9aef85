import Foundation
import Testing

@testable import FrameDrawing

/// Few keyframes follow a sampled movement, with values worked out by hand.
@Suite struct KeyframeFitterTests {
    /// The keyframes of values at 240 samples a second.
    private static func fitter(_ values: [Double], tolerance: Double = 0.25) -> KeyframeFitter {
        let times = values.indices.map { Double($0) / 240 }
        return KeyframeFitter(
            times: times, written: times, values: values.map { KeyframeValue($0) },
            tolerance: KeyframeValue(all: tolerance), places: 3)
    }

    private static func keyframes(_ values: [Double]) -> [Keyframe] { fitter(values).keyframes() }

    /// Follows keyframes as CSS does, by halving instead of Newton's method.
    private static func value(of keyframes: [Keyframe], at sample: Int) -> Double {
        guard let next = keyframes.firstIndex(where: { $0.sample > sample }) else {
            return keyframes.last?.value.x ?? .nan
        }
        let (from, to) = (keyframes[next - 1], keyframes[next])
        let part = Double(sample - from.sample) / Double(to.sample - from.sample)
        let progress: Double
        switch from.easing {
        case .linear: progress = part
        case .hold: progress = 0
        case .steps(let count): progress = ((part * Double(count) + 1e-9).rounded(.down)) / Double(count)
        case .bezier(let curve):
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let u = (low + high) / 2
                let x = 3 * (1 - u) * (1 - u) * u * curve.x1 + 3 * (1 - u) * u * u * curve.x2 + u * u * u
                if x < part { low = u } else { high = u }
            }
            progress =
                3 * (1 - low) * (1 - low) * low * curve.y1 + 3 * (1 - low) * low * low * curve.y2
                + low * low * low
        }
        return from.value.x + (to.value.x - from.value.x) * progress
    }

    @Test func aDragIsOneLine() {
        let keyframes = Self.keyframes((0...60).map { 3 * Double($0) })
        #expect(keyframes.map(\.sample) == [0, 60])
        #expect(keyframes.map(\.value.x) == [0, 180])
        #expect(keyframes[0].easing == .linear)
    }

    @Test func aHaltIsTwoKeyframes() {
        let keyframes = Self.keyframes([Double](repeating: 7, count: 500))
        #expect(keyframes.map(\.sample) == [0, 499])
    }

    @Test func aFingerThatIsSeenSixtyTimesASecondGoesInSteps() {
        // 13 points at every fourth sample, six times.
        let keyframes = Self.keyframes((0...24).map { 13 * Double($0 / 4) })
        #expect(keyframes.map(\.sample) == [0, 24])
        #expect(keyframes[0].easing == .steps(6))
    }

    @Test func aJumpIsNotALine() {
        let keyframes = Self.keyframes((0...40).map { $0 < 20 ? 0 : 100 })
        #expect(keyframes.map(\.sample) == [0, 20, 40])
        #expect(keyframes.map(\.value.x) == [0, 100, 100])
        #expect(keyframes[0].easing == .hold)
    }

    @Test(arguments: [8.0, 15, 30]) func aSpringIsAFewCurves(frequency: Double) {
        // Critically damped, from rest at 0 to 360.
        let values = (0...480).map { sample in
            let phase = frequency * Double(sample) / 240
            return 360 * (1 - (1 + phase) * exp(-phase))
        }
        let keyframes = Self.keyframes(values)
        #expect(keyframes.count <= 6)
        let errors = values.indices.map { abs(Self.value(of: keyframes, at: $0) - values[$0]) }
        #expect(errors.max() ?? .infinity <= 0.25)
    }

    @Test func anyMovementStaysWithinTheTolerance() {
        // Waves over a ramp, with a kink and two jumps.
        let values = (0...700).map { sample in
            let time = Double(sample) / 240
            let wave = 40 * sin(7 * time) + 9 * sin(31 * time)
            return wave + (sample > 300 ? 200 * (time - 1.25) : 0) + (sample > 500 ? 77 : 0)
        }
        let keyframes = Self.keyframes(values)
        let errors = values.indices.map { abs(Self.value(of: keyframes, at: $0) - values[$0]) }
        #expect(errors.max() ?? .infinity <= 0.25)
        #expect(keyframes.count < 60)
    }

    @Test func twoNumbersMoveTogether() {
        let times = (0...100).map { Double($0) / 240 }
        let values = times.map { KeyframeValue(100 * $0, 50 * $0 + 3) }
        let fitter = KeyframeFitter(
            times: times, written: times, values: values, tolerance: KeyframeValue(all: 0.25), places: 3)
        let keyframes = fitter.keyframes()
        #expect(keyframes.count == 2)
        #expect(keyframes[1].value == KeyframeValue(41.667, 23.833))
    }
}
