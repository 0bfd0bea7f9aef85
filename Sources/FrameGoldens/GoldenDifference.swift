public import SceneFormat

/// How a scene differs from its golden: what verification finds, and what reports show.
public struct GoldenDifference: Hashable, Sendable {
    /// The files of one picture that differs, each a path that the program can open; `nil` where there is none.
    public struct Pictures: Hashable, Sendable {
        /// The name of the moment, such as `first` or `released`.
        public var moment: String
        /// The golden's picture.
        public var expected: String?
        /// The scene's picture.
        public var actual: String?
        /// Where they differ.
        public var difference: String?
        /// The three side by side.
        public var strip: String?

        /// Makes the list of files.
        public init(
            moment: String, expected: String? = nil, actual: String? = nil, difference: String? = nil,
            strip: String? = nil
        ) {
            self.moment = moment
            self.expected = expected
            self.actual = actual
            self.difference = difference
            self.strip = strip
        }
    }

    /// A figure that belongs to the difference, such as `offset` with 12.5 and 13 `pt`.
    public struct Figure: Hashable, Sendable {
        /// What was measured, in a word or two.
        public var name: String
        /// What the golden has; `nil` for a figure of the difference itself, such as a count of pixels.
        public var expected: Double?
        /// What the scene has, or the figure itself.
        public var actual: Double
        /// The unit: `pt`, `s`, `pt/s`, `frames`, `px`, `ΔE`, or empty for a count.
        public var unit: String

        /// Makes a figure.
        public init(_ name: String, expected: Double? = nil, actual: Double, unit: String = "") {
            self.name = name
            self.expected = expected
            self.actual = actual
            self.unit = unit
        }
    }

    /// The scene's file as the user named it, or the name of what was compared.
    public var scene: String
    /// The chosen value of each variant axis; empty where the scene has none.
    public var variant: [String: String]
    /// The golden's folder.
    public var folder: String
    /// The first layer that differs.
    public var layer: GoldenLayer
    /// The moment where it differs first, such as `first`; `nil` for the motion as a whole.
    public var moment: String?
    /// What differs, in words: the most telling first, each a sentence without a full stop.
    public var sentences: [String]
    /// The element that differs first, such as `card[3]/detailBar/leading`; `nil` where none can be named.
    public var element: String?
    /// Where the scene's file has that element, or its carousel where the motion differs.
    public var place: SourcePlace?
    /// The pictures, of every chosen moment where the layer has any; filled where files were written.
    public var pictures: [Pictures]
    /// The figures behind the sentences.
    public var figures: [Figure]
    /// The smallest tolerance with which this layer passes; `nil` where there is none.
    ///
    /// A later layer may still differ.
    public var passingTolerance: GoldenSpec.Tolerance?
    /// The commands that may come next, each as it is typed.
    public var nextCommands: [String]
    /// The golden's motion and pictures as they were, by the names of their files; empty unless it was recorded anew.
    var formerFiles: [String: [UInt8]] = [:]

    /// Makes a difference.
    public init(
        scene: String = "", variant: [String: String] = [:], folder: String = "", layer: GoldenLayer,
        moment: String? = nil, sentences: [String], element: String? = nil, place: SourcePlace? = nil,
        pictures: [Pictures] = [], figures: [Figure] = [], passingTolerance: GoldenSpec.Tolerance? = nil,
        nextCommands: [String] = []
    ) {
        self.scene = scene
        self.variant = variant
        self.folder = folder
        self.layer = layer
        self.moment = moment
        self.sentences = sentences
        self.element = element
        self.place = place
        self.pictures = pictures
        self.figures = figures
        self.passingTolerance = passingTolerance
        self.nextCommands = nextCommands
    }

    /// The scene and its variant: `examples/shrinking.json [theme=dark]`.
    public var title: String { Self.title(scene: scene, variant: variant) }

    /// A scene and its variant as one text.
    static func title(scene: String, variant: [String: String]) -> String {
        guard !variant.isEmpty else { return scene }
        let choices = variant.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "\(scene) [\(choices.joined(separator: ", "))]"
    }
}
