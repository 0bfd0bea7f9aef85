public import FrameDrawing
public import PlaneGeometry

/// Something that can be seen at any time: a scene, or later a view on a virtual clock.
///
/// Everything after it, sequences, encoders, goldens, works for any source.
public protocol FrameSource: Sendable {
    /// The size of every frame, in points.
    var size: Size { get }
    /// Pixels a point where nothing else is asked.
    var scale: Double { get }
    /// How long it plays, in seconds.
    var duration: Double { get }
    /// When its motion changes abruptly, in seconds and in any order; none by default.
    var breakpoints: [Double] { get }
    /// The fonts and the kind of text that its frames need.
    var textSetting: TextSetting { get }
    /// Makes a session for one worker.
    ///
    /// - Parameter text: The worker's means to measure text.
    /// - Returns: A session that no other worker uses.
    func makeSession(text: any TextMeasuring) -> any FrameSession
}

extension FrameSource {
    /// No known abrupt changes.
    public var breakpoints: [Double] { [] }
}

/// One worker's view of a source; it may keep what it laid out.
///
/// A frame is a function of the source and its time alone, whatever was asked before.
public protocol FrameSession: AnyObject {
    /// What is seen at a time in seconds.
    ///
    /// - Throws: Why a card could not be made, with its place.
    func displayList(at time: Double) throws -> DisplayList
}

/// The fonts and the kind of text that a source's frames need.
public struct TextSetting: Hashable, Sendable {
    /// Font files, each a path that the program can open; empty for the system's fonts.
    public var fontFiles: [String]
    /// Whether each glyph is drawn as its box, independent of any font.
    public var usesBlocks: Bool

    /// Makes a setting.
    public init(fontFiles: [String] = [], usesBlocks: Bool = false) {
        self.fontFiles = fontFiles
        self.usesBlocks = usesBlocks
    }
}
