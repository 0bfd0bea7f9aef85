import Foundation
import FrameImaging
import Synchronization

/// Chromium without a window: takes pictures of pages and says what it made of them.
///
/// One process serves all tests, and one more each preference: an SVG in an `<img>` asks the browser, not its page.
final class Browser: Sendable {
    /// The browser of all tests; `nil` where it is not installed.
    static let shared = Browser()

    /// Whether it is installed.
    static var isInstalled: Bool { shared != nil }

    /// What the reader of a page prefers.
    enum Preference: String {
        case dark = "--blink-settings=preferredColorScheme=0"
        case lessMotion = "--force-prefers-reduced-motion"
    }

    private let path: String
    private let connections = Mutex<[Set<Preference>: BrowserConnection]>([:])

    private init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        self.path = path
    }

    /// A picture of a page and, where a script is given, its value as text.
    func look(
        at page: URL, width: Int, height: Int, scale: Int = 1, preferring preferences: [Preference] = [],
        evaluating script: String = "''"
    ) throws -> (picture: Bitmap, text: String) {
        let (file, text) = try connections.withLock { connections in
            let browser = try Self.connection(path, preferences, in: &connections)
            let metrics: [String: Any] = [
                "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false,
            ]
            return try Self.opening(page, metrics, by: browser) { session in
                let value = try Self.value(of: script, by: browser, session)
                let shot = try browser.ask(
                    "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true], session: session)
                return (
                    Data(base64Encoded: try Self.text("data", of: shot)) ?? Data(), value as? String ?? ""
                )
            }
        }
        return (try ImageFile(bytes: [UInt8](file)).bitmap(), text)
    }

    /// The value of an expression on a page, or of the promise that it is, as JSON.
    func value(of expression: String, on page: URL) throws -> Any {
        let text = try connections.withLock { connections in
            let browser = try Self.connection(path, [], in: &connections)
            return try Self.opening(page, by: browser) { session in
                let value = try Self.value(of: expression, by: browser, session)
                return try JSONSerialization.data(withJSONObject: [value ?? NSNull()])
            }
        }
        return (try JSONSerialization.jsonObject(with: text) as? [Any])?.first ?? NSNull()
    }

    private static func connection(
        _ path: String, _ preferences: [Preference],
        in connections: inout [Set<Preference>: BrowserConnection]
    ) throws -> BrowserConnection {
        let known = connections[Set(preferences)]
        let browser =
            try known ?? BrowserConnection(path: path, arguments: arguments + preferences.map(\.rawValue))
        connections[Set(preferences)] = browser
        return browser
    }

    /// Calls a function with a page that is loaded, and closes it.
    private static func opening<Result>(
        _ page: URL, _ metrics: [String: Any]? = nil, by browser: BrowserConnection,
        body: (_ session: String) throws -> Result
    ) throws -> Result {
        let target = try text("targetId", of: browser.ask("Target.createTarget", ["url": "about:blank"]))
        defer { _ = try? browser.ask("Target.closeTarget", ["targetId": target]) }
        let session = try text(
            "sessionId",
            of: browser.ask("Target.attachToTarget", ["targetId": target, "flatten": true]))
        try browser.ask("Page.enable", session: session)
        if let metrics { try browser.ask("Emulation.setDeviceMetricsOverride", metrics, session: session) }
        try browser.ask("Page.navigate", ["url": page.absoluteString], session: session)
        try browser.wait(for: "Page.loadEventFired", session: session)
        return try body(session)
    }

    private static func value(
        of expression: String, by browser: BrowserConnection, _ session: String
    ) throws -> Any? {
        let answer = try browser.ask(
            "Runtime.evaluate",
            ["expression": expression, "awaitPromise": true, "returnByValue": true], session: session)
        if let details = answer["exceptionDetails"] {
            throw BrowserConnection.Failure(method: expression, message: "\(details)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    private static func text(_ name: String, of answer: [String: Any]) throws -> String {
        guard let text = answer[name] as? String else {
            throw BrowserConnection.Failure(method: name, message: "missing in \(answer.keys)")
        }
        return text
    }

    private static let arguments = [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--disable-lcd-text",
        "--force-color-profile=srgb",
        "--remote-debugging-pipe",
    ]
}
