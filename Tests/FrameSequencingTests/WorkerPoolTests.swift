import FrameDrawing
import Testing

import CairoRaster
@testable import FrameSequencing

/// Who gets the next job.
@Suite struct WorkerPoolTests {
    private static func workers(_ count: Int) throws -> [FrameWorker] {
        let text = try SharedText(TextSetting())
        let pictures = FramePictures(text: text, scale: 1, store: RasterStore(), workerCount: count)
        return (0..<count).map { _ in
            FrameWorker(
                text: text, scale: 1, store: RasterStore(), drawings: SVGStore(), formats: [],
                pictures: pictures)
        }
    }

    @Test func whoHasNothingToDoIsFirst() throws {
        var pool = WorkerPool(try Self.workers(2))
        func take(_ mostJobs: Int = 2) -> FrameWorker? { pool.take(mostJobs: mostJobs) }
        let first = try #require(take())
        let second = try #require(take())
        #expect(first !== second)
        // Both have one, and may have another.
        #expect(take(1) == nil)
        let third = try #require(take())
        #expect(pool.jobs == 3)
        pool.finish(by: second === third ? first : second)
        // One has two, the other none.
        let fourth = try #require(take(1))
        #expect(fourth !== third)
        #expect(take() === fourth)
        #expect(take() == nil && pool.jobs == 4)
    }
}
