import Foundation

/// The examples of the repository.
enum Examples {
    /// The path of an example's scene.
    static func path(of name: String) -> String { folder.appending(path: "\(name).json").path }

    /// Their names.
    static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
        }
    }

    /// The folder of the repository.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private static let folder = URL(filePath: repository).appending(path: "examples")
}
