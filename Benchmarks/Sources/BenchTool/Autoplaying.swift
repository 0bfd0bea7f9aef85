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
    /// with links to files instead of copies, and for those that differ from the one before; then the ratios of the
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
        var costs: (all: [Double], linked: [Double], moving: [Double]) = ([], [], [])
        for _ in 0..<rounds {
            costs.all.append(try await cost(of: all))
            costs.moving.append(try await cost(of: moving))
            costs.linked.append(try await cost(of: all, linksRepeats: true))
        }
        Swift.print("all", all.count, costs.all.spread)
        Swift.print("linked", all.count, costs.linked.spread)
        Swift.print("moving", moving.count, costs.moving.spread)
        Swift.print("ratio", 1, zip(costs.all, costs.moving).map { $0 / $1 }.spread)
        Swift.print("linkedratio", 1, zip(costs.linked, costs.moving).map { $0 / $1 }.spread)
    }

    private func cost(of times: [Double], linksRepeats: Bool = false) async throws -> Double {
        let pipeline = FramePipeline(
            source, scale: source.scale, workerCount: Processors.available,
            formats: [.png(PNGEncoder(pixelsPerPoint: source.scale))])
        // Each run fills an empty folder.
        try folder.removeFiles()
        try folder.makeFolder()
        let clock = ContinuousClock()
        let start = clock.now
        try await pipeline.run(times: times) { frame in
            let file = folder.appending("\(frame.place).png")
            let pieces = frame.parts[0].pieces ?? []
            guard linksRepeats else { return { try file.write(pieces: pieces) } }
            if frame.repeatsPrevious {
                try file.replace(byLinkTo: folder.appending("\(frame.place - 1).png"))
            } else {
                try file.write(pieces: pieces)
            }
            return nil
        }
        return (clock.now - start).milliseconds
    }
}
