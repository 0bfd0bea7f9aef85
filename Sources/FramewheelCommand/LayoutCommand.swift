import Framewheel

/// `framewheel layout`: slots, cards and element frames as JSON.
enum LayoutCommand: Command {
    static let syntax = CommandSyntax(
        name: "layout", operands: "SCENE", summary: "print slots, cards and element frames as JSON",
        options: [
            OptionSyntax("--at", "TIME", "seconds, a mark of the script, 'first' or 'rest'; default first"),
            OptionSyntax("--index", "I", "at rest on a page, without the script"),
            OptionSyntax("--drag", "X", "with --index: under a finger that went X points on the screen"),
            OptionSyntax("--scale", "S", "pixels a point, to whose multiples texts are rounded"),
        ] + SceneLoading.options)

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let loading = try SceneLoading(try arguments.operand("SCENE"), arguments)
        let scale = try arguments.number("--scale", in: RenderCommand.scales)
        let (scene, session) = try CarouselScene.prepared(try loading.scene(), scale: scale)
        let fixed = try scene.state(arguments)
        let time = try scene.time(arguments.value("--at") ?? "first")
        let report: LayoutReport
        do throws(SceneErrors) {
            report = try session.report(of: fixed ?? scene.motion.state(at: time))
        } catch {
            throw .scene(error.diagnostics)
        }
        try Console.write(report.json + "\n")
        return .done
    }
}
