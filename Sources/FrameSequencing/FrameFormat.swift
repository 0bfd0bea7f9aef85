public import FrameDrawing
public import FrameImaging

/// The format of a frame's file.
public enum FrameFormat: Hashable, Sendable {
    /// Pixels without loss, with a stamp that tells how they were made.
    case png(PNGEncoder, stamp: FrameStamp? = nil)
    /// Pixels as they are: red, green, blue and alpha, not premultiplied, rows from top to bottom.
    case rgba
    /// Pixels with loss and without transparency, at a quality of 1…100.
    case jpeg(quality: Int)
    /// Outlines and pictures, whatever the scale.
    case svg(SVGCaption)
}
