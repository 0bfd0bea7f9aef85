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

    /// The filters that look at no other row, one bit each.
    static let ofFirstRow: UInt32 = 0b00011
    /// All filters, one bit each.
    static let ofOtherRows: UInt32 = 0b11111
}
