@_exported public import CairoRaster
@_exported public import CardLayout
@_exported public import CarouselModel
@_exported public import CarouselScenes
@_exported public import FileStorage
@_exported public import FrameDrawing
@_exported public import FrameGoldens
@_exported public import FrameImaging
@_exported public import FrameSequencing
@_exported public import FramewheelUI
@_exported public import MotionPhysics
@_exported public import PlaneGeometry
@_exported public import SceneFormat

/// The version of the library and of the command.
public enum ToolVersion {
    /// The version by Semantic Versioning.
    public static let current = "0.1.0"
    /// The name and the version, as files say what made them.
    public static var software: String { "Framewheel \(current)" }
}
