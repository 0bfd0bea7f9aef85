public import FileStorage
internal import FrameImaging
internal import PlaneGeometry

extension ReportFolder {
    /// Makes the entry of a difference and puts into the folder what a reviewer looks at.
    ///
    /// The pictures that the difference names are copied here, with where they differ and the three in a strip;
    /// of the motion the curves are read. A file that is missing or broken is left out: the report says so, and
    /// the difference itself is told all the same.
    ///
    /// - Parameters:
    ///   - difference: The difference; its pictures name the golden's files and those of the last run.
    ///   - subfolder: The folder below this one in which its pictures lie.
    /// - Returns: The entry, whose pictures are those in the folder.
    /// - Throws: `FileError` where the folder cannot be written to.
    public func entry(
        of difference: GoldenDifference, subfolder: String
    ) throws(FileError) -> GoldenReport.Entry {
        var collected = difference
        for (place, pictures) in difference.pictures.enumerated() {
            let expected = Self.bitmap(pictures.expected, former: difference.formerFiles)
            let actual = Self.bitmap(pictures.actual)
            guard expected != nil || actual != nil else { continue }
            var comparison: PixelComparison?
            if let expected, let actual {
                comparison = try? PixelComparison(expected: expected, actual: actual)
            }
            collected.pictures[place] = try write(
                expected: expected, actual: actual, moment: pictures.moment, subfolder: subfolder,
                comparison: comparison)
        }
        return GoldenReport.Entry(
            difference.title, .different(collected), curves: Self.curves(of: difference))
    }

    private static func bitmap(_ path: String?, former: [String: [UInt8]] = [:]) -> Bitmap? {
        guard let file = path.map({ FilePath($0) }), let bytes = bytes(of: file, former: former) else {
            return nil
        }
        return try? ImageFile(bytes: bytes).bitmap()
    }

    /// A file of a golden as it was when it was compared.
    private static func bytes(of file: FilePath, former: [String: [UInt8]]) -> [UInt8]? {
        former.isEmpty ? try? file.bytes() : former[file.name]
    }

    /// The curves of the golden's motion and that of the last run, where both were kept and differ.
    private static func curves(of difference: GoldenDifference) -> [GoldenReport.Curve] {
        guard difference.layer == .motion,
            let actual = difference.pictures.lazy.compactMap(\.actual).first,
            let old = rows(in: FilePath(difference.folder), former: difference.formerFiles),
            let new = rows(in: FilePath(actual).folder)
        else { return [] }
        func curve(
            _ name: String, _ unit: String, _ quantity: (MotionRecord.Row) -> Double
        ) -> GoldenReport.Curve {
            GoldenReport.Curve(
                name, unit: unit, expected: old.map { Point(x: $0.time, y: quantity($0)) },
                actual: new.map { Point(x: $0.time, y: quantity($0)) })
        }
        return [curve("offset", "pt", \.offset), curve("velocity", "pt/s", \.velocity)]
    }

    private static func rows(
        in folder: FilePath, former: [String: [UInt8]] = [:]
    ) -> [MotionRecord.Row]? {
        guard let bytes = bytes(of: folder.appending(Golden.motionName), former: former) else { return nil }
        return try? MotionRecord.rows(ofCSV: bytes)
    }
}
