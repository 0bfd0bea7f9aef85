import Framewheel

/// A file or a sequence of files to be made, as its name says.
struct RenderOutput {
    /// The format of the files.
    enum Format {
        case png
        case jpeg
        case svg
    }

    enum Kind {
        case still(Format)
        case sequence(FrameNamePattern, Format)
        /// All frames one after another.
        case stream(StreamFormat)
    }

    /// The name as it was given, or resolved for a variant.
    let name: String
    let kind: Kind
    /// What the scene asks for, where the output is one of the scene's.
    private(set) var spec: OutputSpec?

    /// The formats by the extension of the name.
    private static let formats: [String: Format] = [
        "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "svg": .svg,
    ]
    /// Formats that the name of an output may ask for one day.
    private static let laterFormats = ["webp", "gif", "apng", "mp4", "webm"]

    /// Makes an output of its name; `stream` is what standard output, devices and pipes get instead of a still.
    init(_ name: String, stream: StreamFormat? = nil) throws(CommandFailure) {
        self.name = name
        if let stream, name == "-" || FilePath(name).isStream {
            kind = .stream(stream)
        } else {
            kind = try Self.kind(of: name)
        }
    }

    /// Makes an output of the scene; its path resolves against the scene's folder.
    init(_ spec: OutputSpec, in folder: FilePath) throws(CommandFailure) {
        try self.init(folder.appending(spec.file).text)
        self.spec = spec
    }

    /// Whether all frames go to one place.
    var isStream: Bool {
        if case .stream = kind { true } else { false }
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

    /// Refuses options that are for another kind of output.
    func checkOptions(_ options: RenderOptions) throws(CommandFailure) {
        let arguments = options.arguments
        if name == "-", Console.outputIsTerminal {
            throw .usage("-: standard output is a terminal; send it to a file or a program")
        }
        if case .still(let format) = kind {
            if format == .svg { try checkMoment(arguments) }
            for option in ["--frames", "--every", "--shard", "--resume"] where arguments.has(option) {
                throw .usage(
                    "\(option) is for a sequence; '\(name)' is a still, choose it by --at or --frame")
            }
            return
        }
        for option in ["--at", "--frame", "--index"] where arguments.has(option) {
            throw .usage("\(option) is for a still; choose frames of a sequence by --frames A..B")
        }
        guard options.resumes else { return }
        switch kind {
        case .still, .sequence(_, .png): break
        case .sequence:
            throw .usage("--resume knows a frame by the stamp in its .png; '\(name)' has none")
        case .stream: throw .usage("--resume is for files; '\(name)' is a stream")
        }
    }

    /// The output with the values of a variant in its name.
    func resolved(for variant: [String: String]) throws(CommandFailure) -> RenderOutput {
        var text = name
        for axis in axes {
            guard let value = variant[axis] else { continue }
            text = text.split(separator: "{\(axis)}", omittingEmptySubsequences: false).joined(
                separator: value)
        }
        var output = try RenderOutput(text, stream: streamFormat)
        output.spec = spec
        return output
    }

    private var streamFormat: StreamFormat? {
        if case .stream(let format) = kind { format } else { nil }
    }

    private static func kind(of name: String) throws(CommandFailure) -> Kind {
        if name == "-" { return .still(.png) }
        let path = FilePath(name)
        // A device such as /dev/null takes anything.
        if path.fileExtension.isEmpty && path.isStream { return .still(.png) }
        if name.hasSuffix("/") || path.isFolder {
            let folder = name.hasSuffix("/") ? name : name + "/"
            guard let pattern = FrameNamePattern(folder + "%04d.png") else { throw badPattern(name) }
            return .sequence(pattern, .png)
        }
        let format = path.fileExtension
        guard let known = formats[format] else { throw unknownFormat(name, format) }
        guard name.contains("%") else { return .still(known) }
        guard let pattern = FrameNamePattern(name) else { throw badPattern(name) }
        guard known != .jpeg else { throw .usage("\(name): a sequence is made of .png or .svg files") }
        return .sequence(pattern, known)
    }

    private static func badPattern(_ name: String) -> CommandFailure {
        .usage("\(name): expected one %d or %04d for the frame's number")
    }

    private static func unknownFormat(_ name: String, _ format: String) -> CommandFailure {
        if laterFormats.contains(format) {
            return .usage(
                "\(name): this version does not write .\(format) yet; it writes .png, .jpg and .svg")
        }
        let found = format.isEmpty ? "the name has no extension" : "unknown format '.\(format)'"
        return .usage(
            "\(name): \(found); expected .png, .jpg or .svg, or frames/%04d.png for a sequence")
    }
}
