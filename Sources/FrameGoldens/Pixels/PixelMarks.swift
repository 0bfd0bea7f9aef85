internal import CFrameKernels

/// A mark for each pixel of a picture.
struct PixelMarks: Hashable, Sendable {
    let width: Int
    let height: Int
    /// Words that hold the marks of a row.
    let wordsPerRow: Int
    /// The marks, rows from top to bottom, the first pixel in a word's lowest bit.
    var words: [UInt64]

    /// Makes marks of which none is set.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        wordsPerRow = (width + Self.perWord - 1) / Self.perWord
        words = [UInt64](repeating: 0, count: wordsPerRow * height)
    }

    /// How many are set.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Whether one is set.
    subscript(x: Int, y: Int) -> Bool {
        get { words[y * wordsPerRow + x / Self.perWord] >> UInt64(x % Self.perWord) & 1 == 1 }
        set {
            let bit = UInt64(1) << UInt64(x % Self.perWord)
            let place = y * wordsPerRow + x / Self.perWord
            if newValue { words[place] |= bit } else { words[place] &= ~bit }
        }
    }

    /// The marks that others, of the same size, do not have.
    func subtracting(_ others: PixelMarks) -> PixelMarks {
        var result = self
        for place in result.words.indices where others.words.indices.contains(place) {
            result.words[place] &= ~others.words[place]
        }
        return result
    }

    /// Unsets those in a box.
    mutating func clear(_ box: PixelBox) {
        let columns = box.columns(of: width)
        guard !columns.isEmpty else { return }
        let (first, last) = (columns.lowerBound / Self.perWord, (columns.upperBound - 1) / Self.perWord)
        for y in box.rows(of: height) {
            for word in first...last {
                let start = word * Self.perWord
                let from = max(columns.lowerBound - start, 0)
                let to = min(columns.upperBound - start, Self.perWord)
                let bits = (to - from == Self.perWord ? .max : (UInt64(1) << UInt64(to - from)) - 1)
                words[y * wordsPerRow + word] &= ~(bits << UInt64(from))
            }
        }
    }

    /// Calls a function with each stretch of marked pixels of a row, from left to right.
    func forEachRun(ofRow y: Int, _ body: (Range<Int>) -> Void) {
        var open: Int?
        for word in 0..<wordsPerRow {
            var rest = words[y * wordsPerRow + word]
            let start = word * Self.perWord
            if open != nil, rest == .max { continue }
            if let from = open {
                let end = (~rest).trailingZeroBitCount
                body(from..<start + end)
                open = nil
                rest &= .max << UInt64(end)
            }
            while rest != 0 {
                let from = rest.trailingZeroBitCount
                let end = (~rest & (.max << UInt64(from)))
                guard end != 0 else {
                    open = start + from
                    break
                }
                body(start + from..<start + end.trailingZeroBitCount)
                rest &= .max << UInt64(end.trailingZeroBitCount)
            }
        }
        if let open { body(open..<width) }
    }

    /// Calls a function with the place of each marked pixel, row by row.
    func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
        for y in 0..<height {
            for word in 0..<wordsPerRow {
                var rest = words[y * wordsPerRow + word]
                while rest != 0 {
                    body(word * Self.perWord + rest.trailingZeroBitCount, y)
                    rest &= rest - 1
                }
            }
        }
    }

    /// The smallest box around those that are set; `nil` where none is.
    var box: PixelBox? {
        var (left, right) = (Int.max, -1)
        var (top, bottom) = (Int.max, -1)
        for y in 0..<height {
            let row = words[y * wordsPerRow..<(y + 1) * wordsPerRow]
            guard let first = row.firstIndex(where: { $0 != 0 }),
                let last = row.lastIndex(where: { $0 != 0 })
            else { continue }
            left = min(left, (first - row.startIndex) * Self.perWord + row[first].trailingZeroBitCount)
            let lastBit = Self.perWord - 1 - row[last].leadingZeroBitCount
            right = max(right, (last - row.startIndex) * Self.perWord + lastBit)
            (top, bottom) = (min(top, y), y)
        }
        return bottom < 0 ? nil : PixelBox(columns: left..<right + 1, rows: top..<bottom + 1)
    }

    static let perWord = Int(FrameMarksPerWord)
}
