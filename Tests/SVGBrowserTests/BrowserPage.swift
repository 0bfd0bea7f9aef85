import Foundation

/// A page in a Chromium that goes on running, which says what an expression is once its promise is kept.
///
/// Chromium's own protocol goes through two pipes, a zero byte after each message.
final class BrowserPage {
    /// What the browser answered that was not expected.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let (questions, answers) = (Pipe(), Pipe())
    private let profile = FileManager.default.temporaryDirectory.appending(
        path: "chromium-\(UUID().uuidString)")
    private var rest = Data()
    private var number = 0
    private var session: String?

    /// Opens a page.
    init(_ page: URL, browser: URL) throws {
        process.executableURL = URL(filePath: "/bin/bash")
        // It hears on descriptor 3 and answers on 4.
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", browser.path, "--headless",
            "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--force-color-profile=srgb", "--remote-debugging-pipe",
            "--autoplay-policy=no-user-gesture-required", "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
        let target = try call("Target.createTarget", ["url": page.absoluteString])["targetId"]
        session =
            try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
            as? String
        // At first an empty page is there.
        while try value(of: "location.protocol + document.readyState") as? String != "file:complete" {
            usleep(10_000)
        }
    }

    deinit {
        _ = try? call("Browser.close", [:])
        try? questions.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// The value of an expression, or of the promise that it is.
    func value(of expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] as? [String: Any] {
            throw Refusal(description: "\(details)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        if method.hasPrefix("Browser.") { message["sessionId"] = nil }
        try questions.fileHandleForWriting.write(
            contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while let answer = try nextMessage() {
            guard answer["id"] as? Int == number else { continue }
            guard let result = answer["result"] as? [String: Any] else {
                throw Refusal(description: "\(method): \(answer)")
            }
            return result
        }
        throw Refusal(description: "the browser has gone")
    }

    private func nextMessage() throws -> [String: Any]? {
        while true {
            if let end = rest.firstIndex(of: 0) {
                let message = rest[..<end]
                rest = Data(rest[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any]
            }
            let more = answers.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }
}
