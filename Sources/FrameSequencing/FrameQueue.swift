internal import FrameDrawing
internal import PlaneGeometry

/// Something for a worker to do.
enum FrameJob: Sendable {
    /// The drawing of a frame, and what the one before it shows.
    case frame(place: Int, DisplayList, previous: DisplayList?)
    /// The drawing of a sprite that coming frames show.
    case sprite(DisplayGroup, frameSize: Size)

    /// Has a worker do it.
    func done(by worker: FrameWorker) async throws -> FinishedJob {
        switch self {
        case .frame(let place, let list, let previous):
            FinishedJob(
                worker: worker, frame: (place, try await worker.parts(of: list, after: previous)))
        case .sprite(let group, let frameSize): try await prepared(group, frameSize, by: worker)
        }
    }

    /// What cannot be drawn is said by the frame that shows it.
    private func prepared(
        _ group: DisplayGroup, _ frameSize: Size, by worker: FrameWorker
    ) async throws -> FinishedJob {
        try? await worker.prepare(group, inFrameOf: frameSize)
        return FinishedJob(worker: worker, frame: nil)
    }
}

/// What a worker has done; the worker is free again.
struct FinishedJob: Sendable {
    var worker: FrameWorker
    var frame: (place: Int, parts: [FramePart])?
}

/// The frames of a sequence between their layout and their release, and what they need.
struct FrameQueue {
    private var planner: FramePlanner
    private let window: FrameWindow
    private var sprites: [FrameJob] = []
    private var frames: [FrameJob] = []
    /// How many frames are to be drawn, in the works or waiting for an earlier one; repeats do not count.
    private var drawn = 0
    private var released = FrameRelease()

    /// Makes a queue that holds as many frames at a time as the window says.
    init(planner: FramePlanner, window: FrameWindow) {
        self.planner = planner
        self.window = window
    }

    /// Whether every frame has been handed over.
    var isDone: Bool { planner.isDone && released.count == planner.planned }

    /// Lays frames out until the window is full.
    ///
    /// - Throws: Why a card could not be made.
    mutating func plan() throws {
        while drawn < window.length(largest: released.largest),
            planner.planned - released.count < Self.longestWindow, let plan = try planner.next()
        {
            sprites += plan.sprites
            if let list = plan.list {
                drawn += 1
                frames.append(.frame(place: plan.place, list, previous: plan.previous))
            } else {
                released.add(.repeated, at: plan.place)
            }
        }
    }

    /// The next thing to do; sprites come first, since no frame has to wait for them then.
    mutating func next() -> FrameJob? {
        if !sprites.isEmpty { return sprites.removeFirst() }
        return frames.isEmpty ? nil : frames.removeFirst()
    }

    /// Takes a frame that is done.
    mutating func finish(_ place: Int, _ parts: [FramePart]) { released.add(.drawn(parts), at: place) }

    /// Hands over frames up to the first that is missing.
    mutating func release(atMost limit: Int, to deliver: (DrawnFrame) throws -> Void) throws {
        drawn -= try released.release(atMost: limit, to: deliver)
    }

    /// Frames that repeat others cost next to nothing, yet not nothing.
    private static let longestWindow = 1024
}

/// How many frames may be in the works or wait for an earlier one.
struct FrameWindow {
    /// As many as keep all workers going while frames are handed over at once.
    var least: Int

    /// How many at present.
    ///
    /// While many repeated files are written, the workers can go ahead, as far as memory allows.
    ///
    /// - Parameter largest: The bytes of the largest frame so far; 0 where none is known.
    /// - Returns: How many frames.
    func length(largest: Int) -> Int {
        guard largest > 0 else { return least }
        return max(least, min(Self.memory / largest, Self.most))
    }

    /// What frames may take that wait, in bytes.
    private static let memory = 16 << 20
    /// Small ones have display lists, too.
    private static let most = 32
}

/// Puts frames that are done in any order back into theirs.
private struct FrameRelease {
    enum Frame {
        case drawn([FramePart])
        /// The same as the one before.
        case repeated
    }

    /// How many frames were handed over.
    private(set) var count = 0
    /// The bytes of the largest frame so far.
    private(set) var largest = 0
    private var waiting: [Int: Frame] = [:]
    private var last: [FramePart] = []

    mutating func add(_ frame: Frame, at place: Int) {
        waiting[place] = frame
        guard case .drawn(let parts) = frame else { return }
        largest = max(largest, parts.reduce(0) { $0 + $1.byteCount })
    }

    /// Hands over frames up to the first that is missing.
    ///
    /// - Returns: How many of them were drawn.
    mutating func release(
        atMost limit: Int, to deliver: (DrawnFrame) throws -> Void
    ) throws -> Int {
        var (drawn, left) = (0, limit)
        while left > 0, let frame = waiting.removeValue(forKey: count) {
            if case .drawn(let parts) = frame {
                drawn += 1
                try deliver(DrawnFrame(place: count, parts: parts, repeatsPrevious: false))
                last = parts.map(\.repeated)
            } else {
                try deliver(DrawnFrame(place: count, parts: last, repeatsPrevious: true))
            }
            count += 1
            left -= 1
        }
        return drawn
    }
}
