import Framewheel

/// `framewheel motion`: the motion trace frame by frame.
enum MotionCommand: Command {
    static let syntax = CommandSyntax(
        name: "motion", operands: "SCENE", summary: "print the motion frame by frame as CSV",
        options: [
            OptionSyntax(
                "--fps", "RATE", "frames a second, a number or a fraction such as 30000/1001; default 60"),
            OptionSyntax(switch: "--json", "print JSON instead of CSV"),
        ] + SceneLoading.options)

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        let rate = try RenderCommand.rate(arguments)
        let (scene, _) = try CarouselScene.prepared(try loading.scene())
        let trace = MotionTrace(of: scene, rate: rate)
        try Console.write(arguments.has("--json") ? trace.json : trace.csv)
        return .done
    }
}
