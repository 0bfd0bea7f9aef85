/// Puts compressed frames into a file, in their order.
///
/// One frame is held back until it is known how long it lasts, so that memory does not grow with their number.
public struct AnimationWriter<Sink: AnimationSink> {
    /// Where the bytes go.
    public private(set) var sink: Sink

    private let layout: any AnimationLayout
    private var waiting: (frame: AnimationFrame, start: Int)?
    private var summary = AnimationSummary()

    /// Begins a file.
    ///
    /// - Throws: What the sink throws.
    public init(_ encoder: some AnimationEncoder, to sink: Sink) throws {
        layout = encoder.container.layout
        self.sink = sink
        try add(layout.start)
    }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame, encoded after the one that was added last.
    ///   - ticks: How long it lasts; less than 1 counts as 1.
    /// - Throws: `AnimationError.firstFrameIncomplete`, or what the sink throws.
    public mutating func append(_ frame: AnimationFrame, ticks: Int) throws {
        if waiting == nil && !frame.isWhole { throw AnimationError.firstFrameIncomplete }
        var next = frame
        if !frame.repeatsPrevious, var last = waiting {
            layout.join(&last.frame, &next, place(from: last.start))
            waiting = last
        }
        if !next.repeatsPrevious {
            try writeWaiting()
            waiting = (next, summary.ticks)
        }
        summary.ticks = min(summary.ticks + min(max(ticks, 1), Self.mostTicks), Self.mostTicks)
    }

    /// Ends the file.
    ///
    /// - Returns: What it became.
    /// - Throws: `AnimationError.noFrames`, or what the sink throws.
    @discardableResult
    public mutating func finish() throws -> AnimationSummary {
        guard waiting != nil else { throw AnimationError.noFrames }
        try writeWaiting()
        waiting = nil
        try add(layout.end)
        for correction in layout.corrections(summary) {
            try sink.overwrite(at: correction.offset, with: correction.bytes)
        }
        return summary
    }

    private mutating func writeWaiting() throws {
        guard let (frame, start) = waiting else { return }
        try add(layout.record(frame, place(from: start)))
        summary.frameCount += 1
        summary.isOpaque = summary.isOpaque && frame.isOpaque
    }

    /// Where the frame that waits stands.
    private func place(from start: Int) -> AnimationPlace {
        AnimationPlace(index: summary.frameCount, start: start, end: summary.ticks)
    }

    private mutating func add(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { return }
        try sink.append(bytes)
        summary.byteCount += bytes.count
    }

    /// So many that their number of milliseconds is still a number of 64 bits.
    private static var mostTicks: Int { 1 << 50 }
}
