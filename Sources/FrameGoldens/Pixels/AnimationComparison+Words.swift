internal import PlaneGeometry

extension AnimationComparison {
    /// What differs, in words: the whole first, then the first frame and the worst one, each a sentence without a
    /// full stop.
    ///
    /// Empty where both files show the same with as many frames.
    public var sentences: [String] {
        var sentences = wholeSentences
        guard let first, let worst else { return sentences }
        let verb = differingCount == 1 ? "differs" : "differ"
        sentences.append(
            "\(differingCount) of \(Self.frames(expected.frameCount)) \(verb), the first is frame \(Self.place(first))"
        )
        guard let words = worst.pixels.sentences.first else { return sentences }
        let isFirst = worst.index == first.index && worst.time == first.time
        sentences.append((isFirst ? "there " : "the worst is frame \(Self.place(worst)): ") + words)
        return sentences + worst.pixels.sentences.dropFirst()
    }

    private var wholeSentences: [String] {
        if (expected.frameCount == 1) != (actual.frameCount == 1) {
            let words = [expected, actual].map { side in
                side.frameCount == 1 ? "one picture" : "an animation of \(side.frameCount) frames"
            }
            return ["is \(words[1]), expected \(words[0])"]
        }
        var sentences: [String] = []
        if expected.frameCount != actual.frameCount {
            let isSame = isAccepted ? ", which show the same" : ""
            sentences.append(
                "has \(Self.frames(actual.frameCount)), expected \(expected.frameCount)\(isSame)")
        }
        if abs(expected.duration - actual.duration) > timeTolerance {
            sentences.append(
                "lasts \(Self.text(actual.duration)) s, expected \(Self.text(expected.duration)) s")
        }
        if let delay = largestDelay {
            let amount = Self.text(abs(delay.seconds) * 1000)
            sentences.append(
                "frame \(delay.index) appears \(amount) ms \(delay.seconds > 0 ? "later" : "earlier"), at "
                    + "\(Self.text(delay.actual)) s, expected \(Self.text(delay.expected)) s")
        }
        if expected.plays != actual.plays {
            sentences.append("is played \(Self.plays(actual.plays)), expected \(Self.plays(expected.plays))")
        }
        return sentences
    }

    /// The smallest number of milliseconds with which times pass; 0 where none are off, `nil` where none helps.
    public var passingMilliseconds: Double? {
        let isPaired = expected.frameCount == actual.frameCount
        let off = max(abs(expected.duration - actual.duration), abs(largestDelay?.seconds ?? 0))
        guard off > timeTolerance else { return 0 }
        return isPaired ? (off * 1_000_000).rounded(.up) / 1000 : nil
    }

    private static func place(_ frame: Frame) -> String { "\(frame.index) (\(text(frame.time)) s)" }

    private static func text(_ value: Double) -> String { value.decimalText(places: 3) }

    private static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

    private static func plays(_ count: Int?) -> String {
        switch count {
        case nil: "for ever"
        case 1: "once"
        case .some(let count): "\(count) times"
        }
    }
}
