public import FrameImaging

/// How two animations of the same size differ, frame by frame.
///
/// Where both have as many frames, the first is compared with the first, and so on, and their times are compared
/// beside that. Otherwise what is seen at the same time is compared, so that a frame stored twice is none more.
public struct AnimationComparison: Sendable {
    /// What a file says of itself.
    public struct Side: Hashable, Sendable {
        /// How many frames are stored.
        public var frameCount: Int
        /// How long they last, in seconds.
        public var duration: Double
        /// How often they are played; `nil` for ever.
        public var plays: Int?

        /// Whether it shows one frame after the other; without a length nothing is seen at the same time.
        var moves: Bool { frameCount > 1 && duration > 0 }
    }

    /// A frame that differs.
    public struct Frame: Sendable {
        /// Its number in the expected animation, from 0.
        public var index: Int
        /// When the difference is seen first, in seconds.
        public var time: Double
        /// The pixels.
        public var pixels: PixelComparison
    }

    /// How far the times of a frame lie apart.
    public struct Delay: Hashable, Sendable {
        /// The frame's number, from 0.
        public var index: Int
        /// When it appears in the expected animation, in seconds.
        public var expected: Double
        /// When it does in the other one, in seconds.
        public var actual: Double

        /// How much later it appears, in seconds; negative where it is earlier.
        public var seconds: Double { actual - expected }
    }

    /// A file that turned out to be broken.
    public struct Fault: Error, Sendable {
        /// Whether it is the expected one.
        public var isExpected: Bool
        /// What is wrong with it.
        public var error: AnimatedImageError
    }

    /// The animation that was expected.
    public let expected: Side
    /// The animation that was found.
    public let actual: Side
    /// How far times may lie apart, in seconds.
    public let timeTolerance: Double
    /// What counts as the same in pixels.
    public let tolerance: PixelTolerance
    /// How many frames of the expected animation are not accepted.
    public private(set) var differingCount = 0
    /// The first of these.
    public private(set) var first: Frame?
    /// That of these with the most pixels, of equal ones that with the largest distance, then the first.
    public private(set) var worst: Frame?
    /// The frame whose time is off by the most; `nil` where all are as expected or the numbers of frames differ.
    public private(set) var largestDelay: Delay?
    /// The first two frames that were compared.
    public private(set) var opening: PixelComparison?
    /// The smallest tolerances with which each frame passes: distance, count, size of clusters.
    public private(set) var needed: (distance: Double, count: Int, clusterSize: Int) = (0, 0, 0)
    private var lastDiffering: Int?

    /// Compares two animations.
    ///
    /// - Parameters:
    ///   - expected: The animation that was expected.
    ///   - actual: The animation that was found.
    ///   - tolerance: What counts as the same in pixels.
    ///   - milliseconds: How far times may lie apart.
    ///   - ignored: Boxes whose pixels are not looked at.
    /// - Throws: `PixelSizeMismatch` where the sizes differ; `Fault` where a file is broken.
    public init(
        expected: AnimatedImage, actual: AnimatedImage, tolerance: PixelTolerance = .exact,
        milliseconds: Double = 0, ignoring ignored: [PixelBox] = []
    ) throws {
        guard expected.size == actual.size else {
            throw PixelSizeMismatch(expected: expected.size, actual: actual.size)
        }
        self.expected = Side(expected)
        self.actual = Side(actual)
        self.tolerance = tolerance
        // Sums of durations are not exact to the last bit.
        timeTolerance = milliseconds / 1000 + 1e-6
        var pair = AnimationPair(expected.reader(), actual.reader())
        let isPaired = expected.frameCount == actual.frameCount || !self.expected.moves || !self.actual.moves
        while let (one, other) = try isPaired ? pair.nextFrames() : pair.nextMoment(atLeast: timeTolerance) {
            if isPaired { note(one, other) }
            let pixels = try PixelComparison(
                expected: one.bitmap, actual: other.bitmap, tolerance: tolerance, ignoring: ignored)
            opening = opening ?? pixels
            guard !pixels.isAccepted else { continue }
            note(Frame(index: one.index, time: max(one.start, isPaired ? 0 : other.start), pixels: pixels))
        }
    }

    /// Whether the animations count as the same.
    ///
    /// Whether as many frames are stored does not matter where the same is seen all the time.
    public var isAccepted: Bool {
        guard differingCount == 0, largestDelay == nil, expected.plays == actual.plays else { return false }
        let isSeen = expected.frameCount == actual.frameCount || expected.moves && actual.moves
        return isSeen && abs(expected.duration - actual.duration) <= timeTolerance
    }

    private mutating func note(_ frame: Frame) {
        if lastDiffering != frame.index { differingCount += 1 }
        lastDiffering = frame.index
        first = first ?? frame
        let pixels = frame.pixels
        let largest = pixels.clusters().first?.pixelCount ?? 0
        needed = (
            max(needed.distance, pixels.smallestDistance), max(needed.count, pixels.overCount),
            max(needed.clusterSize, largest)
        )
        let isWorse = worst.map {
            (pixels.overCount, pixels.largestDistance) > ($0.pixels.overCount, $0.pixels.largestDistance)
        }
        if isWorse ?? true { worst = frame }
    }

    private mutating func note(_ one: AnimatedImageFrame, _ other: AnimatedImageFrame) {
        let delay = Delay(index: one.index, expected: one.start, actual: other.start)
        guard abs(delay.seconds) > timeTolerance else { return }
        if abs(delay.seconds) > abs(largestDelay?.seconds ?? 0) { largestDelay = delay }
    }
}

extension AnimationComparison.Side {
    fileprivate init(_ file: AnimatedImage) {
        self.init(frameCount: file.frameCount, duration: file.duration, plays: file.plays)
    }
}

/// Two animations that are gone through side by side.
private struct AnimationPair {
    private var readers: (AnimatedImageReader, AnimatedImageReader)
    private var current: (AnimatedImageFrame, AnimatedImageFrame)?

    init(_ one: AnimatedImageReader, _ other: AnimatedImageReader) { readers = (one, other) }

    /// The next frame of each.
    mutating func nextFrames() throws -> (AnimatedImageFrame, AnimatedImageFrame)? {
        guard let one = try nextExpected(), let other = try nextActual() else { return nil }
        return (one, other)
    }

    /// The next two pictures that are seen at the same time for longer than a time in seconds.
    mutating func nextMoment(atLeast least: Double) throws -> (AnimatedImageFrame, AnimatedImageFrame)? {
        while true {
            guard let (one, other) = current else {
                current = try nextFrames()
                guard let (one, other) = current else { return nil }
                if min(one.end, other.end) - max(one.start, other.start) > least { return current }
                continue
            }
            let end = min(one.end, other.end)
            guard let next = one.end <= end + least ? try nextExpected() : one,
                let following = other.end <= end + least ? try nextActual() : other
            else { return nil }
            current = (next, following)
            if min(next.end, following.end) - max(next.start, following.start) > least { return current }
        }
    }

    private mutating func nextExpected() throws -> AnimatedImageFrame? {
        do throws(AnimatedImageError) {
            return try readers.0.next()
        } catch {
            throw AnimationComparison.Fault(isExpected: true, error: error)
        }
    }

    private mutating func nextActual() throws -> AnimatedImageFrame? {
        do throws(AnimatedImageError) {
            return try readers.1.next()
        } catch {
            throw AnimationComparison.Fault(isExpected: false, error: error)
        }
    }
}
