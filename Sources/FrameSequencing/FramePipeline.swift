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
    /// What a frame may cost at most.
    public let limits: RasterLimits
    /// The format of the files.
    public let format: FrameFormat

    /// Makes a pipeline.
    ///
    /// - Parameters:
    ///   - source: What is drawn.
    ///   - scale: Pixels a point.
    ///   - workerCount: How many workers draw; less than 1 counts as 1.
    ///   - limits: What a frame may cost at most.
    ///   - format: The format of the files.
    public init(
        _ source: Source, scale: Double, workerCount: Int, limits: RasterLimits = RasterLimits(),
        format: FrameFormat
    ) {
        self.source = source
        self.scale = scale
        self.workerCount = max(workerCount, 1)
        self.limits = limits
        self.format = format
    }

    /// Draws frames and hands them over in their order.
    ///
    /// A frame that shows the same as the one before is neither drawn nor encoded again.
    ///
    /// - Parameters:
    ///   - times: The frames' times, in seconds.
    ///   - deliver: Takes a frame's place among the times and its file; where it throws, drawing ends.
    /// - Throws: Why a frame could not be made, or what `deliver` throws.
    public func run(
        times: some Collection<Double>, deliver: (_ place: Int, _ bytes: [UInt8]) throws -> Void
    ) async throws {
        var workers: [FrameWorker] = []
        for _ in 0..<min(workerCount, max(times.count, 1)) {
            workers.append(
                try FrameWorker(text: source.textSetting, scale: scale, limits: limits, format: format))
        }
        var planner = FramePlanner(
            session: source.makeSession(text: try source.textSetting.makeEngine()), times: Array(times))
        var released = FrameRelease()
        try await withThrowingTaskGroup(of: FinishedFrame.self) { group in
            while true {
                while let worker = workers.last, planner.planned - released.count < window,
                    let job = try planner.next()
                {
                    guard let list = job.list else {
                        released.add(nil, at: job.place)
                        try released.release(to: deliver)
                        continue
                    }
                    workers.removeLast()
                    group.addTask {
                        FinishedFrame(
                            place: job.place, worker: worker, bytes: try await worker.bytes(of: list))
                    }
                }
                guard let finished = try await group.next() else { break }
                workers.append(finished.worker)
                released.add(finished.bytes, at: finished.place)
                try released.release(to: deliver)
            }
        }
    }

    /// How many frames may be in the works or wait for an earlier one.
    private var window: Int { 4 * workerCount }
}

/// A frame that a worker has made.
private struct FinishedFrame: Sendable {
    var place: Int
    var worker: FrameWorker
    var bytes: [UInt8]
}

/// Lays frames out one after the other and finds those that repeat the one before.
private struct FramePlanner {
    struct Job {
        var place: Int
        /// What to draw; `nil` for the same as the frame before.
        var list: DisplayList?
    }

    let session: any FrameSession
    let times: [Double]
    private(set) var planned = 0
    private var last: DisplayList?

    init(session: any FrameSession, times: [Double]) {
        self.session = session
        self.times = times
    }

    mutating func next() throws -> Job? {
        guard planned < times.count else { return nil }
        let list = try session.displayList(at: times[planned])
        let job = Job(place: planned, list: list == last ? nil : list)
        last = list
        planned += 1
        return job
    }
}

/// Puts frames that are done in any order back into theirs.
private struct FrameRelease {
    /// How many frames were handed over.
    private(set) var count = 0
    private var waiting: [Int: [UInt8]?] = [:]
    private var last: [UInt8] = []

    /// Takes a frame; `nil` is the same as the one before.
    mutating func add(_ bytes: [UInt8]?, at place: Int) { waiting[place] = .some(bytes) }

    /// Hands over all frames up to the first that is missing.
    mutating func release(to deliver: (Int, [UInt8]) throws -> Void) throws {
        while let bytes = waiting.removeValue(forKey: count) {
            last = bytes ?? last
            try deliver(count, last)
            count += 1
        }
    }
}
