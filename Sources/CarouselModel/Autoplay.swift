/// How a carousel moves by itself.
///
/// JSON: `autoplay`.
public struct Autoplay: Hashable, Sendable {
    /// What happens on the last page.
    public enum End: String, Hashable, Sendable, CaseIterable {
        /// Back through all pages to the first.
        case rewind
        /// Nothing more.
        case stop
        /// Page by page back to the first, and so on.
        case reverse
        /// On to the first as if it followed; the carousel loops.
        case loop
    }

    /// What a tick does while a finger is down.
    public enum Dragging: String, Hashable, Sendable, CaseIterable {
        /// It is dropped, from the first movement to the end of the gesture.
        case pause
        /// It turns the page all the same.
        case `continue`
    }

    /// When ticks go on after a gesture.
    public enum Resume: String, Hashable, Sendable, CaseIterable {
        /// At the times that they would have had anyway.
        case phase
        /// One interval after the gesture's end.
        case restart
        /// One interval after any change of the selected page that was not a tick's.
        ///
        /// So a timer behaves that SwiftUI makes anew whenever the page changes.
        case restartOnChange
    }

    /// From when an interval counts.
    public enum Dwell: String, Hashable, Sendable, CaseIterable {
        /// From the tick before.
        case tick
        /// From the rest after the tick before.
        case rest
    }

    /// The interval, in seconds, greater than 0.
    ///
    /// JSON: `every`.
    public var interval: Double
    /// The time of the first tick, in seconds.
    ///
    /// JSON: `first`, default the interval.
    public var firstDelay: Double
    /// What happens on the last page.
    ///
    /// JSON: `atEnd`, default `rewind`.
    public var end: End
    /// What a tick does while a finger is down.
    ///
    /// JSON: `whileDragging`, default `pause`.
    public var whileDragging: Dragging
    /// When ticks go on after a gesture.
    ///
    /// JSON: `resume`, default `phase`.
    public var resume: Resume
    /// From when an interval counts.
    ///
    /// JSON: `countFrom`, default `tick`.
    public var dwell: Dwell

    /// Makes a rule.
    public init(
        interval: Double, firstDelay: Double? = nil, end: End = .rewind, whileDragging: Dragging = .pause,
        resume: Resume = .phase, dwell: Dwell = .tick
    ) {
        self.interval = interval
        self.firstDelay = firstDelay ?? interval
        self.end = end
        self.whileDragging = whileDragging
        self.resume = resume
        self.dwell = dwell
    }
}
