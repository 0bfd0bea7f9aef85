internal import CFrameKernels

/// Turns a band of pixels into rows as PNG stores them before compression: a filter's number, then differences.
///
/// A filter is chosen for eight rows at a time, and anew below rows that only repeat: the one with the least
/// sum of absolute differences, the heuristic that the PNG specification recommends (section 12.8).
@safe final class PNGBandFilter {
    /// Whether each row of the band equals the one above; such a row is not filtered.
    private(set) var repeats: [Bool] = []

    private let layout: FrameRowLayout
    private let rowLength: Int
    /// Two unpacked rows, a trial of a filter, then the rows filtered.
    private let memory: UnsafeMutablePointer<UInt8>
    private let filtered: UnsafeMutablePointer<UInt8>

    init(layout: FrameRowLayout, height: Int) {
        self.layout = layout
        rowLength = layout.pixels * layout.channels
        let rows = Self.scratchRows * (Self.margin + rowLength + Int(FrameRowSlack))
        let capacity = rows + height * (rowLength + 1) + Int(FrameRowSlack)
        unsafe memory = .allocate(capacity: capacity)
        unsafe memory.initialize(repeating: 0, count: rows)
        unsafe filtered = memory + rows
    }

    deinit { unsafe memory.deallocate() }

    /// A filtered row, its filter's number first; the rows follow each other in memory.
    @unsafe func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe filtered + index * (rowLength + 1)
    }

    /// Filters so many rows of four bytes a pixel.
    @unsafe func apply(to pixels: UnsafePointer<UInt8>, rows: Int) {
        let stride = layout.pixels * 4
        repeats = (0..<rows).map { row in
            let place = unsafe pixels + row * stride
            return unsafe row > 0 && frame_bytes_are_equal(place, place - stride, stride)
        }
        var (current, above, trial) = unsafe (scratch(0), scratch(1), scratch(2))
        var (choice, age) = (PNGFilter.none, Self.rowsPerChoice)
        unsafe withUnsafePointer(to: layout) { layout in
            for row in 0..<rows {
                guard !repeats[row] else {
                    age = Self.rowsPerChoice
                    continue
                }
                unsafe frame_row_unpack(layout, pixels + row * stride, current)
                if row < 2 || age >= Self.rowsPerChoice {
                    let filters = row == 0 ? PNGFilter.ofFirstRow : PNGFilter.ofOtherRows
                    let best = unsafe frame_row_best_filter(layout, filters, current, above, trial)
                    choice = PNGFilter(rawValue: UInt8(best)) ?? .none
                    age = 0
                }
                age += 1
                let target = unsafe self.row(row)
                unsafe target[0] = choice.rawValue
                unsafe frame_row_filter(layout, Int32(choice.rawValue), current, above, target + 1)
                unsafe swap(&current, &above)
            }
        }
    }

    /// Writes the rows that were left out.
    func fillRepeats() {
        for row in repeats.indices where repeats[row] {
            unsafe self.row(row)[0] = PNGFilter.up.rawValue
            unsafe (self.row(row) + 1).update(repeating: 0, count: rowLength)
        }
    }

    /// A row for scratch, with zeros before it.
    private func scratch(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        unsafe memory + index * (Self.margin + rowLength + Int(FrameRowSlack)) + Self.margin
    }

    private static let scratchRows = 3
    /// Filters look one pixel to the left of the first.
    private static let margin = 16
    private static let rowsPerChoice = 8
}
