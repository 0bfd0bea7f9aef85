internal import Foundation

/// A folder of its own for a test.
enum TemporaryFolder {
    /// Makes a folder with files, and removes it afterwards.
    ///
    /// - Parameters:
    ///   - files: The texts of files by their paths in the folder.
    ///   - body: What to do with the folder's path.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, or why the folder cannot be made.
    static func with<Result>(_ files: [String: String] = [:], _ body: (String) throws -> Result) throws
        -> Result
    {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let folder = root.appendingPathComponent("framewheel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try body(folder.path)
    }
}
