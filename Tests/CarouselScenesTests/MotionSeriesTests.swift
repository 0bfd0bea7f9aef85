import CarouselModel
import CarouselScenes
import PlaneGeometry
import Testing

@Suite struct MotionSeriesTests {
    @Test func touchesAreSteps() throws {
        let scene = try MotionScene.prepared(MotionScene.drag, keys: ", \"touchRate\": 20")
        let points = MotionSeries(of: scene.motion, until: 0.2, \.offset).points
        #expect(points.map { $0.x.rounded(places: 9) } == [0, 0.15, 0.15, 0.2, 0.2])
        #expect(points.map { $0.y.rounded(places: 9) } == [0, 0, -60, -60, -120])
    }

    @Test func aSelectionIsAStep() throws {
        let scene = try MotionScene.prepared(MotionScene.drag)
        let series = MotionSeries(of: scene.motion, until: 1) { Double($0.index) }
        #expect(
            series.points == [
                Point(x: 0, y: 0), Point(x: 0.2, y: 0), Point(x: 0.2, y: 1), Point(x: 1, y: 1),
            ])
        #expect(series.range == 0...1)
    }

    @Test(arguments: ["0.2", "0.6", "1"]) func theLinesFollowTheFormula(dampingFraction: String) throws {
        let spring = "{ \"spring\": { \"response\": 0.5, \"dampingFraction\": \(dampingFraction) } }"
        let scene = try MotionScene.prepared(
            MotionScene.drag, carousel: "{ \"slot\": { \"width\": 300 }, \"settle\": \(spring) }")
        let end = scene.duration
        let points = MotionSeries(of: scene.motion, until: end, \.offset).points
        #expect(points.count < 400)
        // Just before each step and after it the lines are right; in between they stray by a thousandth.
        for number in 0..<5000 {
            let time = end * (Double(number) + 0.5) / 5000
            guard let next = points.firstIndex(where: { $0.x > time }), next > 0 else { continue }
            let (left, right) = (points[next - 1], points[next])
            let line = left.y + (right.y - left.y) * (time - left.x) / (right.x - left.x)
            #expect((scene.motion.state(at: time).offset - line).magnitude < 0.5)
        }
    }

    @Test func aMotionOfManyPartsStaysSmall() throws {
        let scene = try MotionScene.prepared(
            "[]", carousel: "{ \"slot\": { \"width\": 300 }, \"autoplay\": { \"every\": 0.01 } }",
            keys: ", \"duration\": 60")
        #expect(MotionSeries(of: scene.motion, until: 60, \.offset).points.count < 200_000)
    }
}
