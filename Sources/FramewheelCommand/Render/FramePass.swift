import Framewheel

/// One drawing of a scene's frames, from which one or several outputs are made.
struct FramePass {
    private let job: RenderJob
    private let items: [RenderPlan.Item]
    private var options: RenderOptions { job.options }

    /// Makes a pass.
    ///
    /// - Parameters:
    ///   - job: What draws the first item, and so all.
    ///   - items: Outputs that share their frames, at least one.
    init(_ job: RenderJob, _ items: [RenderPlan.Item]) {
        self.job = job
        self.items = items
    }

    /// An output with what is made of the frames for it, and where that goes.
    private struct Channel {
        let output: RenderOutput
        let format: FrameFormat
        let sink: any FrameSink
        let timeline: FrameTimeline
    }

    /// Draws the frames; the outputs need only be finished.
    ///
    /// - Returns: Where each output goes, in their order; nothing where all frames are there already.
    func sinks() async throws(CommandFailure) -> [any FrameSink] {
        var numbers = try options.selection.numbers(of: job.scene, items[0].style)
        // Before a palette is made of smaller frames, or a part of the frames is there.
        let havePixels = items.contains { !$0.output.isSVG }
        if havePixels {
            try job.drawing { () throws in
                _ = try options.limits.pixelSize(of: job.scene.size, scale: job.scene.scale)
            }
        }
        Interruption.listen()
        var progress = ProgressDisplay(
            total: timeline(items[0], numbers).frameCount, isShown: options.showsProgress)
        if options.resumes, let stamp = try job.stamp([job.rateEntry]),
            case .sequence(let pattern, .png) = job.output.kind
        {
            let all = numbers.count
            numbers = try job.missing(numbers, pattern, stamp)
            progress.skip(all - numbers.count)
            if !options.isQuiet {
                Console.say("framewheel: \(job.output.name): kept \(all - numbers.count) of \(all) frames")
            }
        }
        guard !numbers.isEmpty else {
            progress.finish()
            return []
        }
        var channels: [Channel] = []
        for item in items { channels.append(try await channel(item, numbers)) }
        try await draw(channels, &progress)
        if !options.isQuiet { channels.forEach(sayLinks) }
        return channels.map(\.sink)
    }

    private func timeline(_ item: RenderPlan.Item, _ numbers: [Int]) -> FrameTimeline {
        let style = item.style
        return FrameTimeline(
            numbers: numbers, rate: style.rate, step: options.selection.step, speed: style.speed,
            isBoomerang: style.isBoomerang, hold: style.hold)
    }

    private func channel(_ item: RenderPlan.Item, _ numbers: [Int]) async throws(CommandFailure) -> Channel {
        let timeline = timeline(item, numbers)
        let name = item.output.name
        switch item.output.kind {
        case .sequence(let pattern, let format):
            let format = try FrameFormat(format, of: job, item, moment: job.rateEntry)
            return Channel(
                output: item.output, format: format,
                sink: NumberedFiles(pattern, linksRepeats: options.linksRepeats), timeline: timeline)
        case .stream(let stream):
            if !options.isQuiet { Console.say(stream.hint(rate: timeline.shownRate, size: job.pixelSize)) }
            let format: FrameFormat =
                switch stream {
                case .rgba: .rgba
                case .png: try FrameFormat(.png, of: job, item, moment: job.rateEntry)
                }
            return Channel(
                output: item.output, format: format, sink: try FrameStream(name), timeline: timeline)
        case .animation(let kind):
            let format = try await FrameFormat(kind, of: job, item, timeline)
            let sink: any FrameSink
            switch format {
            case .animation(let encoder): sink = try AnimationFile(name, encoder)
            case .video(let video): sink = try VideoFile(name, video)
            case .png, .jpeg, .webp, .svg, .rgba: sink = try FrameStream(name)
            }
            return Channel(output: item.output, format: format, sink: sink, timeline: timeline)
        case .still, .movie: throw .usage("\(name): is not made of frames")
        }
    }

    /// Says that files are links: who writes into one of them changes others.
    private func sayLinks(of channel: Channel) {
        guard let files = channel.sink as? NumberedFiles, files.linkCount > 0 else { return }
        let links =
            files.linkCount == 1
            ? "1 frame that shows the same as the one before is a link"
            : "\(files.linkCount) frames that show the same as the one before are links"
        Console.say("framewheel: \(channel.output.name): \(links) to its file; --copy-repeats makes copies")
    }

    private func draw(
        _ channels: [Channel], _ progress: inout ProgressDisplay
    ) async throws(CommandFailure) {
        let frames = channels[0].timeline
        let pipeline = FramePipeline(
            job.scene, scale: job.scene.scale, workerCount: options.workerCount, store: job.store,
            formats: channels.map(\.format))
        do {
            try await pipeline.run(times: frames.times, text: job.text) { frame in
                try stopIfAsked(progress, rest: frames.number(at: frame.place)...lastNumber(frames))
                let task = try hand(frame, to: channels)
                progress.advance()
                return task
            }
        } catch {
            progress.end()
            throw job.failure(of: error)
        }
        progress.finish()
    }

    /// Hands a frame to all outputs.
    ///
    /// - Returns: What is still to be done with it.
    private func hand(_ frame: DrawnFrame, to channels: [Channel]) throws(CommandFailure) -> FrameTask? {
        var tasks: [FrameTask] = []
        for (channel, part) in zip(channels, frame.parts) {
            let timeline = channel.timeline
            let moment = FrameMoment(
                number: timeline.number(at: frame.place), ticks: timeline.ticks(at: frame.place),
                repetitions: timeline.repetitions(at: frame.place),
                repeatsPrevious: frame.repeatsPrevious)
            try channel.output.checkIsNoPicture(frame: moment.number, of: job.store)
            if let task = try channel.sink.take(part, moment) { tasks.append(task) }
        }
        guard !tasks.isEmpty else { return nil }
        return { [tasks] in for task in tasks { try task() } }
    }

    private func lastNumber(_ frames: FrameTimeline) -> Int {
        (0..<frames.frameCount).reduce(0) { max($0, frames.number(at: $1)) }
    }

    /// Fails where a signal asked for an end.
    private func stopIfAsked(
        _ progress: ProgressDisplay, rest: @autoclosure () -> ClosedRange<Int>
    ) throws(CommandFailure) {
        guard let request = Interruption.request else { return }
        // Of an animation nothing is left.
        let sequences = items.filter { if case .sequence = $0.output.kind { true } else { false } }
        let names = (sequences.isEmpty ? items : sequences).map(\.output.name).joined(separator: ", ")
        var line =
            "framewheel: stopped by \(request.name): \(progress.done) of \(progress.total) frames of \(names) are done"
        if items.count == 1 {
            switch job.output.kind {
            case .sequence(_, .png): line += "; --resume goes on"
            case .sequence: line += "; --frames \(rest().lowerBound)..\(rest().upperBound) makes the rest"
            case .still, .stream, .animation, .movie: break
            }
        }
        throw CommandFailure(status: request.status, lines: [line])
    }
}

extension StreamFormat {
    /// How a program reads the stream.
    fileprivate func hint(rate: FrameRate, size: PixelSize) -> String {
        switch self {
        case .rgba: "ffmpeg -f rawvideo -pix_fmt rgba -s \(size.width)x\(size.height) -r \(rate) -i -"
        case .png: "ffmpeg -f image2pipe -c:v png -framerate \(rate) -i -"
        }
    }
}
