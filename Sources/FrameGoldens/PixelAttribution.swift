internal import CairoRaster

/// Tells which elements lie where in a picture.
struct PixelAttribution {
    let recorder: GoldenRecorder

    /// The elements in which pixels differ, those with the most first.
    func elements(at moment: GoldenMoment, of pixels: PixelComparison) -> [ElementDifference] {
        guard let map = try? recorder.elementMap(at: moment) else { return [] }
        return pixels.differences(by: map)
    }
}
