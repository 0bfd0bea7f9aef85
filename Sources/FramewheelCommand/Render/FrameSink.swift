import Framewheel

/// A frame among those that are made.
struct FrameMoment {
    /// Its number in the source.
    let number: Int
    /// How many ticks it is shown.
    let ticks: Int
    /// How often it is shown where all frames last as long.
    let repetitions: Int
    /// Whether it shows the same as the frame before.
    let repeatsPrevious: Bool
}

/// Where that goes which is made of the frames, in their order.
protocol FrameSink: AnyObject {
    /// Takes what was made of the next frame.
    ///
    /// - Returns: What is still to be done with it, by any thread and in any order; `nil` for nothing.
    func take(_ part: FramePart, _ moment: FrameMoment) throws(CommandFailure) -> FrameTask?
    /// Takes the end; what is one file is whole then but has no name yet.
    ///
    /// - Returns: The size of that file, in bytes.
    func close() throws(CommandFailure) -> Int
    /// Gives what is whole its name; without it nothing is left but whole files.
    func finish() throws(CommandFailure)
}

/// Files with numbers in their names.
final class NumberedFiles: FrameSink {
    private let pattern: FrameNamePattern
    private var hasFolder = false
    private var repeater: FileRepeater

    /// Makes a sink.
    ///
    /// - Parameters:
    ///   - pattern: The files' names.
    ///   - linksRepeats: Whether a large frame that shows the same as the one before may be a link to its file.
    init(_ pattern: FrameNamePattern, linksRepeats: Bool) {
        self.pattern = pattern
        repeater = FileRepeater(linksRepeats ? [.clone, .link] : [.clone])
    }

    /// How many files are links to others.
    var linkCount: Int { repeater.linkCount }

    func take(_ part: FramePart, _ moment: FrameMoment) throws(CommandFailure) -> FrameTask? {
        guard let pieces = part.pieces else { return nil }
        let file = FilePath(pattern.path(ofFrame: moment.number))
        // Only now is it known that there is something to put there; numbered folders are many.
        if !hasFolder || pattern.suffix.contains("/") {
            try CommandFailure.ofFiles { () throws(FileError) in try file.folder.makeFolder() }
        }
        hasFolder = true
        if !moment.repeatsPrevious { repeater.forget() }
        if repeater.fill(file) { return nil }
        guard part.byteCount >= Self.leastShared, repeater.needsOriginal else {
            return { try Self.write(pieces, to: file) }
        }
        // At once, before another one is made of it.
        try Self.write(pieces, to: file)
        repeater.keep(file)
        return nil
    }

    /// The least size of a file that others may be links to, in bytes; smaller ones would save hardly anything.
    private static let leastShared = 64 << 10

    private static func write(_ pieces: [[UInt8]], to file: FilePath) throws(CommandFailure) {
        try CommandFailure.ofFiles { () throws(FileError) in try file.write(pieces: pieces) }
    }

    func close() throws(CommandFailure) -> Int { 0 }
    func finish() throws(CommandFailure) {}
}

/// One stream that takes all frames, one after another.
final class FrameStream: FrameSink {
    private let stream: ByteStream

    /// Opens standard output, a device or a pipe.
    init(_ name: String) throws(CommandFailure) {
        stream = try CommandFailure.ofFiles { () throws(FileError) in
            name == "-" ? .standardOutput : try ByteStream(FilePath(name))
        }
    }

    func take(_ part: FramePart, _ moment: FrameMoment) throws(CommandFailure) -> FrameTask? {
        guard let pieces = part.pieces else { return nil }
        do throws(FileError) {
            try stream.write(pieces: pieces)
        } catch {
            throw .ofStream(error)
        }
        return nil
    }

    func close() throws(CommandFailure) -> Int { 0 }
    func finish() throws(CommandFailure) {}
}

/// An animation in one file, or on standard output.
final class AnimationFile: FrameSink {
    private let file: NewFile
    private var writer: AnimationWriter<NewFileSink>
    private var summary: AnimationSummary?

