import Framewheel

/// `framewheel assets`: a scene's pictures for a README or a page, and the markup that shows them.
enum AssetsCommand: Command {
    static let syntax = CommandSyntax(
        name: "assets", operands: "SCENE",
        summary: "make a scene's pictures for a README, or check that they are still true",
        discussion: [
            "Writes into a folder the poster, the animations, NAME.md with the markup that shows them (moving or",
            "still, light or dark, as the reader prefers) and NAME.assets, by which --check knows how they were",
            "made. Where the scene has a variant axis 'theme' with light and dark, both are made.",
            "",
            "--check makes nothing. It ends with 1 where the scene, its pictures, the options or a file have changed",
            "since; where the same libraries and fonts draw, the files are made again and compared byte by byte.",
        ],
        options: [
            OptionSyntax("--out", "DIR", "the folder; made where it is missing"),
            OptionSyntax(
                "--format", "KIND", repeats: true,
                "poster, gif, webp, apng, svg, mp4 or webm; default poster, webp, gif and svg"),
            OptionSyntax("--max-bytes", "SIZE", "the most of each file; default 5MB"),
            OptionSyntax(switch: "--check", "say what has changed since the files were made"),
            OptionSyntax("--fps", "RATE", "frames a second; default 25 of a .gif, 30 of .webp and .apng"),
            OptionSyntax("--scale", "S", "pixels a point, 0.001 to 100; default the scene's"),
            OptionSyntax("--width", "W", "the width in pixels, instead of --scale"),
            OptionSyntax("--repeat", "N", "how often an animation plays, or forever; default forever"),
            OptionSyntax("--hold", "SECONDS", "how much longer its last frame stays; default 0"),
            OptionSyntax(switch: "--boomerang", "let it run back to its beginning"),
            OptionSyntax("--speed", "X", "how many times faster time runs; default 1"),
            OptionSyntax("--encoder-quality", "Q", "1 to 100, or lossless (.webp)"),
            OptionSyntax(switch: "--touches", "draw the fingers of the script"),
            OptionSyntax(switch: "--quiet", "say nothing but errors"),
            OptionSyntax(switch: "--no-progress", "show no progress"),
        ] + SceneLoading.options)

    /// The options that decide how the files look.
    private static let lookOptions = [
        "--format", "--max-bytes", "--fps", "--scale", "--width", "--repeat", "--hold", "--boomerang",
        "--speed", "--encoder-quality", "--touches", "--variant",
    ]
    /// What a page that many look at can bear.
    private static let usualLimit = "5MB"

    static func run(_ arguments: Arguments) async throws(CommandFailure) -> ExitStatus {
        let job = try AssetJob(arguments, look: look(arguments), renderWords: renderWords(arguments))
        return try await arguments.has("--check") ? job.check() : job.make()
    }

    /// The options that decide how the files look, as they are written.
    private static func look(_ arguments: Arguments) -> String {
        lookOptions.flatMap { name in
            arguments.all(name).map { $0.isEmpty ? name : "\(name)=\($0)" }
        }.joined(separator: " ")
    }

    /// The words that `render` gets from this command's options.
    private static func renderWords(_ arguments: Arguments) -> [String] {
        var words = syntax.optionWords(arguments) { !["--out", "--format", "--check"].contains($0) }
        if !arguments.has("--max-bytes") { words += ["--max-bytes", usualLimit] }
        return words
    }
}
