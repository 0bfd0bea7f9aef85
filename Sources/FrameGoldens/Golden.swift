public import FileStorage
public import FrameImaging
internal import PlaneGeometry
internal import SceneFormat

/// A golden: what a scene is to look like and how it is to move.
public struct Golden: Sendable {
    /// A picture of the golden.
    public struct Frame: Sendable {
        /// The moment.
        public var moment: GoldenMoment
        /// The picture.
        public var bitmap: Bitmap
    }

    /// What it says of itself; its frames and files are filled when it is written.
    public var manifest: GoldenManifest
    /// The motion; `nil` for a golden of pictures alone.
    public var motion: MotionRecord?
    /// The layout.
    public var layout: LayoutRecord?
    /// What is drawn.
    public var display: DisplayRecord?
    /// The pictures.
    public var frames: [Frame]

    static let manifestName = "golden.json"
    static let motionName = "motion.csv"
    static let layoutName = "layout.json"
    static let displayName = "display.txt"

    /// The files besides the manifest and the pictures.
    static let textNames = [motionName, layoutName, displayName]

    /// Whether a file of a golden may be a picture of that name.
    static func isPictureName(_ name: String) -> Bool { name.hasPrefix("frame-") && name.hasSuffix(".png") }

    /// The files of the golden's folder.
    public var files: [FolderFile] {
        var manifest = manifest
        var files: [FolderFile] = []
        func add(_ name: String, _ text: String?) {
            if let text { files.append(FolderFile(name: name, bytes: Array(text.utf8))) }
        }
        add(Self.motionName, motion?.csv)
        add(Self.layoutName, layout?.json)
        add(Self.displayName, display?.stored(exactly: manifest.tolerance.points == 0))
        manifest.motion = motion
        manifest.files = files.map { GoldenManifest.Version($0.name, "\(ContentHash(of: $0.bytes))") }
        let encoder = PNGEncoder(speed: .small, pixelsPerPoint: manifest.scale)
        manifest.frames = frames.map { frame in
            let bytes = encoder.bytes(of: frame.bitmap)
            let name = "frame-\(frame.moment.fileName).png"
            files.append(FolderFile(name: name, bytes: bytes))
            return GoldenManifest.Frame(
                moment: frame.moment.name, time: frame.moment.time.rounded(places: MotionRecord.places),
                file: name, pixels: "\(frame.bitmap.pixelHash)", bytes: "\(ContentHash(of: bytes))")
        }
        add(Self.manifestName, manifest.json)
        return files
    }
}

extension Bitmap {
    /// The hash of the picture's size and pixels.
    var pixelHash: ContentHash {
        var hasher = ContentHasher()
        hasher.append(width)
        hasher.append(height)
        hasher.append(bytes: bytes)
        return hasher.hash
    }
}
