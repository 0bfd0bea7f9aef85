internal import FrameDrawing
internal import PlaneGeometry

/// Something for a worker to do.
enum FrameJob: Sendable {
    /// A frame in all formats, on the worker's own canvas.
    case frame(PlannedFrame)
    /// A frame in one format, by its place among them, from the picture that all have; and the frame before.
    case part(PlannedFrame, format: Int, previous: PlannedFrame?)
    /// The drawing of a sprite that coming frames show.
    case sprite(DisplayGroup, frameSize: Size)
    /// What is still to be done with frames that were handed over.
    case tasks([FrameTask])

    /// Has a worker do it.
    func done(by worker: FrameWorker) async throws -> FinishedJob {
        switch self {
        case .frame(let frame):
            let parts = try await worker.parts(of: frame.list)
            return FinishedJob(
                worker: worker, place: frame.place,
                parts: parts.enumerated().map { FinishedPart(format: $0.offset, part: $0.element) })
        case .part(let frame, let format, let previous):
            let part = try await worker.part(format, of: frame, after: previous)
            return FinishedJob(
                worker: worker, place: frame.place, parts: [FinishedPart(format: format, part: part)])
        case .sprite(let group, let frameSize):
            // What cannot be drawn is said by the frame that shows it.
            try? await worker.prepare(group, inFrameOf: frameSize)
            return FinishedJob(worker: worker, place: 0, parts: [])
        case .tasks(let tasks):
            var finished = FinishedJob(worker: worker, place: 0, parts: [])
            do {
                for task in tasks { try task() }
            } catch {
                finished.fault = error
            }
            return finished
        }
    }
}

/// What a worker has done; the worker is free again.
struct FinishedJob: Sendable {
    var worker: FrameWorker
    /// The frame's place in the sequence.
    var place: Int
    /// None of a sprite or of tasks.
    var parts: [FinishedPart]
    /// Why not all tasks could be done.
    var fault: (any Error)?
}

/// What a format has made of a frame.
struct FinishedPart: Sendable {
    /// The format's place among all.
    var format: Int
    var part: FramePart
}

/// The frames of a sequence between their layout and their release, and what they need.
struct FrameQueue {
    private var planner: FramePlanner
    private let window: FrameWindow
    private let formats: FormatOrder
    private var sprites: [FrameJob] = []
    private var frames: [FrameJob] = []
    /// What comes after the slowest job of the next frame: of the last jobs none is long then, for which all other
    /// workers would wait.
    private var quickOnes: [FrameJob] = []
    /// What there is of frames that not all formats have made something of.
    private var unfinished: [Int: [FinishedPart]] = [:]
    /// How many frames are to be drawn, in the works or waiting for an earlier one; repeats do not count.
    private var drawn = 0
    private var released = FrameRelease()

    /// Makes a queue that holds as many frames at a time as the window says.
    init(planner: FramePlanner, window: FrameWindow, formats: FormatOrder) {
        self.planner = planner
        self.window = window
        self.formats = formats
    }

    /// Whether every frame has been handed over.
    var isDone: Bool { planner.isDone && released.count == planner.planned }

    /// Whether no more jobs are left than workers, nor will be.
    func isEnding(for workerCount: Int) -> Bool {
        planner.isDone && sprites.count + frames.count + quickOnes.count <= workerCount
    }

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
                let jobs = formats.jobs(PlannedFrame(place: plan.place, list: list), after: plan.previous)
                frames += jobs.prefix(1) + quickOnes
                quickOnes = Array(jobs.dropFirst())
            } else {
                released.add(.repeated, at: plan.place)
            }
        }
    }

    /// The next thing to do; sprites come first, since no frame has to wait for them then.
    mutating func next() -> FrameJob? {
        if !sprites.isEmpty { return sprites.removeFirst() }
        if !frames.isEmpty { return frames.removeFirst() }
        return quickOnes.isEmpty ? nil : quickOnes.removeFirst()
    }

    /// Takes what a worker has done.
    mutating func finish(_ job: FinishedJob) {
        guard !job.parts.isEmpty else { return }
        let parts = (unfinished.removeValue(forKey: job.place) ?? []) + job.parts
        guard parts.count == formats.count else {
            unfinished[job.place] = parts
            return
        }
        released.add(.drawn(parts.sorted { $0.format < $1.format }.map(\.part)), at: job.place)
    }

    /// Hands over frames up to the first that is missing.
    ///
    /// - Parameters:
    ///   - limit: So many at most.
    ///   - deliver: Takes each frame.
    ///   - rest: Gets what is still to be done with those that repeat others.
    /// - Throws: What `deliver` or what it returns throws.
    mutating func release(
        atMost limit: Int, to deliver: (DrawnFrame) throws -> FrameTask?, rest: inout [FrameTask]
    ) throws {
        drawn -= try released.release(atMost: limit, to: deliver, rest: &rest)
    }

    /// Frames that repeat others cost next to nothing, yet not nothing.
    private static let longestWindow = 1024
}

/// In which jobs the formats of a frame are made.
struct FormatOrder {
    /// How many formats there are.
    let count: Int
    /// Whether they share pictures and are jobs of their own, the slowest first; else one job makes all.
    let sharesPictures: Bool
    private let order: [Int]

    init(_ formats: [FrameFormat]) {
        count = formats.count
        sharesPictures = formats.contains(where: \.needsPrevious)
        order = formats.indices.sorted { (formats[$1].effort, $0) < (formats[$0].effort, $1) }
    }

    /// What is to be done for a frame.
    func jobs(_ frame: PlannedFrame, after previous: PlannedFrame?) -> [FrameJob] {
        sharesPictures ? order.map { .part(frame, format: $0, previous: previous) } : [.frame(frame)]
    }
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
    private static let memory = 4 << 20
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
    /// What the formats made of the frame before.
    private var last: [FramePart] = []
    /// Whether `last` holds what frames that repeat it get, no longer what was drawn.
    private var lastIsForRepeats = false

    mutating func add(_ frame: Frame, at place: Int) {
        waiting[place] = frame
        guard case .drawn(let parts) = frame else { return }
        largest = max(largest, parts.reduce(0) { $0 + $1.byteCount })
    }

    /// Hands over frames up to the first that is missing, and does what is to be done with those that were drawn,
    /// so that their memory is free.
    ///
    /// - Returns: How many of them were drawn.
    mutating func release(
        atMost limit: Int, to deliver: (DrawnFrame) throws -> FrameTask?, rest: inout [FrameTask]
    ) throws -> Int {
        var (drawn, left) = (0, limit)
        while left > 0, let frame = waiting.removeValue(forKey: count) {
            if case .drawn(let parts) = frame {
                drawn += 1
                try deliver(DrawnFrame(place: count, parts: parts, repeatsPrevious: false))?()
                (last, lastIsForRepeats) = (parts, false)
            } else {
                if !lastIsForRepeats { last = last.map(\.repeated) }
                lastIsForRepeats = true
                let repeated = DrawnFrame(place: count, parts: last, repeatsPrevious: true)
                if let task = try deliver(repeated) { rest.append(task) }
            }
            count += 1
            left -= 1
        }
        return drawn
    }
}
