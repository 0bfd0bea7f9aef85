import Foundation
import FrameImaging

/// Chromium without a window: takes pictures of pages and says what it made of them.
struct Browser {
    private let path: String

    /// Finds Chromium; `nil` where it is not installed.
    init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        self.path = path
    }

    /// The program.
    var program: URL { URL(filePath: path) }

    /// Whether it is installed.
    static var isInstalled: Bool { Browser() != nil }

    /// What the browser prefers.
    enum Preference: String {
        case dark = "--blink-settings=preferredColorScheme=0"
        case lessMotion = "--force-prefers-reduced-motion"
    }

    /// A picture of a page.
    func screenshot(
        of page: URL, width: Int, height: Int, scale: Int = 1, preferring preferences: [Preference] = []
    ) throws -> Bitmap {
        try look(at: page, width: width, height: height, scale: scale, preferring: preferences).picture
    }

    /// A picture of a page and its text after its scripts have run, of one start of the browser.
    func look(
        at page: URL, width: Int, height: Int, scale: Int = 1, preferring preferences: [Preference] = []
    ) throws -> (picture: Bitmap, text: String) {
        let file = page.deletingLastPathComponent().appending(path: "\(UUID().uuidString).png")
        let text = try run(
            [
                "--force-device-scale-factor=\(scale)", "--window-size=\(width),\(height)", "--dump-dom",
                "--screenshot=\(file.path)",
            ] + preferences.map(\.rawValue) + [page.absoluteString])
        let picture = try ImageFile(bytes: [UInt8](Data(contentsOf: file))).bitmap()
        return (picture, String(decoding: text, as: UTF8.self))
    }

    private func run(_ arguments: [String]) throws -> Data {
        let profile = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: profile) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                "--disable-extensions", "--disable-background-networking", "--disable-lcd-text",
                "--user-data-dir=\(profile.path)",
            ] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
