import Framewheel

/// What `verify` prints.
struct VerifyReport {
    let run: GoldenRun
    let isQuiet: Bool

    typealias Results = [Result<GoldenCheck.Outcome, CommandFailure>]

    /// A paragraph for each scene and a line that sums up.
    func text(of results: Results) -> String {
        var text = ""
        for (job, result) in zip(run.jobs, results) {
            if case .success(let outcome) = result { text += self.text(of: outcome, job) }
        }
        return text + summary(of: results) + "\n"
    }

    /// What could not be verified, and what helps.
    func errorLines(of results: Results) -> [String] {
        zip(run.jobs, results).flatMap { job, result -> [String] in
            guard case .failure(let failure) = result else { return [] }
            let hint = failure.isOfGolden ? ["  next: \(command("record", job))"] : []
            return failure.lines + hint
        }
    }

    /// How the program ends.
    func status(of results: Results) -> ExitStatus {
        results.reduce(.done) { status, result in
            switch result {
            case .success(let outcome): max(status, outcome.isPass ? .done : .different)
            case .failure(let failure): max(status, failure.status)
            }
        }
    }

    private func text(of outcome: GoldenCheck.Outcome, _ job: GoldenJob) -> String {
        switch outcome {
        case .same, .recorded: return isQuiet ? "" : "\(job.title): the same\n"
        case .missing(let wasRecorded):
            let next =
                wasRecorded
                ? "  it was recorded now; look at it, then: \(command("verify", job))"
                : "  next: \(command("record", job))"
            return "\(job.title): there is no golden\n\(next)\n"
        case .different(let difference, let wasRecorded):
            var lines = ["\(job.title): \(difference.layer.differs)"]
            lines += difference.sentences.map { "  " + $0 }
            if let place = difference.place { lines.append("  at \(place)") }
            lines.append("  " + tolerance(difference))
            for pictures in difference.pictures where !wasRecorded && difference.isShown(pictures) {
                lines.append("  expected \(pictures.expected ?? "nothing")")
                lines.append("  actual   \(pictures.actual ?? "nothing")")
            }
            lines.append(
                wasRecorded ? "  it was recorded anew" : "  next: \(command("approve", job))")
            return lines.joined(separator: "\n") + "\n"
        }
    }

    private func tolerance(_ difference: GoldenDifference) -> String {
        guard let tolerance = difference.passingTolerance else { return "no tolerance would pass it" }
        return "the smallest tolerance with which \(difference.layer.passes): \(tolerance.sceneText)"
    }

    /// A command that may come next, as it is typed.
    func command(_ verb: String, _ job: GoldenJob) -> String {
        let folder = run.folderWord == "goldens" ? "" : " --goldens \(run.folderWord.shellWord)"
        let variants = job.variant.sorted { $0.key < $1.key }.map {
            " --variant " + "\($0.key)=\($0.value)".shellWord
        }
        // What was seen is approved without a look at the scene.
        let scene = verb == ApproveCommand.syntax.name ? "" : run.sceneWords
        return "framewheel \(verb) \(job.path.shellWord)\(folder)\(variants.joined())\(scene)"
    }

    private func summary(of results: Results) -> String {
        var (same, different, missing, failed) = (0, 0, 0, 0)
        for result in results {
            switch result {
            case .success(.same), .success(.recorded): same += 1
            case .success(.different): different += 1
            case .success(.missing): missing += 1
            case .failure: failed += 1
            }
        }
        let counts = [
            (same, "the same"), (different, different == 1 ? "differs" : "differ"),
            (missing, missing == 1 ? "had no golden" : "had no goldens"),
            (failed, "could not be verified"),
        ]
        let texts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return "\(results.count) golden\(results.count == 1 ? "" : "s"): \(texts.joined(separator: ", "))"
    }
}

extension GoldenDifference {
    /// Whether a moment's pictures are worth a line: those of the moment that differs, else the last.
    fileprivate func isShown(_ pictures: Pictures) -> Bool {
        moment.map { $0 == pictures.moment } ?? (pictures == self.pictures.last)
    }
}
