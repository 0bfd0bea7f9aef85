import Framewheel

/// Which frames of a sequence are made; their numbers stay those of the whole.
///
/// First `--frames` chooses, then `--every`, then `--shard`.
struct FrameSelection {
    /// `--frames A..B`, all unless given.
    private let range: ClosedRange<Int>?
    /// `--every N`: the first of the range and then every Nth.
    let step: Int
    /// `--shard I/N`: the block I of N, from 1.
    private let shard: (number: Int, count: Int)

    static let options = [
        OptionSyntax("--frames", "A..B", "only these frames of a sequence, from 0, both included"),
        OptionSyntax("--every", "N", "of these frames the first and then every Nth"),
        OptionSyntax("--shard", "I/N", "of these the Ith of N blocks, from 1/N to N/N, for N machines"),
    ]

    init(_ arguments: Arguments) throws(CommandFailure) {
        range = try arguments.value("--frames").map { text throws(CommandFailure) in try Self.range(text) }
        step = try arguments.integer("--every", in: 1...Self.limit) ?? 1
        shard =
            try arguments.value("--shard").map { text throws(CommandFailure) in try Self.shard(text) }
            ?? (1, 1)
    }

    /// The chosen numbers of a scene's frames, in order.
    func numbers(of scene: CarouselScene, _ style: AnimationStyle) throws(CommandFailure) -> [Int] {
        try numbers(
            ofCount: FrameTimeline.frameCount(
                duration: scene.duration, rate: style.rate, speed: style.speed))
    }

    /// The chosen numbers of so many frames, in order; none where there are fewer frames than shards.
    func numbers(ofCount count: Int) throws(CommandFailure) -> [Int] {
        let range = range ?? 0...max(count, 1) - 1
        guard range.upperBound < count else {
            throw .usage(
                "--frames \(range.lowerBound)..\(range.upperBound): "
                    + "the scene has frames 0 to \(count - 1) at this rate")
        }
        let chosen = (range.upperBound - range.lowerBound) / step + 1
        return block(ofCount: chosen).map { range.lowerBound + $0 * step }
    }

    /// The shard's places: blocks in one piece, since neighbours have much in common that is drawn but once; they
    /// differ in length by one at most.
    private func block(ofCount count: Int) -> Range<Int> {
        let (quotient, remainder) = count.quotientAndRemainder(dividingBy: shard.count)
        /// Where a block begins: the first `remainder` blocks have one more.
        func start(_ block: Int) -> Int { block * quotient + min(block, remainder) }
        return start(shard.number - 1)..<start(shard.number)
    }

    private static func range(_ text: String) throws(CommandFailure) -> ClosedRange<Int> {
        let parts = text.components(separatedBy: "..")
        guard parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first >= 0, last >= first
        else {
            throw .usage("--frames \(text): expected A..B with 0 ≤ A ≤ B, such as 0..59")
        }
        return first...last
    }

    private static func shard(_ text: String) throws(CommandFailure) -> (number: Int, count: Int) {
        let parts = text.components(separatedBy: "/")
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1,
            number <= count, count <= limit
        else {
            throw .usage("--shard \(text): expected I/N with 1 ≤ I ≤ N, such as 1/4")
        }
        return (number, count)
    }

    /// No more shards are counted, and no larger steps.
    private static let limit = 1_000_000_000
}

extension String {
    /// The parts between the occurrences of a separator.
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
