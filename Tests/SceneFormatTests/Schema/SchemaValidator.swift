internal import Foundation

@testable import SceneFormat

/// The validator of the Debian package python3-jsonschema, run as a program.
enum SchemaValidator {
    /// The folder of the package's manifest.
    static let packageFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether Python and its package are there.
    static let isAvailable =
        (try? run(["-c", "import jsonschema; jsonschema.Draft202012Validator"]))?.status == 0

    /// What the validator found otherwise than expected, a line for each.
    ///
    /// - Parameter documents: Names, texts, and whether each should be valid.
    /// - Returns: The lines, none where all is as expected.
    /// - Throws: An error where a document is no JSON or the validator does not run.
    static func surprises(_ documents: [(name: String, text: String, isValid: Bool)]) throws -> [String] {
        let trees = try documents.map { document in
            let instance = try JSONReader.value(of: Array(document.text.utf8), file: 0)
            return JSONTree.object([
                ("name", .string(document.name)), ("valid", .boolean(document.isValid)),
                ("instance", instance.tree),
            ])
        }
        let files = ["schema.json": SceneSchema.text, "documents.json": JSONText(.list(trees)).text]
        return try TemporaryFolder.with(files) { folder in
            let script = packageFolder.appendingPathComponent("Tests/Scripts/validate_schema.py").path
            let (status, output) = try run([script, folder + "/schema.json", folder + "/documents.json"])
            let lines = output.split(separator: "\n").map(String.init)
            return status == 0 ? lines : lines + ["exit status \(status)"]
        }
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(bytes: data, encoding: .utf8) ?? "")
    }
}

extension JSONValue {
    /// The value without its places.
    fileprivate var tree: JSONTree {
        switch kind {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let entries): .list(entries.map(\.tree))
        case .object(let members): .object(members.map { ($0.key, $0.value.tree) })
        }
    }
}
