internal import PlaneGeometry

/// The keyframes of a file and the classes that play them.
struct AnimationSheet {
    let clock: MotionClock
    /// How near the keyframes come.
    private(set) var report = SVGMotionReport()

    private var fits = KnownFits()
    private var rules: [String] = []
    private var names: [String: String] = [:]
    private var counts: [String: Int] = [:]
    private var classes: [(names: String, others: String)] = []

    init(clock: MotionClock) {
        self.clock = clock
        report.sampleRate = clock.rate
    }

    /// The name of the keyframes of a track; `nil` where its value never changes.
    mutating func animation(_ track: SampledTrack) -> String? {
        guard track.isMoving else { return nil }
        let known = track.values.known.map(\.sample)
        let values = track.values.known.map(\.value)
        let fitter = KeyframeFitter(
            times: known.map { clock.times[$0] }, written: known.map { clock.written[$0] }, values: values,
            tolerance: track.tolerance, places: track.places)
        let keyframes = fits.keyframes(of: fitter)
        let (rule, isNew) = rule(
            track.kind.rawValue,
            keyframes.map { ($0.sample < known.count ? known[$0.sample] : 0, track.css($0.value), $0.easing) }
        )
        if isNew { note(fitter.errors(of: keyframes), kind: track.kind) }
        return rule
    }

    /// The name of the keyframes of an element that is seen at some samples only; `nil` where it always is.
    mutating func animation(seen: [Bool]) -> String? {
        guard seen.contains(false) else { return nil }
        var moments: [(Int, String, KeyframeEasing)] = []
        for (sample, isSeen) in seen.enumerated() where sample == 0 || isSeen != seen[sample - 1] {
            moments.append((sample, isSeen ? "visibility:visible" : "visibility:hidden", .hold))
        }
        return rule("v", moments).0
    }

    private mutating func rule(
        _ kind: String, _ moments: [(sample: Int, css: String, easing: KeyframeEasing)]
    ) -> (String, isNew: Bool) {
        var places: [String: [String]] = [:]
        var order: [String] = []
        func add(_ place: String, _ css: String) {
            if places[css] == nil { order.append(css) }
            places[css, default: []].append(place)
        }
        if let first = moments.first, clock.percentage(of: first.sample) != "0%" { add("0%", first.css) }
        for moment in moments {
            let percentage = clock.percentage(of: moment.sample)
            add(percentage, moment.css + (percentage == "100%" ? "" : moment.easing.css))
        }
        if let last = moments.last, clock.percentage(of: last.sample) != "100%" { add("100%", last.css) }
        let body = order.map { "\((places[$0] ?? []).joined(separator: ",")){\($0)}" }.joined()
        if let known = names[kind + body] { return (known, false) }
        counts[kind, default: 0] += 1
        let name = "\(kind)\(counts[kind, default: 1])"
        names[kind + body] = name
        rules.append("@keyframes \(name){\(body)}")
        report.keyframeCount += places.values.reduce(0) { $0 + $1.count }
        return (name, true)
    }

    private mutating func note(_ errors: KeyframeValue, kind: SampledTrack.Kind) {
        switch kind {
        case .move: report.positionError = max(report.positionError, errors.x, errors.y)
        case .turn: report.scaleError = max(report.scaleError, errors.x, errors.y)
        case .fade: report.opacityError = max(report.opacityError, errors.x)
        case .fill, .stroke, .flood: report.opacityError = max(report.opacityError, errors.w)
        }
    }

    /// The class that plays some keyframes; `nil` for none.
    ///
    /// - Parameters:
    ///   - names: The names of the keyframes.
    ///   - others: The names in the other theme, where they differ.
    /// - Returns: The name of the class.
    mutating func className(_ names: [String?], others: [String?]? = nil) -> String? {
        let own = names.compactMap { $0 }.joined(separator: ",")
        let other = (others ?? names).compactMap { $0 }.joined(separator: ",")
        guard !own.isEmpty || !other.isEmpty else { return nil }
        if let known = classes.firstIndex(where: { $0.names == own && $0.others == other }) {
            return "k\(known + 1)"
        }
        classes.append((own, other))
        return "k\(classes.count)"
    }

    /// The style sheet of a file.
    func style(_ movie: SVGMovie, page: SVGPage) -> [String] {
        var lines: [String] = []
        if !classes.isEmpty {
            let duration = SVGNumber.text(clock.duration, places: 6)
            let count = movie.repeatCount.map { "\($0 * (movie.isBoomerang ? 2 : 1)) forwards" } ?? "infinite"
            let direction = movie.isBoomerang ? " alternate" : ""
            lines.append("@media (prefers-reduced-motion:no-preference){")
            lines.append("[class^=k]{animation:\(duration)s linear \(count)\(direction)}")
            for (place, entry) in classes.enumerated() {
                let name = entry.names.isEmpty ? "none" : entry.names
                lines.append(".k\(place + 1){animation-name:\(name)}")
            }
            lines += rules + ["}"]
        }
        var others = page.otherTheme.map { ".\($0.name){\($0.declarations)}" }
        for (place, entry) in classes.enumerated() where entry.names != entry.others {
            let name = entry.others.isEmpty ? "none" : entry.others
            others.append(".k\(place + 1){animation-name:\(name)}")
        }
        if page.drawsBothThemes {
            lines.append(".other-theme{display:none}")
            others += [".own-theme{display:none}", ".other-theme{display:inline}"]
        }
        if !others.isEmpty {
            lines.append("@media (prefers-color-scheme:\(movie.otherIsLight ? "light" : "dark")){")
            lines += others + ["}"]
        }
        return lines.isEmpty ? [] : ["  <style>"] + lines + ["  </style>"]
    }
}

extension KeyframeEasing {
    /// The declaration of CSS, nothing for a straight line.
    var css: String {
        func number(_ value: Double) -> String { SVGNumber.text(value, places: 6) }
        switch self {
        case .linear: return ""
        case .hold: return ";animation-timing-function:step-end"
        case .steps(let count): return ";animation-timing-function:steps(\(count))"
        case .bezier(let curve):
            let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ",")
            return ";animation-timing-function:cubic-bezier(\(numbers))"
        }
    }
}

extension KeyframeFitter {
    /// The largest error of each number over all samples.
    func errors(of keyframes: [Keyframe]) -> KeyframeValue {
        var largest = KeyframeValue()
        for (from, to) in zip(keyframes, keyframes.dropFirst()) {
            for sample in from.sample...to.sample {
                let part =
                    (times[sample] - written[from.sample] + 1e-9)
                    / (written[to.sample] - written[from.sample])
                guard part < 1 || sample == to.sample else { continue }
                let value = from.value.interpolated(
                    to: to.value, at: from.easing.progress(at: min(part, 1)))
                let error = value - values[sample]
                largest.x = max(largest.x, error.x.magnitude)
                largest.y = max(largest.y, error.y.magnitude)
                largest.z = max(largest.z, error.z.magnitude)
                largest.w = max(largest.w, error.w.magnitude)
            }
        }
        return largest
    }
}
