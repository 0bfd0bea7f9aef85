import FileStorage

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the program speaks: results on standard output, all else on standard error.
enum Console {
    /// Writes a result to standard output.
    static func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

    /// Writes the bytes of a result to standard output.
    static func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do throws(FileError) {
            try FilePath.writeToStandardOutput(bytes)
        } catch {
            throw .ofStream(error)
        }
    }

    /// Says a line to the user.
    static func say(_ line: String) { sayRaw(line + "\n") }

    /// Says something to the user without ending the line.
    static func sayRaw(_ text: String) {
        // Nobody is left to tell where standard error itself fails.
        try? FilePath.writeToStandardError(Array(text.utf8))
    }

    /// Rows of two columns, the second one aligned.
    static func columns(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { title, text in
            "  " + title + String(repeating: " ", count: width - title.count + 2) + text
        }
    }

    /// Whether standard error is a terminal on which a line can be written anew.
    static var isTerminal: Bool {
        guard isatty(STDERR_FILENO) == 1 else { return false }
        guard let kind = unsafe getenv("TERM") else { return true }
        return unsafe strcmp(kind, "dumb") != 0
    }

    /// Whether standard output is a terminal, which can do nothing with pictures.
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The width of the terminal in characters, or `nil` where it is not known.
    static var width: Int? {
        var size = winsize()
        guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
