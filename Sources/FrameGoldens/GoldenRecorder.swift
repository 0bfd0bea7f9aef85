public import CairoRaster
internal import FileStorage
internal import FrameDrawing
internal import FrameImaging
public import FrameSequencing
internal import PlaneGeometry
public import SceneFormat

/// Makes the golden of a source, as it is now.
public struct GoldenRecorder {
    /// What is asked for beside what the scene says.
    public struct Options: Sendable {
        /// Moments instead of the scene's: each seconds, or the name of a moment.
        public var moments: [String] = []
        /// Pixels a point of the pictures.
        public var scale = 1.0
        /// The tolerance that the golden is going to be compared with, instead of the scene's: it decides whether a
        /// long display list keeps its numbers.
        public var tolerance: GoldenSpec.Tolerance?
        /// The program with its version.
        public var tool: String

        /// Makes options.
        public init(
            moments: [String] = [], scale: Double = 1, tolerance: GoldenSpec.Tolerance? = nil,
            tool: String = ToolVersion.current
        ) {
            self.moments = moments
            self.scale = scale
            self.tolerance = tolerance
            self.tool = tool
        }
    }

    private let source: any GoldenSource
    private let options: Options
    private let tools: GoldenTools
    private var files: FileHashes { tools.files }
    private let text: TextSetting.Engine
    /// The source's session, which also knows where elements are written.
    public let session: any GoldenSession

    /// Makes a recorder.
    ///
    /// - Parameters:
    ///   - source: What is recorded.
    ///   - options: What is asked for beside what the scene says.
    ///   - tools: What the worker uses for all goldens.
    /// - Throws: `FontError` for a font file that is missing or is none.
    public init(
        _ source: any GoldenSource, options: Options = Options(), tools: GoldenTools = GoldenTools()
    ) throws(FontError) {
        self.source = source
        self.options = options
        self.tools = tools
        text = try tools.engine(for: source.textSetting)
        session = source.makeGoldenSession(text: text)
    }

    /// Makes the golden.
    ///
    /// - Throws: `GoldenError` for an unknown moment; why a card could not be made or drawn.
    public func golden() throws -> Golden {
        let moments = try moments()
        let rate = source.goldenSpec.fps ?? .standard
        var writer = DisplayTextWriter { [files, source] picture in
            Self.text(of: picture, in: source.folder, files: files)
        }
        let rasterizer = tools.rasterizer(text)
        var layout = LayoutRecord(moments: [])
        var display = DisplayRecord(moments: [], contents: [])
        var frames: [Golden.Frame] = []
        var content = DrawnContent()
        for moment in moments {
            layout.moments.append(
                LayoutRecord.Moment(name: moment.name, boxes: try session.boxes(at: moment.time)))
            let list = try session.displayList(at: moment.time)
            display.moments.append(
                DisplayTextWriter.Block(name: moment.name, lines: writer.lines(of: list)))
            let bitmap = try rasterizer.bitmap(of: list, scale: options.scale)
            frames.append(Golden.Frame(moment: moment, bitmap: bitmap))
            content.add(list)
        }
        display.contents = writer.blocks
        return Golden(
            manifest: try manifest(content), motion: source.motionRecord(rate: rate), layout: layout,
            display: display, frames: frames)
    }

    private func manifest(_ content: DrawnContent) throws -> GoldenManifest {
        var manifest = GoldenManifest()
        manifest.scene = source.fileName
        manifest.variant = source.variant
        manifest.sceneHash = try source.hash(files: files).map { "\($0)" }
        manifest.tool = options.tool
        manifest.libraries = (RasterStack.versions + [("libpng", PNGLibrary.version)]).map {
            GoldenManifest.Version($0.library, $0.version)
        }
        manifest.fonts = try fonts(of: content)
        manifest.tolerance = options.tolerance ?? source.goldenSpec.tolerance
        manifest.scale = options.scale
        return manifest
    }

    /// Which element is seen at each pixel of a moment's picture.
    func elementMap(at moment: GoldenMoment) throws -> ElementMap {
        try tools.rasterizer(text).elementMap(of: session.displayList(at: moment.time), scale: options.scale)
    }

    /// The files of fonts that the scene names, then the system's faces that draw its texts.
    private func fonts(of content: DrawnContent) throws(FileError) -> [GoldenManifest.Version] {
        guard text is PangoText else { return [] }
        let own = source.textSetting.fontFiles
        var entries: [GoldenManifest.Version] = []
        for file in own {
            let name = Self.relative(file, to: source.folder)
            entries.append(GoldenManifest.Version(name, "\(try files.hash(ofFile: file))"))
        }
        for font in content.fonts(of: text) where !own.contains(font.path) {
            entries.append(GoldenManifest.Version("\(font.face)", "\(try files.hash(ofFile: font.path))"))
        }
        return entries
    }

    /// The moments that are kept, in the order of time, each time and each name once.
    private func moments() throws(GoldenError) -> [GoldenMoment] {
        var chosen: [GoldenMoment] = []
        if !options.moments.isEmpty {
            for word in options.moments { chosen.append(try moment(word)) }
        } else if !source.goldenSpec.frames.isEmpty {
            for moment in source.goldenSpec.frames {
                guard let time = source.time(of: moment) else {
                    throw .unknownMoment(moment.name, known: source.momentNames)
                }
                chosen.append(GoldenMoment(name: moment.name, time: time))
            }
        } else {
            chosen = source.defaultMoments
        }
        var names: Set<String> = []
        let known = chosen.filter { names.insert($0.fileName).inserted }
        return known.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    private func moment(_ word: String) throws(GoldenError) -> GoldenMoment {
        if let time = GoldenMoment.time(named: word) {
            return GoldenMoment(name: Moment.time(time).name, time: time)
        }
        let known = source.defaultMoments.first { $0.name == word }
        guard let time = known?.time ?? source.time(of: Moment(name: word)) else {
            throw .unknownMoment(word, known: source.momentNames)
        }
        return GoldenMoment(name: word, time: time)
    }

    /// A picture by its name and the hash of its bytes.
    private static func text(of picture: ImageReference, in folder: String, files: FileHashes) -> String {
        let name = relative(picture.path, to: folder).split(separator: " ").joined(separator: "_")
        guard let hash = try? files.hash(ofFile: picture.path) else { return "\(name) unreadable" }
        return "\(name) \(hash)"
    }

    /// A path as seen from a folder, where it lies inside.
    private static func relative(_ path: String, to folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        if path.hasPrefix(start) { return String(path.dropFirst(start.count)) }
        return path.hasPrefix("/") ? FilePath(path).name : path
    }
}

extension Moment {
    /// The name of a moment: its word, or its time in seconds.
    var name: String {
        switch self {
        case .time(let time): time.decimalText(places: 3) + "s"
        case .mark(let name): name
        case .first: "first"
        case .rest: "rest"
        case .last: "last"
        }
    }

    /// Makes the moment of a word.
    init(name: String) {
        switch name {
        case "first": self = .first
        case "rest": self = .rest
        case "last": self = .last
        default: self = .mark(name)
        }
    }
}
