import Foundation

/// A program of the system that draws SVG.
struct Program {
    /// The program.
    let path: String

    /// Finds a program; `nil` where it is not installed.
    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" })
                .first(where: FileManager.default.isExecutableFile)
        else { return nil }
        self.path = path
    }

    /// Whether a program is installed.
    static func isInstalled(_ name: String) -> Bool { Program(name) != nil }

    /// Runs the program and gives what it prints.
    func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}
