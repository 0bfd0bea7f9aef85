import FrameImaging

/// Soft hills of colour with a little grain, as a photo that was scaled down.
enum SmoothPhoto {
    /// A part of the hills, so many columns from their beginning.
    static func slide(_ offset: Int, width: Int, height: Int) throws -> Bitmap {
        try BitmapSample.picture(width: width, height: height) { x, y in
            let (column, row) = (Double(x + offset), Double(y))
            // Waves of polynomials: no library gives other last bits.
            func wave(_ value: Double) -> Double {
                let phase = value - value.rounded(.down)
                return 16 * phase * phase * (1 - phase) * (1 - phase)
            }
            let grain = Int((UInt64(x + offset) &* 2_654_435_761 ^ UInt64(y) &* 40_503) >> 7 & 3)
            func channel(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 251)) + UInt8(grain) }
            // As in most photos brightness varies far more than colour does.
            let light = 60 + 120 * wave(column / 210 + row / 400) + 30 * wave(row / 90)
            let tint = 30 * wave(column / 330 - row / 250)
            return Bitmap.Pixel(
                red: channel(light + tint), green: channel(light), blue: channel(light + 30 - tint),
                alpha: 255)
        }
    }
}
