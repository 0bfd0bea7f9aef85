import Framewheel

/// A scene that mostly rests, against only those of its frames in which something moves.
struct Autoplaying {
    private let source: CarouselScene
    private let folder: FilePath

    init(scene: Scene, folder: FilePath) throws {
        source = try CarouselScene(scene)
        self.folder = folder
    }

    /// Prints the number of frames and their cost in milliseconds, median, least and greatest, for all frames, for all
    /// with copies instead of links to files, and for those that differ from the one before; then the ratios of the
    /// first two to the last in each round.
    func print(rounds: Int) async throws {
        let rate = FrameRate.standard
        let all = (0..<rate.frameCount(duration: source.duration)).map { rate.time(ofFrame: $0) }
        let session = source.makeSession(text: try source.textSetting.makeEngine())
        var moving: [Double] = []
        var last: DisplayList?
        for time in all {
            let list = try session.displayList(at: time)
            if list != last { moving.append(time) }
            last = list
        }
        var costs: (all: [Double], copied: [Double], moving: [Double]) = ([], [], [])
        for round in 0..<rounds {
            // Each begins a round as often as the others: what ran before has left the system its files to clear away.
            for turn in round..<round + 3 {
                switch turn % 3 {
                case 0: costs.all.append(try await cost(of: all))
                case 1: costs.moving.append(try await cost(of: moving))
                default: costs.copied.append(try await cost(of: all, linksRepeats: false))
                }
            }
        }
        Swift.print("all", all.count, costs.all.spread)
        Swift.print("copied", all.count, costs.copied.spread)
        Swift.print("moving", moving.count, costs.moving.spread)
        Swift.print("ratio", 1, zip(costs.all, costs.moving).map { $0 / $1 }.spread)
        Swift.print("copiedratio", 1, zip(costs.copied, costs.moving).map { $0 / $1 }.spread)
    }

    private func cost(of times: [Double], linksRepeats: Bool = true) async throws -> Double {
        let pipeline = FramePipeline(
            source, scale: source.scale, workerCount: Processors.available,
            formats: [.png(PNGEncoder(pixelsPerPoint: source.scale))])
        // Each run fills an empty folder.
        try folder.removeFiles()
        try folder.makeFolder()
        var repeater = FileRepeater(linksRepeats ? [.clone, .link] : [.clone])
        let clock = ContinuousClock()
        let start = clock.now
        try await pipeline.run(times: times) { frame in
            let file = folder.appending("\(frame.place).png")
            let pieces = frame.parts[0].pieces ?? []
            if !frame.repeatsPrevious { repeater.forget() }
            if repeater.fill(file) { return nil }
            guard repeater.needsOriginal else { return { try file.write(pieces: pieces) } }
            try file.write(pieces: pieces)
            repeater.keep(file)
            return nil
        }
        return (clock.now - start).milliseconds
    }
}
