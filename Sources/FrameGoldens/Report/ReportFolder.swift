public import FileStorage
public import FrameImaging

/// The reports of a run, by the names of their files.
public enum ReportFile: String, CaseIterable, Sendable {
    /// All of it in one page.
    case page = "report.html"
    /// For programs.
    case json = "report.json"
    /// For CI systems.
    case junit = "junit.xml"
    /// For the summary of a step of GitHub's.
    case summary = "summary.md"
}

/// The folder in which a run leaves its reports and the pictures of what failed.
public struct ReportFolder: Hashable, Sendable {
    /// Where it lies; it is made where it is missing.
    public let path: FilePath

    /// Names a folder.
    public init(_ path: FilePath) { self.path = path }

    /// Writes the pictures of a moment that differs: expected, actual, difference and the three as a strip.
    ///
    /// Pictures of two sizes have no difference; the strip shows both.
    ///
    /// - Parameters:
    ///   - expected: The golden's picture; `nil` where there is none.
    ///   - actual: The scene's picture; `nil` where there is none.
    ///   - moment: The name of the moment.
    ///   - subfolder: A folder of the golden's own below this one.
    ///   - comparison: How they differ, where they could be compared.
    /// - Returns: The paths of what was written.
    /// - Throws: `FileError` where something cannot be written.
    public func write(
        expected: Bitmap?, actual: Bitmap?, moment: String, subfolder: String,
        comparison: PixelComparison? = nil
    ) throws(FileError) -> GoldenDifference.Pictures {
        let folder = path.appending(subfolder)
        try folder.makeFolder()
        let difference = comparison?.picture()
        var pictures = GoldenDifference.Pictures(moment: moment)
        func file(_ bitmap: Bitmap?, _ role: String) throws(FileError) -> String? {
            guard let bitmap else { return nil }
            let file = folder.appending("\(Self.fileName(moment))-\(role).png")
            try file.write(PNGEncoder().bytes(of: bitmap))
            return file.text
        }
        pictures.expected = try file(expected, "expected")
        pictures.actual = try file(actual, "actual")
        pictures.difference = try file(difference, "difference")
        pictures.strip = try file(Bitmap.strip([expected, actual, difference].compactMap(\.self)), "strip")
        return pictures
    }

    /// Whether a file of the name of the report for programs lies there that is none.
    public var hasForeignReport: Bool {
        let file = path.appending(ReportFile.json.rawValue)
        guard file.exists else { return false }
        guard let bytes = try? file.bytes(limit: Self.largestPicture) else { return true }
        return !bytes.starts(with: GoldenReport.start.utf8)
    }

    /// Writes the reports, each whole or not at all.
    ///
    /// - Throws: `FileError` where one cannot be written.
    public func write(_ report: GoldenReport) throws(FileError) {
        try path.makeFolder()
        let html = report.html { try? FilePath($0).bytes(limit: Self.largestPicture) }
        for file in ReportFile.allCases {
            let text =
                switch file {
                case .page: html
                case .json: report.json
                case .junit: report.junit
                case .summary: report.stepSummary
                }
            try path.appending(file.rawValue).write(Array(text.utf8))
        }
    }

    /// The name of a moment without what cannot be part of a file's name.
    static func fileName(_ moment: String) -> String {
        let name = moment.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
        let text = String(name.prefix(80))
        return text.isEmpty || text.hasPrefix(".") ? "moment" + text : text
    }

    /// Larger pictures are not put into a report, in bytes.
    private static let largestPicture = 64 << 20
}
