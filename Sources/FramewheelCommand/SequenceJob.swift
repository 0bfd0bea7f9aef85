import Framewheel

/// The drawing of one scene's frames into numbered files or a stream.
struct SequenceJob {
    private let job: RenderJob
    private let format: FrameFormat
    private var scene: CarouselScene { job.scene }
    private var options: RenderOptions { job.options }

    init(_ job: RenderJob, _ format: FrameFormat) {
        self.job = job
        self.format = format
    }

    /// Draws the chosen frames into files, with `--resume` those that are not there yet.
    func renderFiles(_ pattern: FrameNamePattern) async throws(CommandFailure) {
        let numbers = try numbers()
        Interruption.listen()
        var progress = ProgressDisplay(total: numbers.count, isShown: options.showsProgress)
        var missing = numbers
        if options.resumes, case .png(_, let stamp?) = format {
            missing = try self.missing(numbers, pattern, stamp)
            progress.skip(numbers.count - missing.count)
            if !options.isQuiet {
                Console.say(
                    "framewheel: \(job.output.name): kept \(numbers.count - missing.count) of \(numbers.count) frames"
                )
            }
        }
        var sink = NumberedFiles(pattern)
        try await render(missing, into: &sink, &progress)
    }

    /// Draws the chosen frames into a stream.
    func renderStream(_ stream: StreamFormat) async throws(CommandFailure) {
        let numbers = try numbers()
        Interruption.listen()
        var progress = ProgressDisplay(total: numbers.count, isShown: options.showsProgress)
        if !options.isQuiet { Console.say(hint(for: stream)) }
        var sink = try FrameStream(job.output.name)
        try await render(numbers, into: &sink, &progress)
    }

    private func numbers() throws(CommandFailure) -> [Int] {
        try options.selection.numbers(ofCount: job.rate.frameCount(duration: scene.duration))
    }

    private func render(
        _ numbers: [Int], into sink: inout some FrameSink, _ progress: inout ProgressDisplay
    ) async throws(CommandFailure) {
        let rate = job.rate
        let pipeline = FramePipeline(
            scene, scale: scene.scale, workerCount: options.workerCount, limits: options.limits,
            format: format)
        do {
            try await pipeline.run(times: numbers.map { rate.time(ofFrame: $0) }) { place, bytes in
                try sink.take(bytes, frame: numbers[place])
                progress.advance()
                let next = place + 1 < numbers.count ? numbers[place + 1]...numbers[numbers.count - 1] : nil
                try stopIfAsked(done: progress.done, of: progress.total, rest: next)
            }
        } catch {
            progress.end()
            throw job.failure(of: error)
        }
        progress.finish()
    }

    /// Fails where a signal asked for an end.
    private func stopIfAsked(
        done: Int, of total: Int, rest: ClosedRange<Int>?
    ) throws(CommandFailure) {
        guard let request = Interruption.request else { return }
        var line =
            "framewheel: stopped by \(request.name): \(done) of \(total) frames of \(job.output.name) are done"
        if let rest {
            switch job.output.kind {
            case .sequence(_, .png): line += "; --resume goes on"
            case .sequence, .still: line += "; --frames \(rest.lowerBound)..\(rest.upperBound) makes the rest"
            case .stream: break
            }
        }
        throw CommandFailure(status: request.status, lines: [line])
    }

    // MARK: - Resuming

    /// The frames whose files are not there, or were not made as they would be now; removes what killed runs left.
    private func missing(
        _ numbers: [Int], _ pattern: FrameNamePattern, _ stamp: FrameStamp
    ) throws(CommandFailure) -> [Int] {
        var missing: [Int] = []
        var folder: FilePath?
        for (place, number) in numbers.enumerated() {
            let file = FilePath(pattern.path(ofFrame: number))
            if file.folder != folder {
                folder = file.folder
                file.folder.removeStaleTemporaries()
            }
            if try !isDone(file, frame: number, stamp) { missing.append(number) }
            try stopIfAsked(
                done: place + 1 - missing.count, of: numbers.count, rest: number...numbers[numbers.count - 1])
        }
        return missing
    }

    private func isDone(
        _ file: FilePath, frame number: Int, _ stamp: FrameStamp
    ) throws(CommandFailure) -> Bool {
        // What is missing or unreadable is made anew; whatever is wrong then is said then.
        guard let bytes = try? file.bytes(limit: Self.fileLimit) else { return false }
        let time = job.rate.time(ofFrame: number)
        return try job.drawing { () throws in
            try stamp.isOn(bytes, of: job.session.displayList(at: time))
        }
    }

    /// No frame's file is larger than this, in bytes.
    private static let fileLimit = 1 << 31

    // MARK: - Streams

    /// How a program reads the stream.
    private func hint(for stream: StreamFormat) -> String {
        let rate = job.rate.divided(by: options.selection.step)
        let name = job.output.name
        switch stream {
        case .rgba:
            let size = PixelSize(scene.size, scale: scene.scale)
            return "ffmpeg -f rawvideo -pix_fmt rgba -s \(size.width)x\(size.height) -r \(rate) -i \(name)"
        case .png: return "ffmpeg -f image2pipe -c:v png -framerate \(rate) -i \(name)"
        }
    }
}

extension PixelSize {
    /// The size of the picture of something so many points large.
    fileprivate init(_ size: Size, scale: Double) {
        // As `Rasterizer` has it; what it refuses is not drawn anyway.
        func pixels(_ points: Double) -> Int {
            Int(max(min((points * scale).rounded(), Double(Int32.max)), 1))
        }
        self.init(width: pixels(size.width), height: pixels(size.height))
    }
}

extension FrameRate {
    /// The rate of every Nth frame.
    fileprivate func divided(by step: Int) -> FrameRate {
        let (product, overflows) = denominator.multipliedReportingOverflow(by: step)
        return overflows ? self : FrameRate(numerator, over: product) ?? self
    }
}
