import Framewheel

/// Where the files of a sequence's frames go.
protocol FrameSink {
    /// Takes the next frame, by its number in the whole sequence.
    mutating func take(_ bytes: [UInt8], frame number: Int) throws(CommandFailure)
}

/// Files with numbers in their names.
struct NumberedFiles: FrameSink {
    let pattern: FrameNamePattern
    private var hasFolder = false

    init(_ pattern: FrameNamePattern) { self.pattern = pattern }

    mutating func take(_ bytes: [UInt8], frame number: Int) throws(CommandFailure) {
        let file = FilePath(pattern.path(ofFrame: number))
        // Only now is it known that there is something to put there; numbered folders are many.
        if !hasFolder || pattern.suffix.contains("/") {
            try CommandFailure.ofFiles { () throws(FileError) in try file.folder.makeFolder() }
        }
        hasFolder = true
        try CommandFailure.ofFiles { () throws(FileError) in try file.write(bytes) }
    }
}

/// One stream that takes all frames, one after another.
struct FrameStream: FrameSink {
    private let stream: ByteStream

    /// Opens standard output, a device or a pipe.
    init(_ name: String) throws(CommandFailure) {
        stream = try CommandFailure.ofFiles { () throws(FileError) in
            name == "-" ? .standardOutput : try ByteStream(FilePath(name))
        }
    }

    mutating func take(_ bytes: [UInt8], frame number: Int) throws(CommandFailure) {
        do throws(FileError) {
            try stream.write(bytes)
        } catch {
            throw .ofStream(error)
        }
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
