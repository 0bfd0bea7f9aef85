public import FileStorage

/// The folder under which goldens lie, each in a folder of its own.
///
/// `.failed` in it holds what the last failed verification saw, as a golden for each that failed.
public struct GoldenStore: Sendable {
    /// The folder of all goldens.
    public let root: FilePath
    /// The folder of what the last failed verification saw.
    public var failedRoot: FilePath { root.appending(Self.failedName) }

    private static let failedName = ".failed"

    /// Makes a store; nothing is read or made yet.
    public init(root: FilePath) { self.root = root }

    /// The golden's folder, by the scene's path as seen from the folder that holds the goldens' folder, without
    /// what leads upwards, and the variant: `goldens/examples/shrinking/theme=dark`.
    ///
    /// - Parameters:
    ///   - scene: The scene's file.
    ///   - variant: The chosen value of each axis.
    /// - Returns: The folder, which need not exist.
    public func folder(ofScene scene: String, variant: [String: String]) -> FilePath {
        root.appending(Self.name(ofScene: pathFromRoot(scene), variant: variant))
    }

    /// The folder of what verification saw of a golden.
    public func failedFolder(of folder: FilePath) -> FilePath {
        let start = root.text.hasSuffix("/") ? root.text : root.text + "/"
        let name = folder.text.hasPrefix(start) ? String(folder.text.dropFirst(start.count)) : folder.name
        return failedRoot.appending(name)
    }

    private static func name(ofScene scene: String, variant: [String: String]) -> String {
        var parts = scene.split(separator: "/").filter { $0 != ".." && $0 != "." }.map(String.init)
        if let last = parts.popLast() { parts.append(FilePath(last).stem) }
        if !variant.isEmpty {
            let choices = variant.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            parts.append(
                String(choices.joined(separator: ",").map { $0 == "/" || $0 == "\\" ? "-" : $0 }))
        }
        return parts.joined(separator: "/")
    }

