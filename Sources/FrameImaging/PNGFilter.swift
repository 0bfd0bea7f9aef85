/// The filters of PNG: what of a byte is predicted from its neighbours (PNG specification, section 9).
enum PNGFilter: UInt8, CaseIterable {
    /// The byte itself.
    case none
    /// The difference from the byte of the pixel to the left.
    case sub
    /// The difference from the byte above.
    case up
    /// The difference from the mean of left and above.
    case average
    /// The difference from the nearest of left, above and above left to left + above − above left.
    case paeth

    /// A row, the row above and what a filter has to know of both.
    ///
    /// Before the first byte of either lie as many zeros as a pixel has channels. The loops are plain so that
    /// the compiler turns them into vectors.
    @unsafe struct Lines {
        let current: UnsafePointer<UInt8>
        let above: UnsafePointer<UInt8>
        let count: Int
        let channels: Int

        init(
            current: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int,
            channels: Int
        ) {
            unsafe self.current = UnsafePointer(current)
            unsafe self.above = UnsafePointer(above)
            unsafe self.count = count
            unsafe self.channels = channels
        }

        /// Writes the differences of the best filter and says which it is.
        func writeBest(
            to target: UnsafeMutablePointer<UInt8>, trial: UnsafeMutablePointer<UInt8>, hasAbove: Bool
        ) -> PNGFilter {
            var best = PNGFilter.none
            unsafe target.update(from: current, count: count)
            var least = unsafe magnitude(of: target)
            for filter in hasAbove ? [.sub, .up, .average, .paeth] : [PNGFilter.sub] {
                unsafe write(filter, to: trial)
                let sum = unsafe magnitude(of: trial)
                guard sum < least else { continue }
                least = sum
                best = filter
                unsafe target.update(from: trial, count: count)
            }
            return best
        }

        private func write(_ filter: PNGFilter, to target: UnsafeMutablePointer<UInt8>) {
            switch filter {
            case .none: unsafe target.update(from: current, count: count)
            case .sub: unsafe subtract(current - channels, to: target)
            case .up: unsafe subtract(above, to: target)
            case .average: unsafe average(to: target)
            case .paeth: unsafe paeth(to: target)
            }
        }

        private func subtract(_ prediction: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
            let (row, end) = unsafe (current, count)
            var i = 0
            while i < end {
                unsafe target[i] = row[i] &- prediction[i]
                i &+= 1
            }
        }

        private func average(to target: UnsafeMutablePointer<UInt8>) {
            let (row, left, up, end) = unsafe (current, current - channels, above, count)
            var i = 0
            while i < end {
                let sum = unsafe UInt16(truncatingIfNeeded: left[i]) &+ UInt16(truncatingIfNeeded: up[i])
                unsafe target[i] = row[i] &- UInt8(truncatingIfNeeded: sum &>> 1)
                i &+= 1
            }
        }

        private func paeth(to target: UnsafeMutablePointer<UInt8>) {
            let (row, left, up, end) = unsafe (current, current - channels, above, count)
            let corner = unsafe above - channels
            var i = 0
            while i < end {
                let (a, b, c) = unsafe (Int16(left[i]), Int16(up[i]), Int16(corner[i]))
                let (toLeft, toUp) = (b &- c, a &- c)
                let toCorner = toLeft &+ toUp
                let distanceLeft = toLeft < 0 ? 0 &- toLeft : toLeft
                let distanceUp = toUp < 0 ? 0 &- toUp : toUp
                let distanceCorner = toCorner < 0 ? 0 &- toCorner : toCorner
                let other = distanceUp <= distanceCorner ? b : c
                let isLeft = distanceLeft <= distanceUp && distanceLeft <= distanceCorner
                unsafe target[i] = row[i] &- UInt8(truncatingIfNeeded: isLeft ? a : other)
                i &+= 1
            }
        }

        /// The sum of the differences' absolute values, each byte taken as a signed number.
        private func magnitude(of differences: UnsafeMutablePointer<UInt8>) -> Int {
            let end = unsafe count
            var (sum, i) = (0, 0)
            while i < end {
                let value = unsafe differences[i]
                sum &+= Int(truncatingIfNeeded: value < 128 ? value : 0 &- value)
                i &+= 1
            }
            return sum
        }
    }
}
