import Framewheel

/// `framewheel record`: stores how scenes look and move.
enum RecordCommand: Command {
    static let syntax = CommandSyntax(
        name: "record", operands: "SCENE…",
        summary: "store how scenes look and move, for verify to compare with",
        discussion: [
            "Of every scene and every choice of its variants a folder is written: motion.csv, layout.json, display.txt,",
            "a small PNG of each chosen moment, and golden.json with the versions of all that drew them.",
        ],
        options: [
            OptionSyntax(
                "--frames", "LIST",
                "moments, such as first,released,0.35,rest; default the scene's own choice"),
            OptionSyntax("--scale", "S", "pixels a point of the pictures, 0.001 to 100; default 1"),
        ] + GoldenRun.options)

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        let options = try options(arguments)
        let run = try GoldenRun(arguments)
        let results = await run.forEach { [store = run.store] job, tools in
            Result { () throws(CommandFailure) in
                try job.run(tools) { scene in
                    let check = GoldenCheck(scene, in: store, tools: tools)
                    return (check.folder, try check.record(options))
                }
            }
        }
        var status = ExitStatus.done
        for (job, result) in zip(run.jobs, results) {
            switch result {
            case .success(let (folder, outcome)):
                guard !arguments.has("--quiet"), case .recorded(let frames) = outcome else { continue }
                try Console.write(
                    "\(job.title): recorded \(frames) frame\(frames == 1 ? "" : "s") in \(folder)\n")
            case .failure(let failure):
                failure.lines.forEach(Console.say)
                status = max(status, failure.status)
            }
        }
        return status
    }

    /// What the options ask of a recording.
    static func options(_ arguments: Arguments) throws(CommandFailure) -> GoldenRecorder.Options {
        var options = GoldenRecorder.Options()
        if let list = arguments.value("--frames") {
            options.moments = list.split(separator: ",").map(String.init)
        }
        options.scale = try arguments.number("--scale", in: RenderCommand.scales) ?? 1
        return options
    }
}
