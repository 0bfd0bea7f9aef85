#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension FilePath {
    /// The folder of the system in which programs keep what they need for a while.
    static var temporary: FilePath {
        let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
        return FilePath(folder.isEmpty ? "/tmp" : folder)
    }

    /// A path there whose last letters the system replaces, so that it is new.
    static var temporaryTemplate: [CChar] {
        Array(temporary.appending("framewheel-" + String(repeating: "X", count: 6)).text.utf8CString)
    }

    /// Makes a new folder for what is needed for a while.
    ///
    /// - Throws: `FileError` where it cannot be made.
    public static func temporaryFolder() throws(FileError) -> FilePath {
        var name = temporaryTemplate
        guard let path = unsafe mkdtemp(&name) else { throw FileError(path: temporary.text, errno: errno) }
        return unsafe FilePath(String(cString: path))
    }

    /// Removes files in the folder by their names, and then the folder if it is empty.
    public func removeFolder(with names: [String]) {
        for name in names { unsafe unlink(appending(name).text) }
        unsafe rmdir(text)
    }
}
