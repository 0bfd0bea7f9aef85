import Framewheel

/// A file or a sequence of files to be made, as its name says.
struct RenderOutput {
    /// The format of a file that shows one frame.
    enum Format {
        case png
        case jpeg
        case webp
        case svg

        /// The quality of a `.jpg` unless another is asked for, of 100.
        static let jpegQuality = 92.0
        /// The quality of a `.webp` unless another is asked for, of 100.
        static let webPQuality = 75.0
    }

    enum Kind {
        case still(Format)
        case sequence(FrameNamePattern, Format)
        /// All frames one after another.
        case stream(StreamFormat)
        /// All frames in one file that plays them.
        case animation(AnimationKind)
        /// One drawing that plays by itself.
        case movie
    }

    /// What of the command line says which kind an output is, besides its name.
    struct Circumstances {
        /// What standard output, devices and pipes get instead of a still.
        var stream: StreamOption?
        /// Whether a moment was chosen, so that a format that could move does not.
        var hasMoment = false
        /// Whether a `.png` moves.
        var isAnimated = false
    }

    /// The name as it was given, or resolved for a variant.
    let name: String
    let kind: Kind
    /// What the scene asks for, where the output is one of the scene's.
    private(set) var spec: OutputSpec?
    private let circumstances: Circumstances

    /// The formats of one frame by the extension of the name.
    private static let formats: [String: Format] = [
        "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "svg": .svg, "webp": .webp,
    ]
    private static let known = ".png, .jpg, .webp, .svg, .gif, .apng, .mp4 or .webm"

    /// Makes an output of its name.
    init(_ name: String, _ circumstances: Circumstances) throws(CommandFailure) {
        self.name = name
        self.circumstances = circumstances
        if let stream = circumstances.stream, name == "-" || FilePath(name).isStream {
            kind = stream.kind
        } else {
            kind = try Self.kind(of: name, circumstances)
        }
    }

    /// Makes an output of the scene; its path resolves against the scene's folder.
    init(_ spec: OutputSpec, in folder: FilePath, _ circumstances: Circumstances) throws(CommandFailure) {
        var circumstances = circumstances
        circumstances.hasMoment = circumstances.hasMoment || spec.moment != nil
        circumstances.isAnimated = circumstances.isAnimated || spec.isAnimated
        try self.init(folder.appending(spec.file).text, circumstances)
        self.spec = spec
    }

    /// Whether it goes to standard output, a device or a pipe because `--stream` asks for it.
    var isStream: Bool { circumstances.stream != nil && (name == "-" || FilePath(name).isStream) }

    /// Frames a second unless others are asked for.
    var usualRate: FrameRate {
        if case .animation(let kind) = kind { kind.usualRate } else { .standard }
    }

    /// How much of the pixels is kept unless something else is asked for, of 100.
    var usualQuality: Double {
        switch kind {
        case .still(.jpeg): Format.jpegQuality
        case .still(.webp): Format.webPQuality
        case .animation(let kind): kind.usualQuality
        case .still, .sequence, .stream, .movie: 100
        }
    }

    /// The variant axes in the name, each once.
    var axes: [String] {
        var axes: [String] = []
        for part in name.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: "}") else { continue }
            let axis = String(part[..<end])
            if !axes.contains(axis) { axes.append(axis) }
        }
        return axes
    }

    /// The output with the values of a variant in its name.
    func resolved(for variant: [String: String]) throws(CommandFailure) -> RenderOutput {
        var text = name
        for axis in axes {
            guard let value = variant[axis] else { continue }
            text = text.split(separator: "{\(axis)}", omittingEmptySubsequences: false).joined(
                separator: value)
        }
        var output = try RenderOutput(text, circumstances)
        output.spec = spec
        return output
    }

    // MARK: - Names

    private static func kind(
        of name: String, _ circumstances: Circumstances
    ) throws(CommandFailure) -> Kind {
        if name == "-" { return .still(.png) }
        let path = FilePath(name)
        // A device such as /dev/null takes anything.
        if path.fileExtension.isEmpty && path.isStream { return .still(.png) }
        if path.isFolder, !name.hasSuffix("/"), isOfOneFile(path.fileExtension) {
            throw .usage(
                "\(name): is a folder, expected a file's name",
                hint: "\(name)/ makes numbered frames in it")
        }
        if name.hasSuffix("/") || path.isFolder {
            let folder = name.hasSuffix("/") ? name : name + "/"
            guard let pattern = FrameNamePattern(folder + "%04d.png") else { throw badPattern(name) }
            return .sequence(pattern, .png)
        }
        guard name.contains("%") else { return try kind(ofFile: name, circumstances) }
        guard let format = formats[path.fileExtension] else { throw unknownFormat(path) }
        guard let pattern = FrameNamePattern(name) else { throw badPattern(name) }
        guard format == .png || format == .svg else {
            throw .usage("\(name): a sequence is made of .png or .svg files")
        }
        return .sequence(pattern, format)
    }

    private static func kind(
        ofFile name: String, _ circumstances: Circumstances
    ) throws(CommandFailure) -> Kind {
        let path = FilePath(name)
        switch formats[path.fileExtension] {
        case .png where circumstances.isAnimated: return .animation(.apng)
        case .svg where !circumstances.hasMoment: return .movie
        case .webp where !circumstances.hasMoment: return .animation(.webp)
        case let format?: return .still(format)
        case nil: break
        }
        guard let animation = AnimationKind(rawValue: path.fileExtension) else { throw unknownFormat(path) }
        return .animation(animation)
    }

    /// Whether nobody means a folder of frames by such a name.
    private static func isOfOneFile(_ fileExtension: String) -> Bool {
        fileExtension != "png"
            && (formats[fileExtension] != nil || AnimationKind(rawValue: fileExtension) != nil)
    }

    private static func badPattern(_ name: String) -> CommandFailure {
        .usage("\(name): expected one %d or %04d for the frame's number")
    }

    private static func unknownFormat(_ path: FilePath) -> CommandFailure {
        let format = path.fileExtension
        let found = format.isEmpty ? "the name has no extension" : "unknown format '.\(format)'"
        return .usage("\(path): \(found); expected \(known), or frames/%04d.png for a sequence")
    }
}