    /// A file's path as seen from the folder of goldens: `../examples/shrinking.json`.
    public func pathFromRoot(_ path: String) -> String {
        let (from, to) = (Self.absolute(root), Self.absolute(FilePath(path)))
        let start = from.split(separator: "/")
        let end = to.split(separator: "/")
        let shared = zip(start, end).prefix { $0 == $1 }.count
        return (start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared)).joined(separator: "/")
    }

    /// The absolute path of what need not exist yet; links are followed in what exists.
    private static func absolute(_ path: FilePath) -> String {
        if let resolved = path.resolved { return resolved.text }
        guard path.text != "/", path.text != ".", !path.text.isEmpty else { return path.text }
        let above = absolute(path.folder)
        return path.name == "." || path.name.isEmpty ? above : above + "/" + path.name
    }

    // MARK: - Contents

    /// The folders of all goldens, sorted.
    ///
    /// - Throws: `GoldenError` where a folder cannot be read.
    public func folders() throws(GoldenError) -> [FilePath] { try Self.folders(below: root) }

    /// The folders of all that the last failed verification saw, sorted.
    ///
    /// - Throws: `GoldenError` where a folder cannot be read.
    public func failedFolders() throws(GoldenError) -> [FilePath] {
        failedRoot.isFolder ? try Self.folders(below: failedRoot) : []
    }

    private static func folders(below folder: FilePath) throws(GoldenError) -> [FilePath] {
        let names: [String]
        do throws(FileError) { names = try folder.folderNames() } catch { throw .file(error) }
        var found = StoredGolden.exists(in: folder) ? [folder] : []
        for name in names where !name.hasPrefix(".") {
            let path = folder.appending(name)
            // A link may lead back up, and what it leads to is not the goldens' own.
            if path.isFolder, !path.isLink { found += try folders(below: path) }
        }
        return found
    }

    /// Reads a golden.
    ///
    /// - Returns: `nil` where there is none.
    /// - Throws: `GoldenError` where it is broken.
    public func golden(in folder: FilePath) throws(GoldenError) -> StoredGolden? {
        try root.locked(forWriting: false) { () throws(GoldenError) -> StoredGolden? in
            restore(folder)
            return Self.holdsFiles(folder) ? try StoredGolden(folder: folder) : nil
        }
    }

    /// Puts back what killed writers of a golden, or of one around it, have left.
    private func restore(_ folder: FilePath) {
        var folders = [folder]
        while let above = folders.last?.folder, above.text.count > root.text.count { folders.append(above) }
        folders.reversed().forEach { $0.restoreFolder() }
    }

    /// Whether a folder holds more than the folders of other goldens.
    private static func holdsFiles(_ folder: FilePath) -> Bool {
        guard folder.isFolder, !StoredGolden.exists(in: folder) else { return folder.isFolder }
        let names = (try? folder.folderNames()) ?? []
        return names.contains { !$0.hasPrefix(".") && !folder.appending($0).isFolder }
    }

    /// Writes a golden, whole or not at all.
    ///
    /// - Throws: `GoldenError` where it cannot be written.
    public func write(_ golden: Golden, to folder: FilePath) throws(GoldenError) {
        if let name = Self.foreignFile(in: folder) {
            throw .foreignFile(folder: folder.text, name: name)
        }
        try write(golden.files, to: folder)
        try forget(folder)
    }

    /// The first file of a folder without a golden that a golden does not have; its folder is replaced whole.
    private static func foreignFile(in folder: FilePath) -> String? {
        guard !StoredGolden.exists(in: folder), folder.isFolder else { return nil }
        let names = ((try? folder.folderNames()) ?? []).filter {
            !$0.hasPrefix(".") && !folder.appending($0).isFolder
        }
        // What is left of a golden whose manifest is gone; pictures alone may be anybody's.
        let isGolden = names.contains { Golden.textNames.contains($0) }
        return names.sorted().first { name in
            !isGolden || !Golden.textNames.contains(name) && !Golden.isPictureName(name)
        }
    }

    private func write(_ files: [FolderFile], to folder: FilePath) throws(GoldenError) {
        do throws(FileError) {
            try root.makeFolder()
            try root.locked(forWriting: true) { () throws(FileError) in
                try folder.replaceFolder(with: files)
            }
        } catch { throw .file(error) }
    }

    /// Keeps what verification saw where the golden differs, for `approve` and for readers.
    ///
    /// - Parameters:
    ///   - golden: What it saw.
    ///   - folder: The golden's folder.
    /// - Returns: The folder in which it is kept.
    /// - Throws: `GoldenError` where it cannot be written.
    public func keepFailure(_ golden: Golden, of folder: FilePath) throws(GoldenError) -> FilePath {
        let kept = failedFolder(of: folder)
        try write(golden.files, to: kept)
        let note = failedRoot.appending(".gitignore")
        do throws(FileError) {
            if !note.exists { try note.write(Array("*\n".utf8)) }
        } catch { throw .file(error) }
        return kept
    }

    /// Forgets a failure, since the golden is the same now or has been written.
    ///
    /// - Throws: `GoldenError` where it cannot be removed.
    public func forget(_ folder: FilePath) throws(GoldenError) {
        let kept = failedFolder(of: folder)
        guard kept.exists else { return }
        do throws(FileError) {
            try root.locked(forWriting: true) { () throws(FileError) in try remove(kept: kept) }
        } catch { throw .file(error) }
    }

    /// Removes what was kept of one failure, and after the last one the folder of all.
    private func remove(kept: FilePath) throws(FileError) {
        try kept.removeFiles()
        if (try? failedFolders())?.isEmpty == true { try failedRoot.remove() }
    }

    /// Takes over what the last failed verification saw of a golden.
    ///
    /// - Parameter kept: The folder in which it is kept.
    /// - Returns: The golden's folder.
    /// - Throws: `GoldenError` where it is broken or cannot be moved.
    public func approve(_ kept: FilePath) throws(GoldenError) -> FilePath {
        _ = try StoredGolden(folder: kept)
        let files = try Self.files(in: kept)
        let target = root.appending(String(kept.text.dropFirst(failedRoot.text.count + 1)))
        do throws(FileError) {
            try root.locked(forWriting: true) { () throws(FileError) in
                try target.replaceFolder(with: files)
                try remove(kept: kept)
            }
        } catch { throw .file(error) }
        return target
    }

    private static func files(in folder: FilePath) throws(GoldenError) -> [FolderFile] {
        do throws(FileError) {
            var files: [FolderFile] = []
            for name in try folder.folderNames() where !folder.appending(name).isFolder {
                files.append(FolderFile(name: name, bytes: try folder.appending(name).bytes()))
            }
            return files
        } catch { throw .file(error) }
    }

    /// Removes a golden and what was kept of it.
    ///
    /// - Throws: `GoldenError` where it cannot be removed.
    public func remove(_ folder: FilePath) throws(GoldenError) {
        do throws(FileError) {
            try root.locked(forWriting: true) { () throws(FileError) in
                try folder.removeFiles()
                var above = folder.folder
                while above.text.count > root.text.count, try above.folderNames().isEmpty {
                    try above.remove()
                    above = above.folder
                }
            }
        } catch { throw .file(error) }
        try forget(folder)
    }
}
