import Testing

@testable import FrameDrawing

/// When an animation is looked at.
@Suite struct MotionClockTests {
    private static let hour = 3600.0

    @Test(arguments: [
        (0.0, 240.0), (1.0, 240.0), (1.2 * hour, 120.0), (2 * hour, 120.0), (24 * hour, 240.0 / 21),
    ])
    func allOfAMovieIsFollowedHoweverLong(duration: Double, rate: Double) {
        let clock = MotionClock(SVGMovie(duration: duration, poster: duration / 3))
        #expect(clock.rate == rate)
        #expect(clock.samples.first == 0)
        #expect(clock.samples.last == duration)
        let gaps = zip(clock.samples.dropFirst(), clock.samples).map { $0 - $1 }
        #expect(gaps.allSatisfy { $0 > 0 && $0 < 1 / rate + 1e-6 })
        // A million and what is special.
        #expect(clock.samples.count < 1_000_004)
    }

    @Test func whatIsNoDurationIsNone() {
        for duration in [-1, .nan, .infinity] {
            #expect(MotionClock(SVGMovie(duration: duration)).samples == [0])
        }
    }

    @Test func aRowKnowsOnlyItsSamples() {
        var row = SampleRow<Int>(start: 5, values: [1, nil, 3])
        #expect([4, 5, 6, 7, 8].map { row[$0] } == [nil, 1, nil, 3, nil])
        #expect([0, 5, 6, 7, 9].map { row.nearest(to: $0) } == [1, 1, 3, 3, 3])
        #expect(row.known.map(\.sample) == [5, 7])
        #expect(row.map { $0 == 1 ? nil : $0 * 2 } == SampleRow(start: 5, values: [nil, nil, 6]))
        row.reach(over: 1..<10)
        #expect(row.range.lowerBound <= 1 && row.range.lowerBound >= 0 && row.range.upperBound == 10)
        row[9] = 4
        #expect(row.known.map(\.value) == [1, 3, 4])
        #expect(SampleRow<Int>(start: 0, values: []).nearest(to: 3) == nil)
    }
}
