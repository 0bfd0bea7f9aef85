import Framewheel

/// `framewheel compare`: how two pictures differ, or a motion from a device and a scene's.
enum CompareCommand: Command {
    /// The options of two pictures.
    static let pictureOptions = [
        OptionSyntax("--output", short: "-o", "FILE", "a picture of the difference, .png"),
        OptionSyntax("--tolerance", "D", "the largest distance of colours, ΔE, that is none; default 0"),
        OptionSyntax("--pixels", "N", "so many pixels may be farther apart"),
        OptionSyntax("--cluster", "N", "so many of them may touch each other"),
        OptionSyntax(
            switch: "--antialiasing", "let soft edges that both pictures have be drawn differently"),
        OptionSyntax("--ignore", "X,Y,W,H", repeats: true, "leave out a box of pixels"),
        OptionSyntax("--milliseconds", "M", "how far times of an animation may be apart; default 0"),
    ]

    static let syntax = CommandSyntax(
        name: "compare", operands: "EXPECTED ACTUAL",
        summary: "say how two pictures differ, or a device's motion and a scene's",
        discussion: [
            "Of two PNG, JPEG, GIF or WebP files every pixel is compared. Colours are as far apart as OKLab says, times",
            "100: black and white are 100 apart, 2 is about what is just seen. The picture of the difference shows pixels",
            "over the tolerance in red, soft edges that both pictures have in orange, pixels within it in blue.",
            "",
            "Animations are compared frame by frame, where they have as many; else what is seen at the same time. The",
            "picture of the difference is then the frame that differs most: expected, actual, difference.",
            "",
            "SCENE LOG.csv compares a motion logged on a device: columns time (seconds) and offset (points, as",
            "'motion' prints it) or contentOffset (as UIKit has it), and index where it is known.",
        ],
        options: pictureOptions + [
            OptionSyntax(
                "--shift", "S", "seconds added to a log's times; default what brings them nearest"),
            OptionSyntax("--points", "P", "how far a log's offsets may be from the scene's; default 1"),
            OptionSyntax(switch: "--json", "print JSON instead of words"),
        ] + SceneLoading.options)

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        guard arguments.operands.count >= 2 else {
            throw .usage("two files are compared: framewheel compare EXPECTED ACTUAL")
        }
        guard arguments.operands.count == 2 else {
            throw .usage("unexpected argument '\(arguments.operands[2])' after two files")
        }
        if FilePath(arguments.operands[1]).fileExtension == "csv" {
            return try MotionLogComparison(arguments).run()
        }
        return try await PictureComparison(arguments).run()
    }
}
