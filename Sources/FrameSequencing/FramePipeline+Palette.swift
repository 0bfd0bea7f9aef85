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
        let session = source.makeSession(text: text)
        let lists = try times.map { try session.displayList(at: $0) }
        let shares = stride(from: 0, to: lists.count, by: Self.shareLength).map { start in
            Array(lists[start..<min(start + Self.shareLength, lists.count)])
        }
        var counted: [GIFPaletteBuilder?] = Array(repeating: nil, count: shares.count)
        var free = workers(min(workerCount, shares.count), text)
        try await withThrowingTaskGroup(of: CountedShare.self) { group in
            for (index, share) in shares.enumerated() {
                if free.isEmpty, let done = try await group.next() {
                    counted[done.index] = done.colours
                    free.append(done.worker)
                }
                guard let worker = free.popLast() else { continue }
                group.addTask {
                    CountedShare(
                        index: index, colours: try await worker.colours(of: share, for: options),
                        worker: worker)
                }
            }
            for try await done in group { counted[done.index] = done.colours }
        }
        var all = GIFPaletteBuilder(options)
        for colours in counted.compactMap(\.self) { all.add(colours) }
        return all.palette()
    }

    /// How many frames one worker counts at a time; were it their number that says so, so would it the colours.
    private static var shareLength: Int { 3 }
}

/// The colours of some frames, counted by a worker that is free again.
private struct CountedShare: Sendable {
    var index: Int
    var colours: GIFPaletteBuilder
    var worker: FrameWorker
}
