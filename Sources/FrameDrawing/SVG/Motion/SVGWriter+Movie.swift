internal import PlaneGeometry

/// An animated SVG and how near it comes to its source.
public struct SVGAnimation: Hashable, Sendable {
    /// The text of the file in UTF-8.
    public let bytes: [UInt8]
    /// How near its keyframes come.
    public let report: SVGMotionReport
}

extension SVGWriter {
    /// A file that plays a source's display lists: every item once, its motion as keyframes.
    ///
    /// It needs neither scripts nor other files. Where motion is off or unwanted it shows the poster. Items are
    /// found again from sample to sample, 240 a second, by their elements; their ways become CSS keyframes with
    /// few `cubic-bezier()` curves that stay within 0.25 points, and 0.002 of scale and opacity.
    ///
    /// - Parameters:
    ///   - movie: How it plays.
    ///   - caption: What the file says of itself.
    ///   - list: What is seen at a time in seconds.
    ///   - other: The same in the other theme, which the file shows to those who prefer it; `nil` for one theme.
    /// - Returns: The file.
    /// - Throws: `SVGError` where the list has no extent, a picture cannot be read or the two themes do not show
    ///   the same items, and what the lists throw.
    public func animation(
        _ movie: SVGMovie, caption: SVGCaption = SVGCaption(), of list: (Double) throws -> DisplayList,
        other: ((Double) throws -> DisplayList)? = nil
    ) throws -> SVGAnimation {
        let clock = MotionClock(movie)
        let timeline = ItemTimeline()
        var last: (own: DisplayList, other: DisplayList?)?
        for (sample, time) in clock.samples.enumerated() {
            let seen = (own: try list(time), other: try other?(time))
            guard seen.own.size.width.isFinite, seen.own.size.height.isFinite, !seen.own.size.isEmpty else {
                throw SVGError.emptyPicture(size: seen.own.size)
            }
            if let last, last.own == seen.own, last.other == seen.other {
                timeline.stay(at: sample)
            } else {
                try timeline.add(seen.own.items, others: seen.other?.items, at: sample)
            }
            last = seen
        }
        guard let last else { throw SVGError.emptyPicture(size: .zero) }
        var page = SVGPage()
        var stage = MotionStage(
            sheet: AnimationSheet(clock: clock), window: Rect(origin: .zero, size: last.own.size))
        drawBackground(of: last.own, other: last.other, on: &page)
        try draw(timeline, on: &page, state: SVGState(), stage: &stage)
        let pieces = try file(
            of: page, size: last.own.size, caption: caption, style: stage.sheet.style(movie, page: page))
        return SVGAnimation(bytes: Array(pieces.joined()), report: stage.sheet.report)
    }
}
