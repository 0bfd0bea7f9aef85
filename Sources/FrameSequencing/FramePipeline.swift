public import CairoRaster
internal import FrameDrawing

/// Draws the frames of a source on several workers and hands them over in order.
///
/// Frames do not depend on one another, so that the bytes are the same whatever the number of workers. Few
/// frames are in the works at a time, so that memory does not grow with the length of the sequence.
public struct FramePipeline<Source: FrameSource> {
    /// What is drawn.
    public let source: Source
    /// Pixels a point.
    public let scale: Double
    /// How many workers draw, at least 1.
    public let workerCount: Int
    /// Pictures and sprites, and what a frame may cost at most.
    public let store: RasterStore
    /// What is made of each frame.
    public let formats: [FrameFormat]

    /// Makes a pipeline.
    ///
    /// - Parameters:
    ///   - source: What is drawn.
    ///   - scale: Pixels a point.
    ///   - workerCount: How many workers draw; less than 1 counts as 1.
    ///   - store: Pictures and sprites, and what a frame may cost at most.
    ///   - formats: What is made of each frame, at least one.
    public init(
        _ source: Source, scale: Double, workerCount: Int, store: RasterStore = RasterStore(),
        formats: [FrameFormat]
    ) {
        self.source = source
        self.scale = scale
        self.workerCount = max(workerCount, 1)
        self.store = store
        self.formats = formats
    }

    /// Draws frames and hands them over in their order.
    ///
    /// A frame that shows the same as the one before is neither drawn nor encoded again.
    ///
    /// - Parameters:
    ///   - times: The frames' times, in seconds.
    ///   - text: What measures and draws texts, where the program has it already.
    ///   - deliver: Takes each frame, and returns what is still to be done with it, such as the writing of a file; `nil`
    ///     for nothing. With frames that repeat others that happens on several threads, and in any order. Where
    ///     either throws, drawing ends.
    /// - Throws: Why a frame could not be made, or what `deliver` or what it returns throws.
    public func run(
        times: some Collection<Double>, text: SharedText? = nil,
        deliver: (DrawnFrame) throws -> FrameTask?
    ) async throws {
        let text = try text ?? SharedText(source.textSetting)
        let workers = workers(min(workerCount, max(times.count, 1)), text)
        var queue = FrameQueue(
            planner: FramePlanner(
                session: source.makeSession(text: text), times: Array(times),
                usesSprites: !formats.allSatisfy(\.isVector)),
            window: FrameWindow(least: framesAWorker * workers.count), formats: FormatOrder(formats))
        try await withThrowingTaskGroup(of: FinishedJob.self) { group in
            do {
                try await Self.drain(&queue, by: workers, in: &group, to: deliver)
            } catch {
                // A frame that was handed over counts as done: that it is not is said first.
                var fault: (any Error)?
                while let job = await group.nextResult() { fault = fault ?? (try? job.get())?.fault }
                throw fault ?? error
            }
        }
    }

    /// Has workers do what is in a queue until nothing is left.
    private static func drain(
        _ queue: inout FrameQueue, by workers: [FrameWorker],
        in group: inout ThrowingTaskGroup<FinishedJob, any Error>,
        to deliver: (DrawnFrame) throws -> FrameTask?
    ) async throws {
        var pool = WorkerPool(workers)
        while !queue.isDone || pool.jobs > 0 {
            try queue.plan()
            // Of the last jobs none waits behind a long one while another worker has nothing to do.
            while let worker = pool.take(mostJobs: queue.isEnding(for: pool.count) ? 1 : 2) {
                guard let job = queue.next() else {
                    pool.finish(by: worker)
                    break
                }
                group.addTask { try await job.done(by: worker) }
            }
            var tasks = try handOver(&queue, to: deliver)
            // Nothing is left to draw for a worker that is free.
            if tasks.count > 1, let worker = pool.take() {
                let job = FrameJob.tasks(Array(tasks[(tasks.count / 2)...]))
                tasks.removeSubrange((tasks.count / 2)...)
                group.addTask { try await job.done(by: worker) }
            }
            for task in tasks { try task() }
            guard pool.jobs > 0, let finished = try await group.next() else { continue }
            if let fault = finished.fault { throw fault }
            pool.finish(by: finished.worker)
            queue.finish(finished)
        }
    }

    /// Hands over what is done; not all that may wait at a time, so that no worker does.
    ///
    /// - Returns: What is still to be done with frames that repeat others.
    /// - Throws: What `deliver` throws, once that is done: a frame that was handed over counts as done. Else what doing it
    ///   throws.
    private static func handOver(
        _ queue: inout FrameQueue, to deliver: (DrawnFrame) throws -> FrameTask?
    ) throws -> [FrameTask] {
        var tasks: [FrameTask] = []
        do {
            try queue.release(atMost: slice, to: deliver, rest: &tasks)
        } catch {
            for task in tasks { try task() }
            throw error
        }
        return tasks
    }

    /// Workers that share what they can.
    func workers(_ count: Int, _ text: SharedText) -> [FrameWorker] {
        let drawings = SVGStore()
        let pictures = FramePictures(text: text, scale: scale, store: store, workerCount: count)
        return (0..<count).map { _ in
            FrameWorker(
                text: text, scale: scale, store: store, drawings: drawings, formats: formats,
                pictures: pictures)
        }
    }

    /// How many frames are handed over before the workers are looked after.
    private static var slice: Int { 16 }
    /// How many frames for each worker may at least be in the works or wait for an earlier one; of bare pixels fewer,
    /// for they are large.
    private var framesAWorker: Int { formats.contains(where: \.isBare) ? 2 : 4 }
}
