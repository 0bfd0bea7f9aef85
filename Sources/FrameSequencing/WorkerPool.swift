/// The workers of a pipeline, and how many jobs each of them has.
///
/// A worker may have two: the second one is at hand when the first is done, while files are handed over.
struct WorkerPool {
    private var workers: [(worker: FrameWorker, jobs: Int)]

    /// Makes a pool of workers without jobs.
    init(_ workers: [FrameWorker]) { self.workers = workers.map { ($0, 0) } }

    /// How many jobs all of them have.
    var jobs: Int { workers.reduce(0) { $0 + $1.jobs } }

    /// How many workers there are.
    var count: Int { workers.count }

    /// Books a job for the worker with the fewest, the last of several.
    ///
    /// - Parameter mostJobs: How many jobs a worker may have with this one.
    /// - Returns: The worker; `nil` where all have so many.
    mutating func take(mostJobs: Int = 2) -> FrameWorker? {
        var best: Int?
        for index in workers.indices where workers[index].jobs < mostJobs {
            if best.map({ workers[index].jobs <= workers[$0].jobs }) ?? true { best = index }
        }
        guard let best else { return nil }
        workers[best].jobs += 1
        return workers[best].worker
    }

    /// Takes a worker's job off it, that is done.
    mutating func finish(by worker: FrameWorker) {
        guard let index = workers.firstIndex(where: { $0.worker === worker }) else { return }
        workers[index].jobs -= 1
    }
}
