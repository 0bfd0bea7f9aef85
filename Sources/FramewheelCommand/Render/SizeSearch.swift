import Framewheel

/// Makes a file that is no larger than asked: with less quality, then fewer frames, then fewer pixels.
struct SizeSearch {
    private let item: RenderPlan.Item
    private let options: RenderOptions
    private let files: FileHashes
    private let limit: Int

    init(_ item: RenderPlan.Item, _ options: RenderOptions, _ files: FileHashes, limit: Int) {
        self.item = item
        self.options = options
        self.files = files
        self.limit = limit
    }

    /// Something that was made and has no name yet.
    private struct Trial {
        let item: RenderPlan.Item
        let byteCount: Int
        let finish: () throws(CommandFailure) -> Void
    }

    /// Makes the best file that fits; tries what was asked for first, then halves what is left of the ladder.
    ///
    /// - Parameter size: How many bytes the file that was asked for has, where that is known and too many.
    /// - Returns: Whether one fits.
    /// - Throws: A failure where none can be made.
    func run(afterSize size: Int? = nil) async throws(CommandFailure) -> ExitStatus {
        let ladder = SizeLadder(item).rungs
        var smallest = size ?? 0
        if size == nil {
            let first = try await trial(ladder[0])
            guard first.byteCount > limit else { return try done(first) }
            smallest = first.byteCount
        }
        // Each rung makes a smaller file than the one above it.
        var (low, high) = (1, ladder.count)
        var fitting: Trial?
        while low < high {
            let middle = (low + high) / 2
            let best = try await trial(ladder[middle])
            smallest = min(smallest, best.byteCount)
            if best.byteCount <= limit {
                fitting = best
                high = middle
            } else {
                low = middle + 1
            }
        }
        if let fitting { return try done(fitting) }
        Console.say(
            "framewheel: error: \(item.output.name): the smallest that could be made has \(smallest) bytes, "
                + "expected at most \(limit)")
        return .different
    }

    private func done(_ trial: Trial) throws(CommandFailure) -> ExitStatus {
        try trial.finish()
        tell(trial.byteCount, of: trial.item)
        return .done
    }

    /// Says how large the file is and what was given up for that.
    func tell(_ byteCount: Int, of chosen: RenderPlan.Item) {
        guard !options.isQuiet else { return }
        let words = SizeLadder.words(for: chosen, changedFrom: item)
        Console.say("framewheel: \(item.output.name): \(byteCount) bytes of at most \(limit), \(words)")
    }

    private func trial(_ item: RenderPlan.Item) async throws(CommandFailure) -> Trial {
        let job = try RenderJob(
            item, options, files: files, store: RasterStore(limits: options.limits, files: files))
        if case .still(let format) = item.output.kind {
            let still = try await job.still(format)
            return Trial(item: item, byteCount: still.count) { () throws(CommandFailure) in
                try job.write(still)
            }
        }
        let sinks = try await FramePass(job, [item]).sinks()
        var count = 0
        for sink in sinks { count += try sink.close() }
        return Trial(item: item, byteCount: count) { () throws(CommandFailure) in
            for sink in sinks { try sink.finish() }
        }
    }
}

/// What is given up, step by step, to make a file smaller.
struct SizeLadder {
    /// The output as it was asked for, then smaller and smaller ones.
    let rungs: [RenderPlan.Item]

    /// Parts of the quality, before anything else is given up.
    private static let qualities = [0.75, 0.5, 0.33]
    /// Parts of the rate, at the lowest quality.
    private static let rates = [2.0 / 3, 0.5, 0.4]
    /// Parts of the width, at the lowest quality and rate.
    private static let scales = [0.85, 0.72, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25]

    init(_ item: RenderPlan.Item) {
        var rungs = [item]
        var style = item.style
        if item.output.hasQuality, style.quality != .lossless {
            let whole = item.lossyQuality
            for part in Self.qualities {
                style.quality = .lossy(max(whole * part, 1))
                rungs.append(item.with(style))
            }
        }
        if case .animation = item.output.kind {
            let whole = item.style.rate
            for part in Self.rates {
                let rate = max((whole.framesPerSecond * part).rounded(), item.style.minRate)
                guard rate < style.rate.framesPerSecond, let rate = FrameRate(rate) else { continue }
                style.rate = rate
                rungs.append(item.with(style))
            }
        }
        for part in Self.scales { rungs.append(item.with(style, scale: item.scale * part)) }
        self.rungs = rungs
    }

    /// What was given up, in words.
    static func words(for item: RenderPlan.Item, changedFrom asked: RenderPlan.Item) -> String {
        var words: [String] = []
        let (new, old) = (item.style, asked.style)
        if new.quality != old.quality {
            words.append(
                item.output.isGIF
                    ? "\(item.colours) colours" : "quality \(item.lossyQuality.decimalText(places: 0))")
        }
        if new.rate != old.rate { words.append("\(new.rate) frames a second") }
        if item.scale != asked.scale {
            words.append("\((100 * item.scale / asked.scale).decimalText(places: 0)) % of the width")
        }
        return words.isEmpty ? "as asked" : "with " + words.joined(separator: ", ")
    }
}

extension RenderPlan.Item {
    fileprivate func with(_ style: AnimationStyle, scale: Double? = nil) -> RenderPlan.Item {
        RenderPlan.Item(
            output: output, scene: scene, otherTheme: otherTheme, scale: scale ?? self.scale, style: style)
    }
}

extension RenderOutput {
    /// Whether it is one file of pixels, whose size can be chosen.
    var hasSize: Bool {
        switch kind {
        case .still(let format): format != .svg
        case .animation: true
        case .sequence, .stream, .movie: false
        }
    }

    fileprivate var isGIF: Bool { if case .animation(.gif) = kind { true } else { false } }

    /// Whether less of the pixels can be kept.
    var hasQuality: Bool {
        switch kind {
        case .still(let format): format == .jpeg || format == .webp
        case .animation(let kind): kind != .apng
        case .sequence, .stream, .movie: false
        }
    }
}
