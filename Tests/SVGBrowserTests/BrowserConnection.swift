import Foundation

/// A connection to a browser through two pipes.
///
/// Messages are those of the Chrome DevTools Protocol, each ended by a zero.
final class BrowserConnection {
    /// Why a message had no answer.
    struct Failure: Error {
        let method: String
        let message: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    /// Messages that have come whole, and the beginning of the next.
    private var messages: [Data] = []
    private var rest = Data()
    private var lastID = 0

    /// Starts a browser, which ends with the connection and takes its profile along.
    init(path: String, arguments: [String]) throws {
        let profile = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID().uuidString)")
        process.executableURL = URL(filePath: "/bin/sh")
        // The browser reads from descriptor 3 and writes to 4.
        process.arguments =
            [
                "-c",
                "profile=$1; shift; \"$0\" --user-data-dir=\"$profile\" \"$@\" "
                    + "3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf \"$profile\"",
                path, profile.path,
            ] + arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Asks for something and waits for the answer.
    @discardableResult func ask(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
    ) throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try input.fileHandleForWriting.write(
            contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next(for: method)
            guard answer["id"] as? Int == lastID else { continue }
            if let result = answer["result"] as? [String: Any] { return result }
            throw Failure(method: method, message: "\(answer["error"] ?? "no answer")")
        }
    }

    /// Waits until an event happens.
    func wait(for event: String, session: String) throws {
        while true {
            let message = try next(for: event)
            if message["method"] as? String == event, message["sessionId"] as? String == session { return }
        }
    }

    private func next(for method: String) throws -> [String: Any] {
        while messages.isEmpty {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(method: method, message: "the browser has ended") }
            take(more)
        }
        return try JSONSerialization.jsonObject(with: messages.removeFirst()) as? [String: Any] ?? [:]
    }

    private func take(_ bytes: Data) {
        var start = bytes.startIndex
        while let end = Self.zero(in: bytes[start...]) {
            messages.append(rest + bytes[start..<end])
            rest = Data()
            start = end + 1
        }
        rest.append(bytes[start...])
    }

    /// The place of the first zero; pictures are too long to look at each byte in a debug build.
    private static func zero(in bytes: Data) -> Data.Index? {
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress, let place = unsafe memchr(start, 0, buffer.count) else {
                return nil
            }
            return unsafe bytes.startIndex + (UnsafeRawPointer(place) - start)
        }
    }
}
