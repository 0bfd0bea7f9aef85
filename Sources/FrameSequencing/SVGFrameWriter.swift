public import CairoRaster
public import FrameDrawing

/// One worker: writes a source's frames as SVG files.
public final class SVGFrameWriter {
    private let session: any FrameSession
    private let writer: SVGWriter
    private let caption: SVGCaption
    private var last: (list: DisplayList, svg: [UInt8])?

    /// Makes a worker.
    ///
    /// - Parameters:
    ///   - source: What is seen.
    ///   - caption: What the files say of themselves.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(_ source: some FrameSource, caption: SVGCaption = SVGCaption()) throws(FontError) {
        let text = try source.textSetting.makeEngine()
        session = source.makeSession(text: text)
        writer = SVGWriter(text: text)
        self.caption = caption
    }

    /// The file at a time in seconds.
    ///
    /// - Throws: Why a card could not be made or a picture not be read.
    public func svg(at time: Double) throws -> [UInt8] {
        let list = try session.displayList(at: time)
        if let last, last.list == list { return last.svg }
        let svg = try writer.bytes(of: list, caption: caption)
        last = (list, svg)
        return svg
    }
}
