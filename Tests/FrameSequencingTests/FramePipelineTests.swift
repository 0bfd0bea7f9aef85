import FrameDrawing
import FrameImaging
import FrameSequencing
import PlaneGeometry
import Synchronization
import Testing

/// A square that moves a point a second to the right and stands still from second 6 to 9.
private struct MovingSquare: FrameSource {
    let size = Size(width: 20, height: 4)
    let scale = 1.0
    let duration = 12.0
    let textSetting = TextSetting(usesBlocks: true)

    func makeSession(text: any TextMeasuring) -> any FrameSession { Session() }

    private final class Session: FrameSession {
        func displayList(at time: Double) -> DisplayList {
            let x = time < 6 ? time : max(time - 3, 6)
            let box = Rect(x: x, y: 0, width: 4, height: 4)
            let square = FilledPath(element: "a", path: Path(rect: box), paint: .color(.black), bounds: box)
            return DisplayList(size: Size(width: 20, height: 4), items: [.fill(square)])
        }
    }
}

@Suite struct FramePipelineTests {
    private struct Enough: Error {}

    private func frames(workers: Int) async throws -> [[UInt8]] {
        var frames: [[UInt8]] = []
        let pipeline = FramePipeline(
            MovingSquare(), scale: 1, workerCount: workers, formats: [.png(PNGEncoder())])
        try await pipeline.run(times: (0..<12).map(Double.init)) { frame in
            #expect(frame.place == frames.count)
            #expect(frame.parts.count == 1)
            #expect(frame.repeatsPrevious == (7...9).contains(frame.place))
            frames.append(frame.parts.first?.bytes ?? [])
            return nil
        }
        return frames
    }

    @Test func framesComeInOrderAndTheSameFromAnyNumberOfWorkers() async throws {
        let alone = try await frames(workers: 1)
        #expect(alone.count == 12)
        #expect(Set(alone).count == 9)
        for workers in [2, 5, 16] {
            #expect(try await frames(workers: workers) == alone)
        }
    }

    @Test func drawingsAreTheSameFromAnyNumberOfWorkers() async throws {
        func drawings(workers: Int) async throws -> [[UInt8]] {
            var files: [[UInt8]] = []
            let pipeline = FramePipeline(
                MovingSquare(), scale: 1, workerCount: workers, formats: [.svg(SVGCaption(title: "a"))])
            try await pipeline.run(times: (0..<12).map(Double.init)) { frame in
                files.append(frame.parts.first?.bytes ?? [])
                return nil
            }
            return files
        }
        let alone = try await drawings(workers: 1)
        #expect(Set(alone).count == 9)
        #expect(String(decoding: alone[2], as: UTF8.self).contains("<rect data-element=\"a\" x=\"2\" "))
        #expect(try await drawings(workers: 4) == alone)
    }

    @Test func eachFrameShowsItsTime() async throws {
        for (place, bytes) in try await frames(workers: 3).enumerated() {
            let bitmap = try ImageFile(bytes: bytes).bitmap()
            let left = place < 6 ? place : max(place - 3, 6)
            #expect(
                (0..<20).map { bitmap[$0, 2].alpha }
                    == (0..<20).map { (left..<left + 4).contains($0) ? 255 : 0 })
        }
    }

    @Test func drawingEndsWhereAFrameIsNotTaken() async {
        let pipeline = FramePipeline(MovingSquare(), scale: 1, workerCount: 2, formats: [.png(PNGEncoder())])
        await #expect(throws: Enough.self) {
            try await pipeline.run(times: [0, 1, 2]) { frame in
                if frame.place == 1 { throw Enough() }
                return nil
            }
        }
    }

    @Test func noTimesAreNoFrames() async throws {
        let pipeline = FramePipeline(MovingSquare(), scale: 1, workerCount: 2, formats: [.png(PNGEncoder())])
        try await pipeline.run(times: []) { _ in
            Issue.record("a frame of nothing")
            return nil
        }
    }
}

/// What is still to be done with frames: of 70, all from 6 s to 9 s show the same.
@Suite struct FrameTaskTests {
    private struct Fault: Error, Equatable { var place: Int }

    private static let times = (0..<70).map { 4 + Double($0) / 10 }
    private static let repeats = 21...50

    /// The places of frames whose task was done.
    private final class Places: Sendable {
        private let places = Mutex<Set<Int>>([])
        var all: Set<Int> { places.withLock { $0 } }
        func insert(_ place: Int) { places.withLock { _ = $0.insert(place) } }
    }

    private func run(workers: Int, _ deliver: (DrawnFrame) throws -> FrameTask?) async throws {
        let pipeline = FramePipeline(
            MovingSquare(), scale: 1, workerCount: workers, formats: [.png(PNGEncoder())])
        try await pipeline.run(times: Self.times, deliver: deliver)
    }

    @Test(arguments: [1, 2, 5]) func everyTaskIsDone(workers: Int) async throws {
        let done = Places()
        var drawn: Set<Int> = []
        try await run(workers: workers) { frame in
            // Those of frames that were drawn at once, so that their memory is free.
            #expect(drawn.isSubset(of: done.all))
            #expect(frame.repeatsPrevious == Self.repeats.contains(frame.place))
            if !frame.repeatsPrevious { drawn.insert(frame.place) }
            return { [place = frame.place] in done.insert(place) }
        }
        #expect(done.all == Set(Self.times.indices))
    }

    @Test(arguments: [1, 2, 5], [3, 22, 35, 49, 69])
    func whatATaskThrowsEndsTheRun(workers: Int, place: Int) async {
        await #expect(throws: Fault(place: place)) {
            try await run(workers: workers) { frame in
                { [frame] in if frame.place == place { throw Fault(place: place) } }
            }
        }
    }

    @Test(arguments: [1, 2, 5], [3, 22, 35, 49, 69])
    func whatWasHandedOverIsDone(workers: Int, end: Int) async {
        let done = Places()
        await #expect(throws: Fault(place: end)) {
            try await run(workers: workers) { frame in
                if frame.place == end { throw Fault(place: end) }
                return { [place = frame.place] in done.insert(place) }
            }
        }
        #expect(done.all == Set(0..<end))
    }

    @Test(arguments: [1, 2, 5]) func whatWasNotDoneIsSaidFirst(workers: Int) async {
        await #expect(throws: Fault(place: 30)) {
            try await run(workers: workers) { frame in
                if frame.place == 36 { throw Fault(place: 36) }
                return { [frame] in if frame.place == 30 { throw Fault(place: 30) } }
            }
        }
    }
}
