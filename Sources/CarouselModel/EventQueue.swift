/// Events in the order of their times; those of one time in the order in which they were added.
struct EventQueue<Event> {
    private struct Entry {
        var time: Double
        var sequence: Int
        var event: Event

        func precedes(_ other: Entry) -> Bool {
            time < other.time || time == other.time && sequence < other.sequence
        }
    }

    /// A binary heap: each entry precedes those at twice its place plus 1 and plus 2.
    private var heap: [Entry] = []
    private var nextSequence = 0

    /// The time of the next event, in seconds.
    var nextTime: Double? { heap.first?.time }

    /// Adds an event at a time in seconds.
    mutating func add(_ event: Event, at time: Double) {
        heap.append(Entry(time: time, sequence: nextSequence, event: event))
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
            let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
            guard let least = children.min(by: { heap[$0].precedes(heap[$1]) }),
                heap[least].precedes(heap[parent])
            else { return }
            heap.swapAt(least, parent)
            parent = least
        }
    }
}
