import Framewheel

extension CarouselScene {
    /// Lays a scene out for a command.
    static func prepared(_ scene: Scene, scale: Double? = nil) throws(CommandFailure) -> (
        CarouselScene, CarouselSession
    ) {
        do throws(FontError) {
            let text = try TextSetting(scene).makeEngine()
            let prepared = CarouselScene(scene, scale: scale, text: text)
            return (prepared, CarouselSession(prepared, text: text))
        } catch {
            throw .font(error, of: scene)
        }
    }

    /// Lays the scene of an output out, with means to measure text that go on being used.
    static func prepared(
        _ item: RenderPlan.Item, _ options: RenderOptions
    ) throws(CommandFailure) -> (CarouselScene, CarouselSession, SharedText) {
        do throws(FontError) {
            let text = try SharedText(TextSetting(item.scene))
            let prepared = CarouselScene(item, options, text: text)
            return (prepared, CarouselSession(prepared, text: text), text)
        } catch {
            throw .font(error, of: item.scene)
        }
    }

    /// The scene of an output as it is asked for.
    init(_ item: RenderPlan.Item, _ options: RenderOptions, text: any TextMeasuring) {
        self.init(item.scene, scale: item.scale, text: text)
        quality = options.quality
        if let showsTouches = item.style.showsTouches { self.showsTouches = showsTouches }
        switch item.style.background {
        case .scene: break
        case .clear: background = nil
        case .paint(let paint): background = paint
        }
    }

    /// The time of a still.
    func stillTime(of item: RenderPlan.Item, _ options: RenderOptions) throws(CommandFailure) -> Double {
        if let frame = options.frame { return item.style.rate.time(ofFrame: frame) }
        if let at = options.arguments.value("--at") { return try time(at) }
        return (item.output.spec?.moment ?? scene.poster).flatMap { time(of: $0) } ?? 0
    }

    /// The time that a word of the command line means: seconds, a mark, `first` or `rest`.
    func time(_ word: String) throws(CommandFailure) -> Double {
        if let time = Double(word) {
            guard time.isFinite, time >= 0 else {
                throw .usage("--at \(word): expected a time of at least 0 s")
            }
            return time
        }
        switch word {
        case "first": return 0
        case "rest", "last": return duration
        default: break
        }
        if let time = motion.time(ofMark: word) { return time }
        let marks = motion.events.compactMap { if case .mark(let name) = $0.kind { name } else { nil } }
        throw .usage(
            "--at \(word): no such moment; expected seconds, a mark, 'first' or 'rest'",
            hint: marks.isEmpty
                ? "the script sets no mark" : "the script's marks are \(marks.joined(separator: ", "))")
    }

    /// The state that `--index` and `--drag` ask for.
    func state(_ arguments: Arguments) throws(CommandFailure) -> CarouselState? {
        guard let word = arguments.value("--index") else {
            guard !arguments.has("--drag") else {
                throw .usage("--drag needs --index, the page that is dragged")
            }
            return nil
        }
        for option in ["--at", "--frame"] where arguments.has(option) {
            throw .usage("--index is for a state without a script; leave out \(option)")
        }
        guard let index = Int(word), index >= 0, index < track.count else {
            let pages =
                track.count == 0 ? "the carousel is empty" : "expected a page from 0 to \(track.count - 1)"
            throw .usage("--index \(word): \(pages)")
        }
        let drag = try arguments.number("--drag", in: -Self.dragLimit...Self.dragLimit)
        return state(atIndex: index, draggedBy: drag)
    }

    /// The farthest static drag, in points.
    private static let dragLimit = 1e6
}
