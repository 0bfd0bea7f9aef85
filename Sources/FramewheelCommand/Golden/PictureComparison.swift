import Framewheel

/// The comparison of two picture files, or of two animations, that the arguments ask for.
struct PictureComparison {
    private let expected: String
    private let actual: String
    private let tolerance: PixelTolerance
    private let milliseconds: Double
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
        milliseconds = try arguments.number("--milliseconds", in: 0...1e9) ?? 0
        var boxes: [PixelBox] = []
        for word in arguments.all("--ignore") { boxes.append(try Self.box(word)) }
        ignored = boxes
        output = arguments.value("--output").map(FilePath.init)
        if let output, output.fileExtension != "png" {
            throw .usage("\(output): the picture of a difference is a .png")
        }
        let operands = [expected, actual]
        if let output, let target = output.resolved,
            operands.contains(where: { FilePath($0).resolved == target })
        {
            throw .usage("\(output): is one of the files that are compared, expected another name")
        }
        wantsJSON = arguments.has("--json")
    }

    func run() async throws(CommandFailure) -> ExitStatus {
        // Both files are decoded side by side.
        let second = Task { Self.picture(actual) }
        let first = Self.picture(expected)
        let (one, other) = (try first.get(), try await second.value.get())
        guard let still = one.still, let otherStill = other.still else {
            return try runAnimations(one.file, other.file)
        }
        let outcome: Result<PixelComparison, PixelSizeMismatch>
        do throws(PixelSizeMismatch) {
            outcome = .success(
                try PixelComparison(
                    expected: still, actual: otherStill, tolerance: tolerance, ignoring: ignored))
        } catch {
            outcome = .failure(error)
        }
        let report = PictureReport(expected: expected, actual: actual, outcome: outcome)
        try write {
            switch outcome {
            case .success(let comparison): comparison.picture()
            case .failure: Bitmap.strip([still, otherStill])
            }
        }
        try Console.write(wantsJSON ? report.json : report.text)
        return report.isAccepted ? .done : .different
    }

    private func runAnimations(
        _ one: AnimatedImage, _ other: AnimatedImage
    ) throws(CommandFailure) -> ExitStatus {
        let outcome: Result<AnimationComparison, PixelSizeMismatch>
        do {
            outcome = .success(
                try AnimationComparison(
                    expected: one, actual: other, tolerance: tolerance, milliseconds: milliseconds,
                    ignoring: ignored))
        } catch let error as PixelSizeMismatch {
            outcome = .failure(error)
        } catch let fault as AnimationComparison.Fault {
            throw Self.failure(fault.isExpected ? expected : actual, fault.error)
        } catch {
            throw Self.failure(actual, error)
        }
        let report = AnimationReport(actual: actual, outcome: outcome)
        try write {
            switch outcome {
            case .success(let comparison): comparison.strip()
            case .failure: Bitmap.strip(Self.firstPictures(one, other))
            }
        }
        try Console.write(wantsJSON ? report.json : report.text)
        return report.isAccepted ? .done : .different
    }

    private static func firstPictures(_ files: AnimatedImage...) -> [Bitmap] {
        files.compactMap { file in
            var reader = file.reader()
            return (try? reader.next())?.bitmap
        }
    }

    /// Writes the picture of the difference where one is asked for.
    private func write(_ picture: () -> Bitmap?) throws(CommandFailure) {
        guard let output, let picture = picture() else { return }
        do throws(FileError) {
            try output.write(PNGEncoder().bytes(of: picture))
        } catch {
            throw .inputOutput("\(error)")
        }
    }

    /// A file, and its pixels where it is one picture.
    private struct Picture {
        var file: AnimatedImage
        var still: Bitmap?
    }

    private static func picture(_ path: String) -> Result<Picture, CommandFailure> {
        do {
            let file = try AnimatedImage(bytes: try FilePath(path).bytes())
            guard !file.isAnimated else { return .success(Picture(file: file)) }
            var reader = file.reader()
            return .success(Picture(file: file, still: try reader.next()?.bitmap))
        } catch let error as FileError {
            return .failure(.inputOutput("\(error)"))
        } catch {
            return .failure(failure(path, error))
        }
    }

    private static func failure(_ path: String, _ error: any Error) -> CommandFailure {
        CommandFailure(status: .invalid, lines: ["framewheel: error: \(path): \(error)"])
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
