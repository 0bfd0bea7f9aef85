extension KeyframeFitter {
    /// A movement between two samples, seen as the part of the way done at each.
    struct Way {
        private let fitter: KeyframeFitter
        private let start: Int
        private let end: Int
        private let first: KeyframeValue
        private let last: KeyframeValue

        init(_ fitter: KeyframeFitter, from start: Int, to end: Int) {
            self.fitter = fitter
            self.start = start
            self.end = end
            first = fitter.rounded(start)
            last = fitter.rounded(end)
        }

        /// The length of the way, in tolerances.
        var distance: Double { (last - first).divided(by: fitter.tolerance).largest }

        /// Whether an easing stays within the tolerance at every sample.
        ///
        /// At the first sample a curve has already begun, a hair of time before; where it is steep, that counts.
        func isFollowed(by easing: KeyframeEasing) -> Bool {
            guard start + 1 < end else { return true }
            return (start..<end).allSatisfy { sample in
                let value = first.interpolated(to: last, at: easing.progress(at: part(sample)))
                return (value - fitter.values[sample]).divided(by: fitter.tolerance).largest <= Self.margin
            }
        }

        /// Whether all samples lie near the line between the first and the last.
        var isStraight: Bool {
            guard distance > Self.shortest else { return false }
            return (start + 1..<end).allSatisfy { sample in
                let value = first.interpolated(to: last, at: progress(sample))
                return (value - fitter.values[sample]).divided(by: fitter.tolerance).largest <= Self.margin
            }
        }

        /// What a curve is fitted to: few samples, as dense where much time passes as where the way is long.
        var fit: BezierFit {
            var fit = BezierFit(times: [], progress: [])
            var last = (time: 0.0, progress: 0.0)
            var due = 0.0
            for sample in start + 1..<end {
                let (time, progress) = (part(sample), progress(sample))
                due += time - last.time + (progress - last.progress).magnitude
                last = (time, progress)
                guard due >= Self.spacing else { continue }
                due = 0
                fit.times.append(time)
                fit.progress.append(progress)
            }
            return fit
        }

        /// The part of the time at a sample.
        private func part(_ sample: Int) -> Double {
            let (first, last) = (fitter.written[start], fitter.written[end])
            return min((fitter.times[sample] - first + Self.hair) / (last - first), 1)
        }

        /// The part of the way nearest to a sample.
        private func progress(_ sample: Int) -> Double {
            let way = (last - first).divided(by: fitter.tolerance)
            return (fitter.values[sample] - first).divided(by: fitter.tolerance).dot(way) / way.dot(way)
        }

        /// The part of the tolerance that is used, so that a browser's own rounding has room.
        private static let margin = 0.98
        /// A curve makes no shorter way than this, in tolerances.
        private static let shortest = 0.5
        /// How far apart the samples lie that are fitted to, in parts of time and way together.
        private static let spacing = 0.07
        /// A step at the very time of a sample has been made; in seconds.
        private static let hair = 1e-9
    }
}
