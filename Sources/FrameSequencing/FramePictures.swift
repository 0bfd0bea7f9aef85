internal import CairoRaster
internal import FrameDrawing
internal import FrameImaging

/// A frame that is laid out.
struct PlannedFrame: Sendable {
    /// Its place in the sequence.
    var place: Int
    /// What it shows.
    var list: DisplayList
}

/// The picture of a frame, at hand for as long as somebody holds it.
final class FramePicture: Sendable {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }
}

/// Draws frames whose pictures several jobs need: one for each format, and those of the frame after.
///
/// Each frame is drawn once, but for one that is asked for long after the others. Where nobody holds a picture any
/// more, another one is drawn over it.
actor FramePictures {
    private struct Page {
        let canvas: FrameCanvas
        var place: Int
        var picture: FramePicture?
    }

    private let rasterizer: Rasterizer
    private let scale: Double
    /// So many pages are made before one is drawn on again.
    private let keptPages: Int
    private var pages: [Page] = []

    /// Makes no picture yet.
    ///
    /// - Parameters:
    ///   - text: What draws texts.
    ///   - scale: Pixels a point.
    ///   - store: Pictures and sprites.
    ///   - workerCount: How many jobs are done side by side.
    init(text: SharedText, scale: Double, store: RasterStore, workerCount: Int) {
        rasterizer = Rasterizer(text: text, store: store)
        self.scale = scale
        // Each job needs two, of which its neighbours share one.
        keptPages = workerCount + 2
    }

    /// The picture of a frame.
    ///
    /// - Throws: `RasterError` where it cannot be drawn.
    func picture(of frame: PlannedFrame) throws(RasterError) -> FramePicture {
        let known = pages.first { $0.place == frame.place }?.picture
        if let known { return known }
        let index = emptyPage()
        // The canvas alone has the pixels then, and draws on them.
        pages[index].picture = nil
        pages[index].place = frame.place
        let bitmap = try pages[index].canvas.draw(frame.list, scale: scale) { bitmap, _ in bitmap }
        let picture = FramePicture(bitmap)
        pages[index].picture = picture
        return picture
    }

    /// The page of the earliest frame whose picture nobody holds, or a new one.
    private func emptyPage() -> Int {
        var earliest: Int?
        for index in pages.indices {
            let isFree = pages[index].picture == nil || isKnownUniquelyReferenced(&pages[index].picture)
            if isFree, earliest.map({ pages[index].place < pages[$0].place }) ?? true { earliest = index }
        }
        if let earliest, pages.count >= keptPages { return earliest }
        pages.append(Page(canvas: FrameCanvas(rasterizer), place: 0))
        return pages.count - 1
    }
}
