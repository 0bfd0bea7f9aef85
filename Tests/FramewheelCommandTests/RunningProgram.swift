import Foundation

/// The real program while it runs, to be disturbed.
final class RunningProgram {
    private let process = Process()
    private let errors = Pipe()

    /// Starts the program in a folder; what it says is read when it has ended.
    ///
    /// `path` is where other programs are searched first, `blocking` what the starter has blocked, such as `TERM,INT`.
    init(_ arguments: [String], in folder: URL, path: String? = nil, blocking: String? = nil) throws {
        // A test that runs in the background would pass on that signals are ignored.
        process.executableURL = URL(filePath: "/usr/bin/env")
        let search = path.map { ["PATH=\($0):/usr/bin:/bin"] } ?? []
        let blocked = blocking.map { ["--block-signal=\($0)"] } ?? []
        process.arguments =
            ["--default-signal=HUP,INT,TERM"] + blocked + search + [Transcript.program.path] + arguments
        process.currentDirectoryURL = folder
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Waits until a file is there, or the program has ended without it.
    func wait(for file: URL) {
        while !FileManager.default.fileExists(atPath: file.path), process.isRunning { usleep(2000) }
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end: the exit status, whether a signal ended it, and what was said.
    func end() -> (status: Int32, wasKilled: Bool, errors: String) {
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason == .uncaughtSignal, text)
    }
}

/// Scenes that always move; so slowly where they are long that some frames show the same as those before.
enum MovingScene {
    /// A finger draws the cards on for so many seconds.
    static func text(seconds: Int, background: String = "\"white\"") -> String {
        """
        { "framewheel": 1, "viewport": { "width": 60, "height": 40 }, "scale": 1, "textMode": "blocks",
          "background": \(background), "carousel": { "slot": { "width": 50 }, "edges": "free" },
          "card": { "zstack": { "children": [
            { "roundedRectangle": { "cornerRadius": 9, "fill": "#3366CC80" } }, { "text": "{number}" } ] } },
          "items": { "count": 5 }, "duration": \(seconds),
          "script": [{ "drag": { "forward": 100, "over": \(seconds) } }] }
        """
    }
}
