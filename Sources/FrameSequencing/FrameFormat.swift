public import FrameDrawing
public import FrameImaging

/// The format of a frame's file.
public enum FrameFormat: Hashable, Sendable {
    /// Pixels without loss.
    case png(PNGEncoder)
    /// Pixels with loss and without transparency, at a quality of 1…100.
    case jpeg(quality: Int)
    /// Outlines and pictures, whatever the scale.
    case svg(SVGCaption, SVGSettings = SVGSettings())
}
