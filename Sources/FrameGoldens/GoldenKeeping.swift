internal import FileStorage

/// What is kept after a verification: a golden written anew, or what was seen of one that differs.
struct GoldenKeeping {
    let store: GoldenStore
    /// The golden's folder.
    let folder: FilePath

    /// Keeps what the mode says, and tells what came of the verification.
    func outcome(
        of found: GoldenDifference?, expected: StoredGolden, actual: Golden, mode: RecordMode
    ) throws(GoldenError) -> GoldenCheck.Outcome {
        if mode == .all || mode == .failed && found != nil {
            let former = found == nil ? [:] : formerFiles(of: expected)
            try store.write(actual, to: folder)
            guard var difference = found else { return .same(frames: actual.frames.count) }
            difference.formerFiles = former
            difference.pictures = pictures(of: actual, expected: expected, kept: folder)
            return .different(difference, wasRecorded: true)
        }
        guard var difference = found else {
            // A folder that may not be written to keeps an old failure, which says nothing of the golden.
            try? store.forget(folder)
            return .same(frames: actual.frames.count)
        }
        if let kept = try kept(actual, mode: mode) {
            difference.pictures = pictures(of: actual, expected: expected, kept: kept)
        }
        return .different(difference, wasRecorded: false)
    }

    /// What a report shows of a golden, before another one takes its place.
    private func formerFiles(of golden: StoredGolden) -> [String: [UInt8]] {
        let names = [Golden.motionName] + golden.manifest.frames.map(\.file)
        let files = names.compactMap { name in
            (try? golden.folder.appending(name).bytes()).map { (name, $0) }
        }
        return Dictionary(files, uniquingKeysWith: { first, _ in first })
    }

    private func kept(_ golden: Golden, mode: RecordMode) throws(GoldenError) -> FilePath? {
        do throws(GoldenError) {
            return try store.keepFailure(golden, of: folder)
        } catch {
            if mode == .never { return nil }
            throw error
        }
    }

    private func pictures(
        of golden: Golden, expected: StoredGolden, kept: FilePath
    ) -> [GoldenDifference.Pictures] {
        golden.frames.map { frame in
            let old = expected.manifest.frames.first { $0.moment == frame.moment.name }
            return GoldenDifference.Pictures(
                moment: frame.moment.name, expected: old.map { expected.path(of: $0).text },
                actual: kept.appending("frame-\(frame.moment.fileName).png").text)
        }
    }
}
