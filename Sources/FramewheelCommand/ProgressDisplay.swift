import Framewheel

/// How far long work is: a bar on a terminal, a line a second elsewhere.
struct ProgressDisplay {
    /// How many pieces of work there are.
    let total: Int
    /// How many are done.
    private(set) var done = 0
    private let isShown: Bool
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var shown: ContinuousClock.Instant
    /// How many were done before.
    private var skipped = 0
    private var hasBar = false

    /// A bar is drawn anew after this.
    private static let barInterval = Duration.milliseconds(100)
    /// A line is written after this.
    private static let lineInterval = Duration.seconds(1)
    private static let longestBar = 30
    /// A terminal that does not tell its width has this one.
    private static let commonWidth = 80

    init(total: Int, isShown: Bool) {
        self.total = total
        self.isShown = isShown
        start = clock.now
        shown = start
    }

    /// Counts pieces as done that cost nothing.
    mutating func skip(_ count: Int) {
        done += count
        skipped += count
    }

    /// Counts one piece of work as done.
    mutating func advance() {
        done += 1
        guard isShown else { return }
        let now = clock.now
        guard shown.duration(to: now) >= (Console.isTerminal ? Self.barInterval : Self.lineInterval) else {
            return
        }
        shown = now
        if Console.isTerminal { showBar(at: now) } else { Console.say(line(at: now)) }
    }

    /// Ends the display when all is done.
    mutating func finish() {
        if hasBar { showBar(at: clock.now) }
        end()
    }

    /// Ends the display, so that what is said next has a line of its own.
    mutating func end() {
        if hasBar { Console.sayRaw("\n") }
        hasBar = false
    }

    private mutating func showBar(at now: ContinuousClock.Instant) {
        hasBar = true
        let eraseToEnd = "\u{1B}[K"
        let text = Self.bar(
            done: done, of: total, line(at: now), width: (Console.width ?? Self.commonWidth) - 1)
        Console.sayRaw("\r" + text + eraseToEnd)
    }

    /// A bar and a line beside it in at most so many characters; where there is no room, less of the bar.
    static func bar(done: Int, of total: Int, _ line: String, width: Int) -> String {
        let length = min(longestBar, width - line.count - 3)
        guard length > 0 else { return String(line.prefix(max(width, 0))) }
        let filled = total > 0 ? length * done / total : length
        return "[" + String(repeating: "#", count: filled)
            + String(repeating: " ", count: length - filled) + "] " + line
    }

    private func line(at now: ContinuousClock.Instant) -> String {
        let seconds = start.duration(to: now) / .seconds(1)
        let rate = seconds > 0 ? Double(done - skipped) / seconds : 0
        let left = rate > 0 ? Self.time(Double(total - done) / rate) : "?"
        return "frame \(done)/\(total), \(rate.decimalText(places: 1)) fps, \(left) left"
    }

    /// A time as people say it: `9 s`, `2 min 05 s`, `3 h 07 min`.
    static func time(_ seconds: Double) -> String {
        guard seconds < 1e9 else { return "?" }
        let whole = Int(seconds.rounded())
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return "\(whole / 60) min \(two(whole % 60)) s" }
        return "\(whole / 3600) h \(two(whole % 3600 / 60)) min"
    }
}
