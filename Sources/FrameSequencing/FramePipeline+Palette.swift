internal import CairoRaster
internal import FrameDrawing
public import FrameImaging

extension FramePipeline {
    /// Chooses the colours of a GIF for some of its frames.
    ///
    /// The sprites that are drawn for it stay in the store, for the frames themselves. The palette is the same
    /// whatever the number of workers.
    ///
    /// - Parameters:
    ///   - times: The frames' times, in seconds.
    ///   - options: What the palette is for.
    ///   - text: What measures and draws texts.
    /// - Returns: The colours.
    /// - Throws: Why a frame could not be made.
    public func palette(
        forFramesAt times: [Double], _ options: GIFOptions, text: SharedText
    ) async throws -> GIFPalette {
        let jobs = try paletteJobs(times, options, text: text)
        var counted: [Int: GIFColourCounts] = [:]
        var free = workers(min(workerCount, jobs.count), text)
        try await withThrowingTaskGroup(of: FinishedPaletteJob.self) { group in
            for job in jobs {
                if free.isEmpty, let done = try await group.next() {
                    if let share = done.share { counted[share.index] = share.colours }
                    free.append(done.worker)
                }
                guard let worker = free.popLast() else { continue }
                group.addTask { try await job.done(by: worker) }
            }
            for try await done in group {
                if let share = done.share { counted[share.index] = share.colours }
            }
        }
        var all = GIFPaletteBuilder(options)
        for index in counted.keys.sorted() { if let colours = counted[index] { all.add(colours) } }
        return all.palette()
    }

    /// What is to be done for a palette: frames are counted, and the sprites of a share drawn before the share before it
    /// is counted, so that workers seldom wait for the same sprite.
    private func paletteJobs(
        _ times: [Double], _ options: GIFOptions, text: SharedText
    ) throws -> [PaletteJob] {
        var planner = FramePlanner(
            session: source.makeSession(text: text), times: times, usesSprites: true)
        var sprites: [[FrameJob]] = []
        var shares: [[DisplayList]] = []
        var last: DisplayList?
        while let plan = try planner.next(), let list = plan.list ?? last {
            last = list
            if plan.place % Self.shareLength == 0 {
                sprites.append([])
                shares.append([])
            }
            sprites[sprites.count - 1] += plan.sprites
            shares[shares.count - 1].append(list)
        }
        var jobs = (sprites.first ?? []).map { PaletteJob.sprite($0) }
        for (index, share) in shares.enumerated() {
            if index + 1 < sprites.count { jobs += sprites[index + 1].map { .sprite($0) } }
            jobs.append(.count(share, index: index, options))
        }
        return jobs
    }

    /// How many frames one worker counts at a time; were it their number that says so, so would it the colours.
    private static var shareLength: Int { 3 }
}

/// Something for a worker to do for a palette.
private enum PaletteJob: Sendable {
    /// The drawing of a sprite that frames show.
    case sprite(FrameJob)
    /// The colours of a share of the frames.
    case count([DisplayList], index: Int, GIFOptions)

    /// Has a worker do it.
    func done(by worker: FrameWorker) async throws -> FinishedPaletteJob {
        switch self {
        case .sprite(let job):
            return FinishedPaletteJob(worker: try await job.done(by: worker).worker)
        case .count(let lists, let index, let options):
            let colours = try await worker.colours(of: lists, for: options)
            return FinishedPaletteJob(worker: worker, share: (index, colours))
        }
    }
}

/// What a worker has done; the worker is free again.
private struct FinishedPaletteJob: Sendable {
    var worker: FrameWorker
    /// The colours of a share; `nil` of a sprite.
    var share: (index: Int, colours: GIFColourCounts)?
}
