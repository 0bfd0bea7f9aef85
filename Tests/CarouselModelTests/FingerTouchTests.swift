import PlaneGeometry
import Testing

@testable import CarouselModel

@Suite("Fingers on the glass")
struct FingerTouchTests {
    @Test("Lie at physical points between touch-down and lift, in any direction of the track")
    func waysArePhysical() throws {
        let ways: [(LayoutDirection, Axis, DragDistance, Point)] = [
            (.leftToRight, .horizontal, .forward(.points(120)), Point(x: -120, y: 0)),
            (.rightToLeft, .horizontal, .forward(.points(120)), Point(x: 120, y: 0)),
            (.leftToRight, .vertical, .forward(.points(120)), Point(x: 0, y: -120)),
            (.leftToRight, .horizontal, .by(Point(x: 60, y: -30)), Point(x: 60, y: -30)),
            (.rightToLeft, .horizontal, .by(Point(x: 60, y: -30)), Point(x: 60, y: -30)),
            (.leftToRight, .vertical, .by(Point(x: 60, y: -30)), Point(x: 60, y: -30)),
            (.rightToLeft, .vertical, .by(Point(x: 60, y: -30)), Point(x: 60, y: -30)),
        ]
        for (direction, axis, distance, whole) in ways {
            let touch = try #require(
                touches(
                    [.init(start: .at(0.5), action: .drag(Drag(distance: distance, duration: 0.4)))],
                    direction: direction, axis: axis
                ).first)
            #expect(touch.start == 0.5)
            #expect(abs(touch.end - 0.9) < 1e-12)
            #expect(touch.translation(at: 0.2) == .zero)
            #expect(touch.translation(at: touch.end) == whole, "\(direction) \(axis) \(distance)")
            #expect(touch.translation(at: 5) == whole)
            let half = touch.translation(at: 0.7)
            #expect(abs(half.x - whole.x / 2) < 1e-9 && abs(half.y - whole.y / 2) < 1e-9)
        }
    }

    @Test("End where the next one goes down, and keep the place that the script gives")
    func oneFingerAtATime() {
        let first = Drag(distance: .forward(.points(100)), duration: 1, origin: Point(x: 30, y: 40))
        let second = Drag(distance: .forward(.points(-100)), duration: 0.2)
        let found = touches([
            .init(start: .at(0.1), action: .drag(first)), .init(start: .at(0.6), action: .drag(second)),
        ])
        #expect(found.map(\.start) == [0.1, 0.6])
        #expect(found.first?.end == 0.6)
        #expect(found.map(\.origin) == [Point(x: 30, y: 40), nil])
        // Half of the first way was left when the second finger went down.
        #expect(found.first.map { abs($0.translation(at: 9).x + 50) < 1e-9 } == true)
    }

    @Test("Are there for a catch, not for what the program does")
    func whichActionsHaveFingers() {
        let found = touches([
            .init(start: .at(0), action: .select(.next, animated: true)),
            .init(start: .at(0.1), action: .catch(hold: 0.3)),
            .init(start: .at(2), action: .fling(Fling(distance: .forward(.points(80)), speed: 800))),
        ])
        #expect(found.map(\.start) == [0.1, 2])
        #expect(found.map { ($0.end * 1000).rounded() } == [400, 2100])
    }

    private func touches(
        _ steps: [ScriptStep], direction: LayoutDirection = .leftToRight, axis: Axis = .horizontal
    ) -> [FingerTouch] {
        played(.snap, steps, setting: Simulation.Setting(direction: direction)) { $0.axis = axis }.touches
    }
}
