internal import FrameDrawing

/// Tells which elements lie where in a picture.
struct PixelAttribution {
    let source: any GoldenSource
    let session: any GoldenSession

    /// The boxes of elements of some patterns in a moment's picture, in pixels.
    func boxes(at moment: GoldenMoment, of patterns: [ElementPattern]) -> [PixelBox] { [] }

    /// The elements in which pixels differ.
    func elements(at moment: GoldenMoment, of pixels: PixelComparison) -> [(element: String, count: Int)] { [] }
}
