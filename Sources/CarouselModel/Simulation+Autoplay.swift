/// What autoplay remembers between ticks.
struct AutoplayState {
    /// Whether ticks are dropped because of a finger.
    var isPaused = false
    /// The direction in which pages turn, 1 or −1.
    var direction = 1
    /// Ticks are at `origin` + number · interval.
    var origin = 0.0
    /// The series of ticks that counts; those of earlier ones are dropped.
    var series = 0
    /// How many ticks turned a page.
    var turns = 0
    /// Whether no more page will be turned.
    var isFinished = false
}

extension Simulation {
    mutating func scheduleFirstTick() {
        guard let rule = carousel.autoplay, rule.interval > 0, track.count > 0 else {
            autoplay.isFinished = true
            return
        }
        autoplay.origin = rule.firstDelay - rule.interval
        queue.add(.tick(series: 0, number: 1), at: rule.firstDelay)
    }

    mutating func tick(_ number: Int, of series: Int, at time: Double) {
        guard let rule = carousel.autoplay, !autoplay.isFinished, series == autoplay.series else { return }
        if rule.dwell == .tick {
            let following = autoplay.origin + Double(number + 1) * rule.interval
            queue.add(.tick(series: series, number: number + 1), at: following)
        }
        guard !autoplay.isPaused else { return }
        guard turnPage(rule) else {
            autoplay.isFinished = true
            return
        }
        autoplay.turns += 1
        record(.tick(index: track.index(of: slot)), at: time)
        turn(animated: true, at: time)
        if rule.end == .stop, !track.isLooping, slot == track.count - 1 { autoplay.isFinished = true }
    }

    /// Selects the next page; false where there is none.
    private mutating func turnPage(_ rule: Autoplay) -> Bool {
        if track.isLooping || rule.end == .loop && track.count > 0 && slot < track.count - 1 {
            slot += 1
            return true
        }
        let next = slot + autoplay.direction
        if next >= 0, next < track.count {
            slot = next
            return true
        }
        switch rule.end {
        case .rewind, .loop: slot = 0
        case .stop: return false
        case .reverse:
            autoplay.direction = -autoplay.direction
            slot = track.index(of: slot + autoplay.direction)
        }
        return true
    }

    /// Counts ticks anew from the end of a gesture, where the rule says so.
    mutating func restartTicks(at time: Double) {
        guard let rule = carousel.autoplay, rule.resume == .restart, !autoplay.isFinished else { return }
        beginSeries(at: time, rule)
    }

    /// Counts the next interval from a rest, where the rule says so.
    mutating func scheduleTickAfterRest(at time: Double) {
        guard let rule = carousel.autoplay, rule.dwell == .rest, autoplay.turns > 0, !autoplay.isFinished
        else {
            return
        }
        beginSeries(at: time, rule)
    }

    private mutating func beginSeries(at time: Double, _ rule: Autoplay) {
        autoplay.series += 1
        autoplay.origin = time
        queue.add(.tick(series: autoplay.series, number: 1), at: time + rule.interval)
    }

    /// Whether autoplay has come back to where it began, or has ended.
    var isCycleComplete: Bool {
        autoplay.isFinished
            || autoplay.turns > 0 && track.index(of: slot) == track.index(of: setting.startIndex)
    }
}
