internal import CarouselModel
public import FrameDrawing
internal import MotionPhysics
internal import PlaneGeometry
internal import SceneFormat

/// Why a carousel is where it is at one time, in plain words.
///
/// ```
/// frame 30 at 60 fps: 0.5 s of 1.85 s
///
/// now      settling: offset -212.4 pt at -830.1 pt/s, card 1 is selected
/// motion   a spring that takes over the velocity: mass 1, stiffness 157.914, damping 25.133
///          (response 0.5 s, damping fraction 1)
///          from -180 pt at -960 pt/s to -330 pt, since 0.417 s, at rest from 1.212 s on
/// because  the finger lifted at 0.417 s at -960 pt/s; the card nearest to where it would stop: card 1 (was 0)
/// touch    none: no finger is down
/// next     in 0.712 s (43 frames), at 1.212 s: it comes to rest
/// cards    0 (41 % in view), 1, 2 (12 % in view)
/// ```
public struct MotionExplanation: Hashable, Sendable {
    /// The whole text, each line ended by a line feed.
    public let text: String

    /// Explains a time of a scene.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - scene: The scene.
    ///   - frame: The number of the frame shown at that time, where one was asked for.
    ///   - rate: The rate at which frames are counted.
    ///   - cards: The cards in view at that time.
    public init(
        at time: Double, of scene: CarouselScene, frame: Int? = nil, rate: FrameRate = .standard,
        cards: [LayoutReport.Card]
    ) {
        let moment = ExplainedMoment(scene: scene, time: time, rate: rate)
        let rows: [(String, [String])] = [
            ("now", [moment.nowText]), ("motion", moment.motionTexts), ("because", moment.causeTexts),
            ("touch", moment.touchTexts), ("next", [moment.nextText]),
            ("cards", [moment.text(of: cards)]),
        ]
        let lines = rows.flatMap { label, texts in
            texts.enumerated().map { number, text in
                let head = number == 0 ? label : ""
                return head + String(repeating: " ", count: Self.column - head.count) + text
            }
        }
        text = ([moment.title(frame: frame), ""] + lines).joined(separator: "\n") + "\n"
    }

    /// Where the texts begin behind their labels.
    private static let column = 9
}

/// A time of a scene, and what there is to say of it.
struct ExplainedMoment {
    let scene: CarouselScene
    let time: Double
    let rate: FrameRate

    var motion: MotionTrack { scene.motion }
    var state: CarouselState { motion.state(at: time) }

    /// The time with what rounding may have taken from it: an event is in force at its very time.
    var now: Double { time + Self.simultaneity }

    /// What an index counts.
    var item: String { scene.scene.carousel.rows == nil ? "card" : "page" }

    /// The first line: which time this is.
    func title(frame: Int?) -> String {
        let name = frame.map { "frame \($0) at \(rate) fps: " } ?? ""
        let end = time > scene.duration ? ", after the end" : ""
        return "\(name)\(Self.seconds(time)) of \(Self.seconds(scene.duration))\(end)"
    }

    /// What is seen.
    var nowText: String {
        let state = state
        let phase =
            switch state.phase {
            case .idle: "at rest"
            case .dragging: "under a finger"
            case .settling: "settling"
            case .scrolling: "scrolling"
            }
        let speed = state.velocity == 0 ? "" : " at \(Self.speed(state.velocity))"
        let selected = scene.track.count > 0 ? "\(item) \(state.index) is selected" : "there are no cards"
        return "\(phase): offset \(Self.points(state.offset))\(speed), \(selected)"
    }

    /// The cards in view, with how much of them is, and what effects make of them.
    func text(of cards: [LayoutReport.Card]) -> String {
        let window = Rect(origin: .zero, size: scene.size)
        let seen = cards.compactMap { card -> String? in
            guard let shown = card.card.intersection(window) else { return nil }
            let area = card.card.width * card.card.height
            let percent = (shown.width * shown.height / area * 100).rounded()
            var notes: [String] = []
            if percent < 100 { notes.append("\(max(percent, 1).decimalText(places: 0)) % in view") }
            if card.scale != 1 { notes.append("scale \(card.scale.decimalText(places: 3))") }
            if card.opacity != 1 { notes.append("opacity \(card.opacity.decimalText(places: 3))") }
            return notes.isEmpty ? "\(card.index)" : "\(card.index) (\(notes.joined(separator: ", ")))"
        }
        guard !seen.isEmpty else { return "none in view" }
        let more = seen.count - Self.mostCards
        return seen.prefix(Self.mostCards).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    static func seconds(_ value: Double) -> String { "\(value.decimalText(places: 3)) s" }
    static func points(_ value: Double) -> String { "\(value.decimalText(places: 2)) pt" }
    static func speed(_ value: Double) -> String { "\(value.decimalText(places: 1)) pt/s" }

    /// Times nearer to each other than this, in seconds, are the same one with another rounding.
    private static let simultaneity = 1e-9
    /// Of more cards the first are named.
    private static let mostCards = 12
}
