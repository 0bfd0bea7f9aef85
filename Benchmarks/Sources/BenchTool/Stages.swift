import Framewheel

/// What each stage of a frame costs, one after the other in one thread.
struct Stages {
    private let scene: Scene
    private let folder: FilePath
    private let clock = ContinuousClock()

    init(scene: Scene, folder: FilePath) {
        self.scene = scene
        self.folder = folder
    }

    /// Prints a line for each stage: name, then median, least and greatest of a frame in milliseconds.
    ///
    /// Drawing and encoding apart work on whole bitmaps; `make` is both as the pipeline does them, which may
    /// draw less. The first round makes sprites and warms caches; its mean a frame is printed as `first`, all
    /// others' frames count for the stages. `open` is the scene's layout and simulation, once.
    func print(rounds: Int) throws {
        var opening: [Double] = []
        var source = try CarouselScene(scene)
        for _ in 0..<rounds {
            opening.append(try clock.measure { source = try CarouselScene(scene) }.milliseconds)
        }
        let writer = try FrameWriter(
            text: source.textSetting, scale: source.scale, format: .png(PNGEncoder()))
        let pipeline = try FrameWriter(
            text: source.textSetting, scale: source.scale, format: .png(PNGEncoder()))
        let session = source.makeSession(text: writer.text)
        let encoder = PNGFrameEncoder(PNGEncoder(pixelsPerPoint: source.scale))
        let rate = FrameRate.standard
        let times = (0..<rate.frameCount(duration: source.duration)).map { rate.time(ofFrame: $0) }
        var stages: [String: [Double]] = [:]
        var first = 0.0
        for round in 0...rounds {
            for (number, time) in times.enumerated() {
                var costs = try frame(number, at: time, source, session, writer, encoder)
                let list = try session.displayList(at: time)
                costs.append(("make", try clock.measure { _ = try pipeline.bytes(of: list) }.milliseconds))
                if round == 0 {
                    first += (costs.last?.1 ?? 0) / Double(times.count)
                } else {
                    for (name, cost) in costs { stages[name, default: []].append(cost) }
                }
            }
        }
        Swift.print("open", opening.spread)
        for name in ["simulate", "layout", "draw", "encode", "make", "write"] {
            Swift.print(name, (stages[name] ?? []).spread)
        }
        Swift.print("first", first, first, first)
    }

    private func frame(
        _ number: Int, at time: Double, _ source: CarouselScene, _ session: any FrameSession,
        _ writer: FrameWriter, _ encoder: PNGFrameEncoder
    ) throws -> [(String, Double)] {
        let start = clock.now
        let state = source.motion.state(at: time)
        let simulated = clock.now
        // A display list asks for the state again, which costs next to nothing.
        let list = try session.displayList(at: state.time)
        let laidOut = clock.now
        let bitmap = try writer.bitmap(of: list)
        let drawn = clock.now
        let bytes = encoder.bytes(of: bitmap)
        let encoded = clock.now
        try folder.appending("\(number).png").write(bytes)
        let written = clock.now
        return [
            ("simulate", (simulated - start).milliseconds), ("layout", (laidOut - simulated).milliseconds),
            ("draw", (drawn - laidOut).milliseconds), ("encode", (encoded - drawn).milliseconds),
            ("write", (written - encoded).milliseconds),
        ]
    }
}
