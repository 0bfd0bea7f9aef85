public import FrameDrawing

extension FrameSource {
    /// One SVG file that plays all of the source.
    ///
    /// - Parameters:
    ///   - movie: How it plays; the source's own breakpoints are added.
    ///   - caption: What the file says of itself.
    ///   - settings: What lies in the file and what it refers to.
    ///   - text: What measures and draws its texts, where the program has it already.
    ///   - other: The same in the other theme, for those who prefer it; `nil` for one theme.
    /// - Returns: The file, and how near its motion comes to the source's.
    /// - Throws: Why a card could not be made or drawn.
    public func animatedSVG(
        _ movie: SVGMovie, caption: SVGCaption = SVGCaption(), settings: SVGSettings = SVGSettings(),
        text: TextSetting.Engine? = nil, other: Self? = nil
    ) throws -> SVGAnimation {
        var movie = movie
        movie.breakpoints += breakpoints
        let text = try text ?? textSetting.makeEngine()
        let session = makeSession(text: text)
        let otherSession = other?.makeSession(text: text)
        let otherList = otherSession.map { session in { (time: Double) in try session.displayList(at: time) }
        }
        return try SVGWriter(text: text, settings: settings).animation(
            movie, caption: caption, of: { try session.displayList(at: $0) }, other: otherList)
    }
}
