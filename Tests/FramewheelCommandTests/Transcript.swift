import Foundation

/// One run of the real program: what it printed and how it ended.
struct Transcript {
    let status: Int32
    let output: Data
    let errors: String

    /// What it printed, as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - arguments: The words after the program's name.
    ///   - folder: The working folder.
    ///   - input: What comes from standard input.
    /// - Throws: Where the program could not be started.
    init(_ arguments: [String], in folder: URL, input: String = "") throws {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        // A program that does not read its input may be gone already.
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? standardInput.fileHandleForWriting.close()
        // Errors are few and fit the pipe; the output may be large and is read while the program runs.
        output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        errors = String(decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The folder of the repository.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The program as built beside the tests.
    static var program: URL {
        let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "framewheel")
        if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        return repository.appending(path: ".build/debug/framewheel")
    }
}

/// A folder for one test, gone afterwards.
final class Workbench {
    let folder: URL

    /// Makes the folder with files of these contents.
    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "framewheel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ data: Data, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func data(of name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

    /// The names of the files in the folder, sorted.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The paths of everything in the folder and below it, sorted.
    var allNames: [String] { (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted() }

    /// Runs the program in the folder.
    func run(_ arguments: String..., input: String = "") throws -> Transcript {
        try Transcript(arguments, in: folder, input: input)
    }
}
