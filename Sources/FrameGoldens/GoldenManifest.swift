public import FileStorage
internal import FrameDrawing
internal import PlaneGeometry
public import SceneFormat

/// What a golden says of itself: its file `golden.json`.
public struct GoldenManifest: Hashable, Sendable {
    /// A picture of the golden.
    public struct Frame: Hashable, Sendable {
        /// The moment's name.
        public var moment: String
        /// The moment's time, in seconds.
        public var time: Double
        /// The file's name.
        public var file: String
        /// The hash of the pixels, without which two pictures need not be decoded to be told the same.
        public var pixels: String
        /// The hash of the file.
        public var bytes: String
    }

    /// The version of the format.
    public static let version = 1

    /// The scene's file as the user named it; empty for what is no scene.
    public var scene = ""
    /// The chosen value of each variant axis.
    public var variant: [String: String] = [:]
    /// The hash of all that the scene's files say, but pictures; `nil` for cards that Swift code makes.
    public var sceneHash: String?
    /// The program with its version.
    public var tool = ""
    /// Name and version of each library that draws, in a fixed order.
    public var libraries: [Version] = []
    /// The fonts: of files of the scene their names and hashes, of the system's the names of the faces in use.
    public var fonts: [Version] = []
    /// The tolerance in force when it was recorded; the scene's own counts when it is verified.
    public var tolerance = GoldenSpec.Tolerance()
    /// Pixels a point of the pictures.
    public var scale = 1.0
    /// What else the motion tells: rate, events, ending.
    public var motion: MotionRecord?
    /// The pictures in the order of time.
    public var frames: [Frame] = []
    /// The hashes of the other files, by name.
    public var files: [Version] = []

    /// Something with a version, or with a hash that tells its content.
    public struct Version: Hashable, Sendable {
        /// What it is.
        public var name: String
        /// Its version or hash.
        public var version: String

        /// Makes an entry.
        public init(_ name: String, _ version: String) {
            self.name = name
            self.version = version
        }
    }
}

extension GoldenManifest {
    /// The file's content.
    var json: String {
        func texts(_ entries: [Version]) -> JSONTree {
            .object(entries.map { ($0.name, .string($0.version)) })
        }
        var members: [(key: String, value: JSONTree)] = [("golden", .integer(Self.version))]
        if !scene.isEmpty { members.append(("scene", .string(scene))) }
        if !variant.isEmpty {
            members.append(
                ("variant", texts(variant.sorted { $0.key < $1.key }.map { Version($0.key, $0.value) })))
        }
        if let sceneHash { members.append(("sceneHash", .string(sceneHash))) }
        members.append(("tool", .string(tool)))
        members.append(("libraries", texts(libraries)))
        members.append(("fonts", texts(fonts)))
        members.append(("tolerance", tolerance.tree))
        members.append(("scale", .number(scale)))
        if let motion { members.append(("motion", motion.tree)) }
        members.append(("frames", .list(frames.map(\.tree))))
        members.append(("files", texts(files)))
        return JSONText(.object(members)).text + "\n"
    }

    /// Reads what the golden in a folder says of itself; its other files are not looked at.
    ///
    /// - Parameter folder: The golden's folder.
    /// - Throws: `GoldenError` where `golden.json` is missing, broken or of a newer format.
    public init(in folder: FilePath) throws(GoldenError) {
        let path = folder.appending(Golden.manifestName)
        try self.init(json: try StoredGolden.bytes(of: path), path: path.text)
    }

    /// Reads the file's content.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - path: The file, for messages.
    /// - Throws: `GoldenError` where it is none, or of a newer format.
    init(json bytes: [UInt8], path: String) throws(GoldenError) {
        let root: JSONValue
        do throws(StoredJSON.Fault) {
            root = try StoredJSON(bytes: bytes).root
        } catch {
            throw .broken(path: path, fault: error.description)
        }
        guard let found = root["golden"]?.number else {
            throw .broken(path: path, fault: "expected the key \"golden\" with the version of the format")
        }
        guard found <= Double(Self.version) else {
            throw .newerFormat(path: path, found: Int(min(found, 1e9)), known: Self.version)
        }
        let reader = ManifestReader(root: root)
        do throws(StoredFault) {
            try self.init(reader)
        } catch {
            throw .broken(path: path, fault: error.text)
        }
    }

    private init(_ reader: ManifestReader) throws(StoredFault) {
        scene = reader.root["scene"]?.string ?? ""
        variant = Dictionary(
            reader.versions("variant").map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })
        sceneHash = reader.root["sceneHash"]?.string
        tool = reader.root["tool"]?.string ?? ""
        libraries = reader.versions("libraries")
        fonts = reader.versions("fonts")
        tolerance = reader.tolerance
        scale = reader.root["scale"]?.number ?? 1
        motion = try reader.motion()
        frames = try reader.frames()
        files = reader.versions("files")
    }
}

extension GoldenSpec.Tolerance {
    /// The tolerance as JSON, in the scene file's own words, without what is exact.
    var tree: JSONTree {
        let numbers = [
            ("points", points), ("milliseconds", milliseconds), ("velocity", velocity), ("deltaE", deltaE),
        ]
        return .object(
            numbers.filter { $0.1 != 0 }.map { (key: $0.0, value: .number($0.1)) }
                + (cluster == 0 ? [] : [(key: "cluster", value: .integer(cluster))]))
    }

    /// The tolerance as it is written into a scene: `"tolerance": { "points": 0.5 }`.
    public var sceneText: String { "\"tolerance\": " + JSONText(tree).text }
}

extension GoldenManifest.Frame {
    fileprivate var tree: JSONTree {
        .object([
            ("moment", .string(moment)), ("time", .number(time)), ("file", .string(file)),
            ("pixels", .string(pixels)), ("bytes", .string(bytes)),
        ])
    }
}

extension MotionRecord {
    /// What the CSV does not tell.
    fileprivate var tree: JSONTree {
        func number(_ value: Double) -> JSONTree { .number(value.rounded(places: Self.places)) }
        return .object([
            ("fps", .string("\(rate)")), ("item", .string(item)),
            ("restTime", summary.restTime.map(number) ?? .null), ("index", .integer(summary.index)),
            ("offset", number(summary.offset)), ("overshoot", number(summary.overshoot)),
            ("peakSpeed", number(summary.peakSpeed)),
            (
                "events",
                .list(events.map { .object([("time", number($0.time)), ("event", .string($0.words))]) })
            ),
        ])
    }
}
