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
    /// How many ticks came, dropped or not.
    var ticks = 0
    /// How many ticks turned a page.
    var turns = 0
    /// How many of them came since the last rest or the last step of the script.
    var restlessTurns = 0
    /// Whether no more page will be turned.
    var isFinished = false
}

extension Simulation {
    mutating func scheduleFirstTick() {
        guard let rule = carousel.autoplay, rule.interval > 0 else {
            autoplay.isFinished = true
            return
        }
        let first = rule.firstDelay.isNaN ? rule.limitedInterval : rule.firstDelay.limitedTime
        autoplay.origin = first - rule.limitedInterval
        queue(.tick(series: 0, number: 1), at: first)
    }

    mutating func tick(_ number: Int, of series: Int, at time: Double) {
        guard let rule = carousel.autoplay, !autoplay.isFinished, series == autoplay.series else { return }
        autoplay.ticks += 1
        if rule.dwell == .tick {
            let following = autoplay.origin + Double(number + 1) * rule.limitedInterval
            queue(.tick(series: series, number: number + 1), at: following)
        }
        guard !autoplay.isPaused else { return }
        guard turnPage(rule) else {
            autoplay.isFinished = true
            return
        }
        autoplay.turns += 1
        autoplay.restlessTurns += 1
        record(.tick(index: track.index(of: slot)), at: time)
        turn(animated: true, at: time)
        if rule.end == .stop, !track.isLooping, slot == track.count - 1 { autoplay.isFinished = true }
        if isRestless { beginWaitingSteps(at: time) }
    }

    /// Selects the next page; false where there is none.
    private mutating func turnPage(_ rule: Autoplay) -> Bool {
        if track.isLooping {
            slot += 1
            return true
        }
        let next = slot + (rule.end == .reverse ? autoplay.direction : 1)
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

    /// Drops ticks until a finger lifts; a cancelled gesture lifts none.
    ///
    /// So seed 000 does, whose timer is set inactive by every change of a drag and active by its end only.
    mutating func pauseTicks(at time: Double) {
        guard !autoplay.isPaused else { return }
        autoplay.isPaused = true
        record(.autoplayPaused, at: time)
    }

    mutating func resumeTicks(at time: Double) {
        guard autoplay.isPaused else { return }
        autoplay.isPaused = false
        record(.autoplayResumed, at: time)
    }

    /// Counts ticks anew, where that is what the rule does on an occasion.
    mutating func restartTicks(_ occasion: Autoplay.Resume, at time: Double) {
        guard let rule = carousel.autoplay, rule.resume == occasion, !autoplay.isFinished else { return }
        beginSeries(at: time, rule)
    }

    /// Counts the next interval from a rest, where the rule says so.
    mutating func scheduleTickAfterRest(at time: Double) {
        guard let rule = carousel.autoplay, rule.dwell == .rest, autoplay.ticks > 0, !autoplay.isFinished
        else {
            return
        }
        beginSeries(at: time, rule)
    }

    private mutating func beginSeries(at time: Double, _ rule: Autoplay) {
        autoplay.series += 1
        autoplay.origin = time
        queue(.tick(series: autoplay.series, number: 1), at: time + rule.limitedInterval)
    }

    /// Whether autoplay has come back to where it began, or has ended.
    var isCycleComplete: Bool {
        autoplay.isFinished
            || autoplay.turns > 0 && track.index(of: slot) == track.index(of: setting.startIndex)
    }

    /// Whether more than a full cycle of pages was turned without any rest.
    var isRestless: Bool {
        let pages = max(track.count, 1)
        let cycle = carousel.autoplay?.end == .reverse ? 2 * pages - 2 : pages
        return autoplay.restlessTurns > max(cycle, 1)
    }
}

extension Autoplay {
    /// The interval that is played, in seconds.
    var limitedInterval: Double { max(interval.limitedTime, Limit.interval) }
}
