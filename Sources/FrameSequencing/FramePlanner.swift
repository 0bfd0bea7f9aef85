internal import FrameDrawing

/// Lays frames out one after the other and finds those that repeat the one before.
struct FramePlanner {
    /// A frame that is laid out.
    struct Plan {
        /// Its place in the sequence.
        var place: Int
        /// What to draw; `nil` for the same as the frame before.
        var list: DisplayList?
        /// The frame that was drawn before; `nil` for the first.
        var previous: PlannedFrame?
        /// The sprites that the frame before did not have.
        var sprites: [FrameJob]
    }

    private let session: any FrameSession
    private let times: [Double]
    private let usesSprites: Bool
    private(set) var planned = 0
    private var last: PlannedFrame?
    private var lastSprites: [DisplayGroup] = []

    init(session: any FrameSession, times: [Double], usesSprites: Bool) {
        self.session = session
        self.times = times
        self.usesSprites = usesSprites
    }

    /// Whether all are laid out.
    var isDone: Bool { planned == times.count }

    /// Lays the next frame out; `nil` after the last.
    ///
    /// - Throws: Why a card could not be made.
    mutating func next() throws -> Plan? {
        guard planned < times.count else { return nil }
        let list = try session.displayList(at: times[planned])
        let place = planned
        planned += 1
        guard list != last?.list else { return Plan(place: place, list: nil, previous: nil, sprites: []) }
        defer { last = PlannedFrame(place: place, list: list) }
        return Plan(place: place, list: list, previous: last, sprites: newSprites(of: list))
    }

    private mutating func newSprites(of list: DisplayList) -> [FrameJob] {
        guard usesSprites else { return [] }
        let sprites = list.items.flatMap { $0.sprites }
        defer { lastSprites = sprites }
        return sprites.filter { sprite in !lastSprites.contains { $0.hasSameSprite(as: sprite) } }
            .map { .sprite($0, frameSize: list.size) }
    }
}

extension DisplayItem {
    /// The outermost groups that are drawn from sprites.
    fileprivate var sprites: [DisplayGroup] {
        guard case .group(let group) = self else { return [] }
        return group.spriteScale == nil ? group.items.flatMap { $0.sprites } : [group]
    }
}

extension DisplayGroup {
    fileprivate func hasSameSprite(as other: DisplayGroup) -> Bool {
        element == other.element && spriteScale == other.spriteScale && items == other.items
    }
}
