/// Events in the order of their times; those of one time by their rank, then in the order in which they were
/// added.
///
/// Times are told apart to a nanosecond: 2.6 + 0.4 seconds and 3 are one time with another rounding.
struct EventQueue<Event> {
    private struct Entry {
        var time: Double
        var rank: Int
        var sequence: Int
        var event: Event

        private var nanoseconds: Double { (time * 1e9).rounded() }

        func precedes(_ other: Entry) -> Bool {
            (nanoseconds, rank, sequence) < (other.nanoseconds, other.rank, other.sequence)
        }
    }

    /// A binary heap: each entry precedes those at twice its place plus 1 and plus 2.
    private var heap: [Entry] = []
    private var nextSequence = 0

    /// The time of the next event, in seconds.
    var nextTime: Double? { heap.first?.time }

    /// Adds an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - time: Its time, in seconds.
    ///   - rank: Its place among events of the same time: the lower, the earlier.
    mutating func add(_ event: Event, at time: Double, rank: Int = 0) {
        heap.append(Entry(time: time, rank: rank, sequence: nextSequence, event: event))
        nextSequence += 1
        var child = heap.count - 1
        while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Takes the next event out.
    mutating func next() -> (time: Double, event: Event)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if !heap.isEmpty {
            heap[0] = last
            sink()
        }
        return (first.time, first.event)
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var least = 2 * parent + 1
            guard least < heap.count else { return }
            if least + 1 < heap.count, heap[least + 1].precedes(heap[least]) { least += 1 }
            guard heap[least].precedes(heap[parent]) else { return }
            heap.swapAt(least, parent)
            parent = least
        }
    }
}
