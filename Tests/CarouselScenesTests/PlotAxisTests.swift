import CarouselScenes
import Testing

@Suite struct PlotAxisTests {
    @Test(arguments: [
        (0.0...1.0, 6, ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
        (-660...0, 8, ["−700", "−600", "−500", "−400", "−300", "−200", "−100", "0"]),
        (-660...0, 6, ["−800", "−600", "−400", "−200", "0"]),
        (-3...3, 4, ["−5", "0", "5"]),
        (0...0, 5, ["0", "1"]),
        (0.0012...0.0049, 5, ["0", "1"]),
        (-1e9...1e9, 3, ["−1000000000", "0", "1000000000"]),
    ]) func ticksAreRound(values: ClosedRange<Double>, limit: Int, labels: [String]) {
        let axis = PlotAxis(covering: values, ticks: limit, leastStep: values.upperBound < 0.1 ? 1 : 0)
        #expect(axis.ticks.map(axis.label) == labels)
        #expect(axis.range.lowerBound <= values.lowerBound && axis.range.upperBound >= values.upperBound)
    }

    @Test func anAxisMayEndBetweenTicks() {
        let axis = PlotAxis(covering: 0...1.7, ticks: 11, endsAtTicks: false)
        #expect(axis.range == 0...1.7)
        #expect(axis.ticks.map(axis.label) == ["0", "0.2", "0.4", "0.6", "0.8", "1", "1.2", "1.4", "1.6"])
    }

    @Test(arguments: [0.0, 1, 7, 0.3, 1e-9, 1e300, .infinity]) func anAxisNeverHasTooManyTicks(extent: Double)
    {
        for limit in 2...12 {
            let axis = PlotAxis(covering: -extent / 3...extent, ticks: limit)
            #expect((1...limit + 1).contains(axis.ticks.count))
        }
    }

    @Test func fractionsRunFromEndToEnd() {
        let axis = PlotAxis(covering: -200...0, ticks: 5)
        #expect([-200, -50, 0].map(axis.fraction) == [0, 0.75, 1])
    }
}
