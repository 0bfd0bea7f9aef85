import Foundation

/// A file of test vectors made outside this project: a list of cases.
struct VectorFile: Sendable {
    let path: String
    let cases: [VectorCase]

    /// Names another file than the one of this repository.
    static let environmentVariable = "FRAMEWHEEL_VECTORS"

    /// The file that the environment names, else the one of this repository.
    static func load() throws -> VectorFile {
        let named = ProcessInfo.processInfo.environment[environmentVariable] ?? ""
        let file = named.isEmpty ? published : URL(fileURLWithPath: named)
        return try VectorFile(path: file.path, json: Data(contentsOf: file))
    }

    init(path: String, json: Data) throws {
        self.path = path
        let decoder = JSONDecoder()
        // Infinity and NaN may stand where a formula has no number.
        decoder.allowsJSON5 = true
        cases = try decoder.decode([VectorCase].self, from: json)
    }

    private static var published: URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/vectors/physics.json")
    }
}
