import Framewheel

/// How far long work is: a bar on a terminal, a line a second elsewhere.
struct ProgressDisplay {
    private let total: Int
    private let isSilent: Bool
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var shown: ContinuousClock.Instant
    private var done = 0
    private var hasShown = false

    /// A bar is drawn anew after this.
    private static let barInterval = Duration.milliseconds(100)
    /// A line is written after this.
    private static let lineInterval = Duration.seconds(1)
    private static let barWidth = 30

    init(total: Int, isSilent: Bool) {
        self.total = total
        self.isSilent = isSilent
        start = clock.now
        shown = start
    }

    /// Counts one piece of work as done.
    mutating func advance() {
        done += 1
        guard !isSilent else { return }
        let now = clock.now
        guard shown.duration(to: now) >= (Console.isTerminal ? Self.barInterval : Self.lineInterval) else {
            return
        }
        shown = now
        hasShown = true
        Console.isTerminal ? Console.sayRaw("\r" + bar(at: now)) : Console.say(line(at: now))
    }

    /// Ends the display.
    func finish() {
        guard hasShown, Console.isTerminal else { return }
        Console.sayRaw("\r" + bar(at: clock.now) + "\n")
    }

    private func bar(at now: ContinuousClock.Instant) -> String {
        let filled = Self.barWidth * done / max(total, 1)
        return "[" + String(repeating: "#", count: filled)
            + String(repeating: " ", count: Self.barWidth - filled) + "] " + line(at: now)
    }

    private func line(at now: ContinuousClock.Instant) -> String {
        let seconds = start.duration(to: now) / .seconds(1)
        let rate = seconds > 0 ? Double(done) / seconds : 0
        let left = rate > 0 ? Double(total - done) / rate : 0
        return
            "frame \(done)/\(total), \(rate.decimalText(places: 1)) fps, \(left.rounded().decimalText(places: 0)) s left"
    }
}
