import Framewheel

extension RenderOutput {
    /// Refuses what no output of this kind can be.
    func check(_ options: RenderOptions) throws(CommandFailure) {
        if name == "-", Console.outputIsTerminal {
            throw .usage("-: standard output is a terminal; send it to a file or a program")
        }
        if case .sequence(_, let format) = kind, format != .png, options.resumes {
            throw .usage("--resume knows a frame by the stamp in its .png; '\(name)' has none")
        }
    }

    /// Why an option is not for this output; `nil` where it is, or is for any.
    ///
    /// Of several outputs it is enough that one takes an option.
    ///
    /// - Parameters:
    ///   - option: The option.
    ///   - names: All options that were given.
    /// - Returns: What follows the option in a message.
    func objection(to option: String, among names: [String]) -> String? {
        objectionOfFormat(to: option) ?? objectionOfKind(to: option, hasFrame: names.contains("--frame"))
    }

    /// Why an option is not for files of this format.
    private func objectionOfFormat(to option: String) -> String? {
        switch option {
        case "--svg-text" where !isSVG, "--link-images" where !isSVG: "is for an .svg; '\(name)' is none"
        case "--quality" where isSVG, "--max-pixels" where isSVG: "is for pixels; '\(name)' has none"
        case "--png" where !isPNG: "is for .png and .apng; '\(name)' is none"
        case "--animated" where !isAnimatedPNG: "is for a file that ends in .png; '\(name)' is none"
        case "--encoder-quality" where !hasQuality: "is for .webp, .jpg, .gif, .mp4 and .webm"
        case "--repeat" where isVideo:
            "is for .gif, .apng, .webp and .svg; what plays '\(name)' says how often"
        default: nil
        }
    }

    /// Why an option is not for what moves, or does not, as this output does.
    private func objectionOfKind(to option: String, hasFrame: Bool) -> String? {
        let (isMoment, isSelection) = (Self.moments.contains(option), Self.selections.contains(option))
        let isOfMoving = AnimationOptions.namesOfMoving.contains(option)
        switch kind {
        case .still:
            if isSelection || Self.namesOfFiles.contains(option) {
                return "is for a sequence; '\(name)' is a still, choose it by --at or --frame"
            }
            if option == "--fps", !hasFrame { return "is for frames and --frame N; '\(name)' is a still" }
            return isOfMoving ? "is for what moves; '\(name)' is a still" : nil
        case .sequence:
            if isMoment { return "is for a still; choose frames of a sequence by --frames A..B" }
            return isOfMoving || option == "--max-bytes"
                ? "is for what moves in one file; '\(name)' are frames" : nil
        case .stream:
            if isMoment { return "is for a still; choose frames of a sequence by --frames A..B" }
            if option == "--resume" || option == "--copy-repeats" {
                return "is for files; '\(name)' is a stream"
            }
            return isOfMoving || option == "--max-bytes"
                ? "is for what moves in one file; '\(name)' is a stream of frames" : nil
        case .animation:
            if isMoment { return "is for a still; '\(name)' moves" }
            return Self.namesOfFiles.contains(option)
                ? "is for numbered files; '\(name)' is one file" : nil
        case .movie:
            let isOfFrames =
                isSelection || Self.namesOfFiles.contains(option) || ["--min-fps", "--fps"].contains(option)
            return isOfFrames ? "is for frames; '\(name)' has none" : nil
        }
    }

    /// Whether its files are drawings without pixels.
    var isSVG: Bool {
        switch kind {
        case .still(let format), .sequence(_, let format): format == .svg
        case .movie: true
        case .stream, .animation: false
        }
    }

    private var isPNG: Bool {
        switch kind {
        case .still(let format), .sequence(_, let format): format == .png
        case .stream(let format): format == .png
        case .animation(let kind): kind == .apng
        case .movie: false
        }
    }

    private var isAnimatedPNG: Bool {
        if case .animation(.apng) = kind { FilePath(name).fileExtension == "png" } else { false }
    }

    private var isVideo: Bool {
        if case .animation(let kind) = kind { kind.container != nil } else { false }
    }

    private static let moments = ["--at", "--frame", "--index", "--drag"]
    private static let selections = ["--frames", "--every"]
    private static let namesOfFiles = ["--resume", "--shard", "--copy-repeats"]
}
