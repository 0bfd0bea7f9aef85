import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a verification that failed leaves for people and for the CI.
struct VerifyFiles {
    /// The option that names the folder.
    static let option = OptionSyntax(
        "--report", "DIR", "the folder of the report of a failure; default .report in that of the goldens")

    private let folder: ReportFolder
    /// Whether the folder is the program's own, to be kept out of version control.
    private let isOwn: Bool

    /// Finds the folder; fails where a scene, or anything else, lies where a report would be written.
    init(_ arguments: Arguments, of run: GoldenRun) throws(CommandFailure) {
        let path = arguments.value("--report").map(FilePath.init)
        folder = ReportFolder(path ?? run.store.root.appending(".report"))
        isOwn = path == nil
        let reports = ReportFile.allCases.compactMap { folder.path.appending($0.rawValue).resolved }
        for job in run.jobs {
            guard let scene = FilePath(job.path).resolved, reports.contains(scene) else { continue }
            throw .usage("--report \(folder.path): \(job.path) would be written over; name another folder")
        }
        guard folder.hasForeignReport else { return }
        throw .usage(
            "--report \(folder.path): \(ReportFile.json.rawValue) there is no report; name another folder")
    }

    /// Writes the reports where something failed.
    ///
    /// A folder that was not asked for and cannot be written to changes nothing: what differs is said anyhow.
    ///
    /// - Returns: The page that shows it all; `nil` where nothing differs or is missing, or nothing was written.
    func write(_ results: VerifyReport.Results, of run: GoldenRun) throws(CommandFailure) -> FilePath? {
        // Of two runs at once the later one leaves its report, and each a whole one.
        try run.store.root.locked(forWriting: true) { () throws(CommandFailure) in
            try writeAlone(results, of: run)
        }
    }

    private func writeAlone(
        _ results: VerifyReport.Results, of run: GoldenRun
    ) throws(CommandFailure) -> FilePath? {
        var report = report(results, of: run) { difference, _ in
            GoldenReport.Entry(difference.title, .different(difference))
        }
        var page: FilePath?
        do throws(FileError) {
            // What an earlier run left says nothing of this one.
            if isOwn { try folder.path.remove() }
            guard !report.isGreen else { return nil }
            report = try self.report(results, of: run) { difference, number throws(FileError) in
                try folder.entry(of: difference, subfolder: "failure-\(number)")
            }
            try folder.write(report)
            if isOwn { try folder.path.appending(".gitignore").write(Array("*\n".utf8)) }
            let hasDifferences = report.entries.contains { $0.isDifferenceOrMissing }
            page = hasDifferences ? folder.path.appending(ReportFile.page.rawValue) : nil
        } catch {
            guard isOwn else { throw .inputOutput("\(error)") }
        }
        if !report.isGreen { tell(report) }
        return page
    }

    /// What is reported of each golden; a difference, with its number, is made an entry by a function.
    private func report<Fault: Error>(
        _ results: VerifyReport.Results, of run: GoldenRun,
        entry: (GoldenDifference, Int) throws(Fault) -> GoldenReport.Entry
    ) throws(Fault) -> GoldenReport {
        let texts = VerifyReport(run: run, isQuiet: true)
        var entries: [GoldenReport.Entry] = []
        for (job, result) in zip(run.jobs, results) {
            switch result {
            case .success(.same), .success(.recorded): entries.append(GoldenReport.Entry(job.title, .same))
            case .success(.missing(let wasRecorded)):
                let next = texts.command(wasRecorded ? "verify" : "record", job)
                entries.append(
                    GoldenReport.Entry(
                        job.title, .missing(nextCommands: [next]), place: SourcePlace(file: job.path)))
            case .success(.different(var difference, let wasRecorded)):
                difference.nextCommands = wasRecorded ? [] : [texts.command("approve", job)]
                entries.append(try entry(difference, entries.count + 1))
            case .failure(let failure):
                let reason = failure.lines.joined(separator: "\n")
                entries.append(
                    GoldenReport.Entry(
                        job.title, .failed(reason: reason),
                        place: failure.place ?? SourcePlace(file: job.path)))
            }
        }
        return GoldenReport(entries, version: ToolVersion.current)
    }

    /// Tells GitHub, where it runs there: annotations beside the lines, and the step's summary.
    ///
    /// A summary that cannot be written is said and changes nothing.
    private func tell(_ report: GoldenReport) {
        guard Self.environment("GITHUB_ACTIONS") == "true" else { return }
        Console.sayRaw(report.annotations)
        guard let path = Self.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
        let file = FilePath(path)
        do throws(FileError) {
            let before = file.exists ? try file.bytes() : []
            try file.write(before + Array(report.stepSummary.utf8))
        } catch {
            Console.say("framewheel: \(error)")
        }
    }

    private static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}

extension GoldenReport.Entry {
    /// Whether the page shows more than why something could not be compared.
    fileprivate var isDifferenceOrMissing: Bool {
        switch outcome {
        case .different, .missing: true
        case .same, .failed: false
        }
    }
}