    init(_ name: String, _ encoder: any AnimationEncoder) throws(CommandFailure) {
        file = try CommandFailure.ofFiles { () throws(FileError) in try NewFile.named(name) }
        do {
            writer = try AnimationWriter(encoder, to: NewFileSink(file: file))
        } catch {
            throw Self.failure(error)
        }
    }

    func take(_ part: FramePart, _ moment: FrameMoment) throws(CommandFailure) -> FrameTask? {
        guard case .animation(let frame) = part else { return nil }
        do {
            try writer.append(frame, ticks: moment.ticks)
        } catch {
            throw Self.failure(error)
        }
        return nil
    }

    func close() throws(CommandFailure) -> Int {
        if let summary { return summary.byteCount }
        do {
            let summary = try writer.finish()
            self.summary = summary
            return summary.byteCount
        } catch {
            throw Self.failure(error)
        }
    }

    func finish() throws(CommandFailure) {
        _ = try close()
        do throws(FileError) {
            try file.finish()
        } catch {
            throw .ofStream(error)
        }
    }

    private static func failure(_ error: any Error) -> CommandFailure {
        if let error = error as? FileError { return .inputOutput("\(error)") }
        return CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
    }
}

/// Lets an animation be written into a new file.
struct NewFileSink: AnimationSink {
    let file: NewFile

    func append(_ bytes: [UInt8]) throws { try file.append(bytes) }
    func overwrite(at offset: Int, with bytes: [UInt8]) throws { try file.overwrite(at: offset, with: bytes) }
}

/// A video that `ffmpeg` writes.
final class VideoFile: FrameSink {
    private let name: String
    private let file: NewFile
    private let writer: VideoWriter
    private var isClosed = false

    init(_ name: String, _ format: VideoFormat) throws(CommandFailure) {
        self.name = name
        let file = try CommandFailure.ofFiles { () throws(FileError) in try NewFile.named(name) }
        self.file = file
        writer = try Self.running(name) { () throws(VideoError) in
            try VideoWriter(format, path: file.temporaryPath.text)
        }
    }

    // Before its file is removed, or the program might make it anew.
    deinit { writer.cancel() }

    func take(_ part: FramePart, _ moment: FrameMoment) throws(CommandFailure) -> FrameTask? {
        guard case .file(let pixels) = part else { return nil }
        for _ in 0..<moment.repetitions {
            try Self.running(name) { () throws(VideoError) in try writer.append(pixels) }
        }
        return nil
    }

    func close() throws(CommandFailure) -> Int {
        if !isClosed { try Self.running(name) { () throws(VideoError) in try writer.finish() } }
        isClosed = true
        return file.byteCount
    }

    func finish() throws(CommandFailure) {
        _ = try close()
        do throws(FileError) {
            try file.finish()
        } catch {
            throw .ofStream(error)
        }
    }

    private static func running<Result>(
        _ name: String, _ body: () throws(VideoError) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(VideoError) {
            return try body()
        } catch {
            let hint =
                error == .missingProgram ? ["  hint: install ffmpeg, or choose .webp, .gif or .apng"] : []
            throw CommandFailure(
                status: .inputOutput, lines: ["framewheel: error: \(name): \(error)"] + hint)
        }
    }
}

extension NewFile {
    /// Begins an output: a file, or standard output.
    static func named(_ name: String) throws(FileError) -> NewFile {
        name == "-" ? try standardOutput() : try NewFile(FilePath(name))
    }
}

extension CommandFailure {
    /// Runs something with files and turns what went wrong into a failure.
    static func ofFiles<Result>(_ body: () throws(FileError) -> Result) throws(CommandFailure) -> Result {
        do throws(FileError) {
            return try body()
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    /// A stream that could not be written; as with any filter, a reader such as `head` that has enough is no
    /// news.
    static func ofStream(_ error: FileError) -> CommandFailure {
        error.reason == .noReader
            ? CommandFailure(status: .inputOutput, lines: []) : .inputOutput("\(error)")
    }
}
