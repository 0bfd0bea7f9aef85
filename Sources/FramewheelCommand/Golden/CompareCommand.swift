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
    ]

    static let syntax = CommandSyntax(
        name: "compare", operands: "EXPECTED ACTUAL",
        summary: "say how two pictures differ, or a device's motion and a scene's",
        discussion: [
            "Of two PNG or JPEG files every pixel is compared. Colours are as far apart as OKLab says, times 100:",
            "black and white are 100 apart, 2 is about what is just seen. The picture of the difference shows pixels",
            "over the tolerance in red, soft edges that both pictures have in orange, pixels within it in blue.",
            "",
            "SCENE LOG.csv compares a motion logged on a device: columns time (seconds) and offset (points, as",
            "'motion' prints it) or contentOffset (as UIKit has it), and index where it is known.",
        ],
        options: pictureOptions + [
            OptionSyntax(
                "--shift", "S", "seconds added to a log's times; default so that both begin to move together"),
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

/// The comparison of two picture files that the arguments ask for.
struct PictureComparison {
    private let expected: String
    private let actual: String
    private let tolerance: PixelTolerance
    private let ignored: [PixelBox]
    private let output: FilePath?
    private let wantsJSON: Bool

    init(_ arguments: Arguments) throws(CommandFailure) {
        for option in ["--shift", "--points"] + SceneLoading.options.map(\.name) where arguments.has(option) {
            throw .usage("\(option) is for a scene and a log")
        }
        (expected, actual) = (arguments.operands[0], arguments.operands[1])
        tolerance = PixelTolerance(
            distance: try arguments.number("--tolerance", in: 0...1000) ?? 0,
            count: try arguments.integer("--pixels", in: 0...Int.max),
            clusterSize: try arguments.integer("--cluster", in: 0...Int.max),
            acceptsAntialiasing: arguments.has("--antialiasing"))
        var boxes: [PixelBox] = []
        for word in arguments.all("--ignore") { boxes.append(try Self.box(word)) }
        ignored = boxes
        output = arguments.value("--output").map(FilePath.init)
        if let output, output.fileExtension != "png" {
            throw .usage("\(output): the picture of a difference is a .png")
        }
        wantsJSON = arguments.has("--json")
    }

    func run() async throws(CommandFailure) -> ExitStatus {
        // Both files are decoded side by side.
        let second = Task { Self.picture(actual) }
        let first = Self.picture(expected)
        let (one, other) = (try first.get(), try await second.value.get())
        let outcome: Result<PixelComparison, PixelSizeMismatch>
        do throws(PixelSizeMismatch) {
            outcome = .success(
                try PixelComparison(expected: one, actual: other, tolerance: tolerance, ignoring: ignored))
        } catch {
            outcome = .failure(error)
        }
        try write(outcome, one, other)
        let report = PictureReport(expected: expected, actual: actual, outcome: outcome)
        try Console.write(wantsJSON ? report.json : report.text)
        return report.isAccepted ? .done : .different
    }

    private func write(
        _ outcome: Result<PixelComparison, PixelSizeMismatch>, _ one: Bitmap, _ other: Bitmap
    ) throws(CommandFailure) {
        guard let output else { return }
        let picture: Bitmap? =
            switch outcome {
            case .success(let comparison): comparison.picture()
            case .failure: Bitmap.strip([one, other])
            }
        guard let picture else { return }
        do throws(FileError) {
            try output.write(PNGEncoder().bytes(of: picture))
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    private static func picture(_ path: String) -> Result<Bitmap, CommandFailure> {
        do {
            return .success(try ImageFile(bytes: try FilePath(path).bytes()).bitmap())
        } catch let error as FileError {
            return .failure(.inputOutput("\(error)"))
        } catch {
            return .failure(
                CommandFailure(status: .invalid, lines: ["framewheel: error: \(path): \(error)"]))
        }
    }

    private static func box(_ word: String) throws(CommandFailure) -> PixelBox {
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], width > 0, height > 0
        else {
            throw .usage("--ignore \(word): expected X,Y,W,H in pixels, such as 0,0,100,40")
        }
        return PixelBox(x: x, y: y, width: width, height: height)
    }
}
