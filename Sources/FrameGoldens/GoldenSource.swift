public import FileStorage
public import FrameDrawing
public import FrameSequencing
public import SceneFormat

/// Something that goldens can be made of: a scene, or later a view.
public protocol GoldenSource: FrameSource {
    /// What its goldens hold and how exactly they are compared.
    var goldenSpec: GoldenSpec { get }
    /// The file that it was read from, as the user named it.
    var fileName: String { get }
    /// The folder of that file; names of pictures and fonts are told relative to it.
    var folder: String { get }
    /// The chosen value of each variant axis.
    var variant: [String: String] { get }
    /// The motion at a rate.
    func motionRecord(rate: FrameRate) -> MotionRecord
    /// The moments that are kept where none are chosen, in the order of time.
    var defaultMoments: [GoldenMoment] { get }
    /// The time of a moment in seconds, or `nil` where there is none.
    func time(of moment: Moment) -> Double?
    /// The names of moments that may be chosen.
    var momentNames: [String] { get }
    /// The hash of all that its files say, pictures apart; `nil` where Swift code has a part in it.
    ///
    /// - Throws: `FileError` where a file cannot be read.
    func hash(files: FileHashes) throws(FileError) -> ContentHash?
    /// Makes a session for one worker.
    func makeGoldenSession(text: any TextMeasuring) -> any GoldenSession
}

/// One worker's view of something that goldens are made of.
public protocol GoldenSession: FrameSession {
    /// Where everything is at a time in seconds.
    ///
    /// - Throws: Why a card could not be made, with its place.
    func boxes(at time: Double) throws -> [LayoutRecord.Box]
    /// Where the source's file has an element; `nil` for one that no file has.
    func place(ofElement path: String) -> SourcePlace?
    /// Where the source's file says how it moves.
    var placeOfMotion: SourcePlace? { get }
}

/// A moment that a golden keeps.
public struct GoldenMoment: Hashable, Sendable {
    /// What it is called: `first`, a mark, `released`, `fastest`, `rest`, or its time.
    public var name: String
    /// When it is, in seconds.
    public var time: Double

    /// Makes a moment.
    public init(name: String, time: Double) {
        self.name = name
        self.time = time
    }

    /// The time that a name is: `0.35` or `0.35s`.
    static func time(named name: String) -> Double? {
        let digits = name.hasSuffix("s") ? name.dropLast() : name[...]
        return Double(digits).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    /// The name with what a file's name may hold; other characters become `-`.
    var fileName: String {
        String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }
}
