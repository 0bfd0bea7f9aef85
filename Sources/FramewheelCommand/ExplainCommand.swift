import Framewheel

/// `framewheel explain`: why the carousel is where it is at one time.
enum ExplainCommand: Command {
    static let syntax = CommandSyntax(
        name: "explain", operands: "SCENE",
        summary: "say in words why the carousel is where it is at one frame",
        options: [
            OptionSyntax("--frame", "N", "the frame's number from 0, at --fps"),
            OptionSyntax("--at", "TIME", "instead of a frame: seconds, a mark, 'first' or 'rest'"),
            OptionSyntax("--fps", "RATE", "frames a second, such as 60 or 30000/1001; default 60"),
        ] + SceneLoading.options)

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        let rate = try RenderCommand.rate(arguments)
        let frame = try arguments.integer("--frame", in: 0...frameLimit)
        let word = arguments.value("--at")
        guard (frame == nil) != (word == nil) else {
            throw .usage(
                frame == nil
                    ? "which moment? give --frame N or --at TIME" : "--at and --frame exclude each other")
        }
        let (scene, session) = try CarouselScene.prepared(try loading.scene())
        let time = if let frame { rate.time(ofFrame: frame) } else { try scene.time(word ?? "first") }
        let report: LayoutReport
        do throws(SceneErrors) {
            report = try session.report(of: scene.motion.state(at: time))
        } catch {
            throw .scene(error.diagnostics)
        }
        let explanation = MotionExplanation(
            at: time, of: scene, frame: frame, rate: rate, cards: report.cards)
        try Console.write(explanation.text)
        return .done
    }

    /// The highest frame number.
    private static let frameLimit = 1_000_000_000
}
