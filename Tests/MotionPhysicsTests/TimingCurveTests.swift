import MotionPhysics
import Testing

@Suite struct TimingCurveTests {
    static let controls = [
        [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0, 0, 0.58, 1], [0.42, 0, 1, 1], [0, 1, 1, 0],
        [0.34, 1.56, 0.64, 1], [1, 0, 1, 0], [0, 1, 0, 1], [0.9, -3, 0.1, 4], [0.5, 0.5, 0.5, 0.5],
    ]

    static func curve(_ p: [Double]) throws -> TimingCurve {
        try TimingCurve(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    }

    /// A coordinate of the curve by De Casteljau's halving lines.
    static func deCasteljau(_ first: Double, _ second: Double, _ u: Double) -> Double {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * u }
        let left = mix(mix(0, first), mix(first, second))
        let right = mix(mix(first, second), mix(second, 1))
        return mix(left, right)
    }

    @Test(arguments: controls) func progressIsTheCurve(p: [Double]) throws {
        let curve = try Self.curve(p)
        for u in stride(from: 0.01, to: 1, by: 0.01) {
            let x = Self.deCasteljau(p[0], p[2], u)
            let slope = curve.slope(at: x)
            // Where the curve is steep, x itself is only known to its last bit.
            let tolerance = 1e-9 + slope.magnitude * 4 * x.ulp
            #expect((curve.progress(at: x) - Self.deCasteljau(p[1], p[3], u)).magnitude < tolerance)
        }
    }

    @Test(arguments: controls) func theEndsAreExact(p: [Double]) throws {
        let curve = try Self.curve(p)
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: -5) == 0)
        #expect(curve.progress(at: 5) == 1)
        #expect(curve.progress(at: 0, ends: .extrapolate) == 0)
        #expect(curve.progress(at: 1, ends: .extrapolate) == 1)
        #expect(curve.slope(at: -1) == 0)
        #expect(curve.slope(at: 2) == 0)
    }

    @Test func theSlopeIsTheDerivative() throws {
        for p in [[0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.34, 1.56, 0.64, 1]] {
            let curve = try Self.curve(p)
            for x in stride(from: 0.05, through: 0.95, by: 0.05) {
                let slope = numericalDerivative(at: x, step: 1e-4) { curve.progress(at: $0) }
                #expect((curve.slope(at: x) - slope).magnitude < 1e-6)
            }
        }
    }

    @Test func theEndTangentsAreTheLimitOfTheSlope() throws {
        let ease = TimingCurve.coreAnimationDefault
        #expect((ease.slope(at: 0) - ease.slope(at: 1e-9)).magnitude < 1e-6)
        #expect((TimingCurve.easeIn.slope(at: 1) - TimingCurve.easeIn.slope(at: 1 - 1e-9)).magnitude < 1e-4)
        #expect(TimingCurve.easeInOut.slope(at: 0) == 0)
        #expect(ease.progress(at: -0.5, ends: .extrapolate) == -0.5 * ease.slope(at: 0))
        let degenerate = try Self.curve([0, 0, 0, 0])
        #expect(degenerate.slope(at: 0) == 1)
    }

    @Test func anUprightTangentIsNotInfinite() throws {
        let steep = try Self.curve([1, 0, 0, 1])
        for x in [0.5, 0.5.nextUp, 0.5.nextDown] {
            #expect(steep.slope(at: x).isFinite)
            #expect((steep.progress(at: x) - 0.5).magnitude < 2e-5)
        }
        let upright = try Self.curve([0, 1, 1, 1])
        #expect(upright.slope(at: 0) == 0)
    }

    @Test func equalControlPointsAreALine() throws {
        let line = try Self.curve([0.3, 0.3, 0.8, 0.8])
        for x in [0.1, 0.25, 0.7] { #expect(line.progress(at: x) == x && line.slope(at: x) == 1) }
    }

    @Test(arguments: [
        [-0.1, 0, 1, 1], [1.1, 0, 1, 1], [0, 0, -0.001, 1], [0, 0, 1.001, 1], [.nan, 0, 1, 1],
        [0, .infinity, 1, 1], [0, 0, 1, .nan],
    ])
    func illegalControlPointsAreRejected(p: [Double]) {
        #expect(throws: IllegalQuantity.self) { try Self.curve(p) }
    }

    @Test func aTweenEndsAtItsDuration() throws {
        let tween = try Tween(.easeInOut, duration: 0.5)
        #expect(tween.progress(at: 0.25) == 0.5)
        #expect(tween.value(from: 10.0, to: 0.1, at: 0.5) == 0.1)
        #expect(tween.value(from: 10.0, to: 0.1, at: -1) == 10)
        #expect(tween.velocity(at: 0.5) == 0)
        #expect(try Tween(.linear, duration: 0).progress(at: 0) == 1)
        #expect(throws: IllegalQuantity.self) { try Tween(.linear, duration: -0.1) }
        #expect(throws: IllegalQuantity.self) { try Tween(.linear, duration: .infinity) }
    }
}
