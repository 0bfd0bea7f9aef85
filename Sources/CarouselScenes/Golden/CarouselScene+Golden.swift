internal import CardLayout
internal import CarouselModel
public import FileStorage
public import FrameDrawing
public import FrameGoldens
internal import MotionPhysics
internal import PlaneGeometry
public import SceneFormat

extension CarouselScene: GoldenSource {
    /// What the scene's goldens hold, as it says.
    public var goldenSpec: GoldenSpec { scene.golden ?? GoldenSpec() }

    /// The scene's file.
    public var fileName: String { scene.sources.first ?? "" }

    /// The folder of the scene's file.
    public var folder: String { FilePath(fileName).folder.text }

    /// The chosen value of each variant axis.
    public var variant: [String: String] { scene.variant }

    /// The motion frame by frame, with its events and its ending.
    public func motionRecord(rate: FrameRate) -> MotionRecord {
        let moment = ExplainedMoment(scene: self, time: 0, rate: rate)
        return MotionRecord(
            rate: rate,
            rows: MotionTrace(of: self, rate: rate).states.map {
                MotionRecord.Row(
                    time: $0.time, offset: $0.offset, velocity: $0.velocity, index: $0.index,
                    phase: $0.phase.rawValue)
            },
            events: motion.events.filter { $0.time <= duration }.map {
                MotionRecord.Event(time: $0.time, words: moment.plainText(of: $0.kind))
            },
            summary: MotionSummary(of: motion), item: moment.item)
    }

    /// The beginning, every mark, every release, the greatest speed of the content alone, and the end.
    public var defaultMoments: [GoldenMoment] {
        var moments = [GoldenMoment(name: "first", time: 0)]
        var releases = 0
        for event in motion.events where event.time <= duration {
            switch event.kind {
            case .mark(let name): moments.append(GoldenMoment(name: name, time: event.time))
            case .released, .cancelled:
                releases += 1
                let name = releases == 1 ? "released" : "released-\(releases)"
                moments.append(GoldenMoment(name: name, time: event.time))
            case .touchDown, .dragBegan, .selected, .scrolled, .tick, .autoplayPaused, .autoplayResumed,
                .resized, .settled:
                break
            }
        }
        if let time = timeOfGreatestSpeed { moments.append(GoldenMoment(name: "fastest", time: time)) }
        moments.append(GoldenMoment(name: "rest", time: duration))
        let marks = Set(motion.events.compactMap { if case .mark(let name) = $0.kind { name } else { nil } })
        // One picture of one time: the script's own names before ours.
        let order = moments.filter { marks.contains($0.name) } + moments.filter { !marks.contains($0.name) }
        let names = order.indices.filter { place in
            !order[..<place].contains { ($0.time - order[place].time).magnitude < Self.simultaneity }
        }
        return names.map { order[$0] }.sorted { $0.time < $1.time }
    }

    /// When the content is fastest, at a frame of 60 a second: a time that rounding does not shift.
    private var timeOfGreatestSpeed: Double? {
        let rate = FrameRate.standard
        var best: (time: Double, speed: Double)?
        for frame in 0..<rate.frameCount(duration: duration) {
            let state = motion.state(at: rate.time(ofFrame: frame))
            // Speeds that differ in their last bits are the same, and the first counts.
            let speed = state.velocity.magnitude.rounded(places: 3)
            if speed > best?.speed ?? 0 { best = (state.time, speed) }
        }
        return best?.time
    }

    /// The names of moments that may be chosen.
    public var momentNames: [String] {
        var names: [String] = []
        for name in defaultMoments.map(\.name) + ["first", "rest"] where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    /// The hash of all that the scene's files say, pictures apart.
    ///
    /// - Throws: `FileError` where a file cannot be read.
    public func hash(files: FileHashes) throws(FileError) -> ContentHash? {
        try scene.contentHash(files: files)
    }

    /// Makes a session for one worker.
    public func makeGoldenSession(text: any TextMeasuring) -> any GoldenSession {
        CarouselSession(self, text: text)
    }

    /// Times nearer to each other than this, in seconds, are the same one with another rounding.
    private static let simultaneity = 1e-9
}

extension CarouselSession: GoldenSession {
    /// The stage's nodes, then each card with its nodes.
    ///
    /// - Throws: `SceneErrors` where a card lacks what its template asks for.
    public func boxes(at time: Double) throws -> [LayoutRecord.Box] {
        let report = try report(at: time)
        var boxes = stageFrames.map { LayoutRecord.Box(path: $0.path, frames: [.init("frame", $0.frame)]) }
        for card in report.cards {
            boxes.append(
                LayoutRecord.Box(
                    path: "card[\(card.index)]",
                    frames: [.init("slot", card.frame), .init("card", card.card)],
                    numbers: [.init("scale", card.scale), .init("opacity", card.opacity), .init("z", card.z)])
            )
            boxes += card.elements.filter { $0.path != "card[\(card.index)]" }.map {
                LayoutRecord.Box(path: $0.path, frames: [.init("frame", $0.frame)])
            }
        }
        return boxes
    }

    /// Where the scene's file has an element; of one that it does not write itself, the element around it.
    public func place(ofElement path: String) -> SourcePlace? {
        var path = path[...]
        while !path.isEmpty {
            if let mark = mark(ofElement: String(path)) { return scenePlace(of: mark) }
            guard let slash = path.lastIndex(of: "/") else { break }
            path = path[..<slash]
        }
        return path.hasPrefix("card[") ? placeOfCards : placeOfStage
    }
}
