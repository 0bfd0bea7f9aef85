import FrameDrawing
import FrameImaging
import FrameSequencing
import PlaneGeometry
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
