public import FrameDrawing
public import PlaneGeometry

/// What the scene's goldens hold and how exactly they are compared.
///
/// JSON: `golden`.
public struct GoldenSpec: Hashable, Sendable {
    /// How far a value may lie from its golden; 0 is exact.
    ///
    /// JSON: `tolerance`.
    public struct Tolerance: Hashable, Sendable {
        /// Positions and extents, in points.
        ///
        /// JSON: `points`, default 0.
        public var points: Double
        /// Times, in milliseconds.
        ///
        /// JSON: `milliseconds`, default 0.
        public var milliseconds: Double
        /// Velocities, in points per second.
        ///
        /// JSON: `velocity`, default 0.
        public var velocity: Double
        /// Colours of pixels, as a distance ΔE.
        ///
        /// JSON: `deltaE`, default 0.
        public var deltaE: Double
        /// How many neighbouring pixels may differ by more than `deltaE`.
        ///
        /// JSON: `cluster`, default 0.
        public var cluster: Int

        /// Makes a tolerance, exact unless said.
        public init(
            points: Double = 0, milliseconds: Double = 0, velocity: Double = 0, deltaE: Double = 0,
            cluster: Int = 0
        ) {
            self.points = points
            self.milliseconds = milliseconds
            self.velocity = velocity
            self.deltaE = deltaE
            self.cluster = cluster
        }
    }

    /// Something that is not compared with its golden.
    public enum Ignored: Hashable, Sendable {
        /// Elements by their path, and what is in them; `*` stands for any index or name.
        ///
        /// JSON: a text, such as `"card[*]/image"`.
        case element(String)
        /// An area of the viewport in points: its pixels, and elements whose boxes it holds whole.
        ///
        /// JSON: a list `[x, y, width, height]`.
        case area(Rect)
    }

    /// The moments whose pictures are kept.
    ///
    /// JSON: `frames`, default none.
    public var frames: [Moment]
    /// Frames a second of the motion trace; `nil` is 60.
    ///
    /// JSON: `fps`, default 60.
    public var fps: FrameRate?
    /// How far a value may lie from its golden.
    ///
    /// JSON: `tolerance`, default exact.
    public var tolerance: Tolerance
    /// What is not compared.
    ///
    /// JSON: `ignore`, default none.
    public var ignored: [Ignored]

    /// Makes a description.
    public init(
        frames: [Moment] = [], fps: FrameRate? = nil, tolerance: Tolerance = Tolerance(),
        ignored: [Ignored] = []
    ) {
        self.frames = frames
        self.fps = fps
        self.tolerance = tolerance
        self.ignored = ignored
    }
}
