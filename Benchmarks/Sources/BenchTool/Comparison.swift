import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Compares numbered PNG files of several folders with those of another one.
struct Comparison {
    /// The rows that count, where the cards are; what is flat around them would flatter.
    let rows: Range<Int>
    /// The folder with the frames as they should be.
    let expected: String
    let others: [String]

    /// Prints a line for each frame of each folder: folder, frame, PSNR in dB, the worst tile.
    ///
    /// The worst tile is the largest distance of mean levels in a square of 32 pixels, which is large where
    /// something is missing and small where engines smooth differently.
    func print() async throws {
        var frames = 0
        while FilePath(path(expected, frames)).exists { frames += 1 }
        try await withThrowingTaskGroup(of: [String].self) { group in
            for lane in 0..<Processors.available {
                let own = stride(from: lane, to: frames, by: Processors.available)
                group.addTask { try own.flatMap { try lines(ofFrame: $0) } }
            }
            for try await lines in group { lines.forEach { Swift.print($0) } }
        }
    }

    private func path(_ folder: String, _ frame: Int) -> String {
        let digits = String(frame)
        return folder + "/" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
    }

    private func bitmap(_ path: String) throws -> Bitmap {
        try ImageFile(bytes: FilePath(path).bytes()).bitmap()
    }

    private func lines(ofFrame frame: Int) throws -> [String] {
        let right = try bitmap(path(expected, frame))
        return try others.compactMap { folder in
            let path = path(folder, frame)
            guard FilePath(path).exists else { return nil }
            let (psnr, tile) = difference(right, try bitmap(path))
            return "\(folder) \(frame) \(psnr) \(tile)"
        }
    }

    /// The PSNR in dB and the worst tile; another size is as wrong as can be.
    private func difference(_ right: Bitmap, _ other: Bitmap) -> (psnr: Double, tile: Double) {
        guard right.width == other.width, right.height == other.height else { return (0, 255) }
        let side = 32
        let columns = (right.width + side - 1) / side
        var (squares, worst) = (0, 0.0)
        right.bytes.withUnsafeBufferPointer { first in
            other.bytes.withUnsafeBufferPointer { second in
                for top in stride(from: rows.lowerBound, to: min(rows.upperBound, right.height), by: side) {
                    let bottom = min(top + side, rows.upperBound, right.height)
                    var sums = [Int](repeating: 0, count: columns * 4)
                    for y in top..<bottom {
                        for offset in y * right.width * 4..<(y + 1) * right.width * 4 where offset & 3 < 3 {
                            let distance = Int(first[offset]) - Int(second[offset])
                            squares += distance * distance
                            let x = offset / 4 - y * right.width
                            sums[x / side * 4 + offset & 3] += distance
                        }
                    }
                    for (place, sum) in sums.enumerated() {
                        let width = min(side, right.width - place / 4 * side)
                        worst = max(worst, Double(abs(sum)) / Double(width * (bottom - top)))
                    }
                }
            }
        }
        let count = right.width * 3 * (min(rows.upperBound, right.height) - rows.lowerBound)
        guard squares > 0 else { return (.infinity, 0) }
        return (10 * log10(255 * 255 * Double(count) / Double(squares)), worst)
    }
}
