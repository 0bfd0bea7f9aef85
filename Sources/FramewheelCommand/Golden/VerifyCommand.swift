import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `framewheel verify`: compares scenes with their goldens.
enum VerifyCommand: Command {
    static let syntax = CommandSyntax(
        name: "verify", operands: "[SCENE…]",
        summary: "compare scenes with their goldens and say what differs",
        discussion: [
            "Motion, layout, display list and pixels are compared in this order, and the first that differs is told in",
            "words. Without SCENE every scene that has goldens is verified. --record says what may be written: all,",
            "failed, missing or never; else FRAMEWHEEL_RECORD does, else it is never where CI is set and missing",
            "elsewhere. What was not the same before it was written counts as a failure. The exit status is 0 where all",
            "is the same and 1 where something differs or was missing.",
        ],
        options: [
            OptionSyntax("--record", "MODE", "what may be written: all, failed, missing or never"),
            OptionSyntax(
                "--ignore", "WHAT", repeats: true,
                "leave out elements, such as 'card[*]/image', or an area X,Y,W,H in points"),
            VerifyFiles.option,
        ] + GoldenRun.options)

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        let mode = try mode(arguments)
        var ignored: [GoldenSpec.Ignored] = []
        for word in arguments.all("--ignore") { ignored.append(try self.ignored(word)) }
        let run = try GoldenRun(arguments, mayNameNone: true)
        let files = try VerifyFiles(arguments, of: run)
        let outcomes = await run.forEach { [store = run.store, ignored] job, tools in
            Result { () throws(CommandFailure) in
                try job.run(tools) {
                    try GoldenCheck($0, in: store, tools: tools).verify(mode: mode, ignoring: ignored)
                }
            }
        }
        let report = VerifyReport(run: run, isQuiet: arguments.has("--quiet"))
        let results = zip(run.jobs, outcomes).map { job, outcome in
            outcome.map { $0.proposing([report.command("approve", job)]) }
        }
        try Console.write(report.text(of: results))
        (report.errorLines(of: results) + run.broken.flatMap(\.lines)).forEach(Console.say)
        if let page = try files.write(results, of: run) {
            Console.say("framewheel: \(page) shows what failed")
        }
        return run.broken.reduce(report.status(of: results)) { max($0, $1.status) }
    }

    /// What a word of `--ignore` leaves out: numbers are an area, all else is an element's path.
    private static func ignored(_ word: String) throws(CommandFailure) -> GoldenSpec.Ignored {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard Double(parts[0]) != nil else { return .element(word) }
        let numbers = parts.compactMap { Double($0) }.filter { $0.magnitude <= 100_000 }
        guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            throw .usage(
                "--ignore \(word): expected an element's path, or X,Y,W,H in points, such as 0,0,390,47")
        }
        return .area(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// The mode of `--record`, else that of the environment.
    static func mode(_ arguments: Arguments) throws(CommandFailure) -> RecordMode {
        let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        if let word = arguments.value("--record") {
            guard let mode = RecordMode(rawValue: word) else {
                throw .usage("--record \(word): expected one of \(known)")
            }
            return mode
        }
        let value = { (name: String) in unsafe getenv(name).map { unsafe String(cString: $0) } }
        guard let mode = RecordMode(environment: value) else {
            throw .usage(
                "\(RecordMode.variable)=\(value(RecordMode.variable) ?? ""): expected one of \(known)")
        }
        return mode
    }
}
