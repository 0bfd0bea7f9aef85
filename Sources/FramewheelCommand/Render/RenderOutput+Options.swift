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
    func objection(to option: String) -> String? {
        if Self.ofSVG.contains(option), !isSVG { return "is for an .svg; '\(name)' is none" }
        if option == "--encoder-quality", !hasQuality { return "is for .webp, .jpg, .gif, .mp4 and .webm" }
        if option == "--repeat", case .animation(let kind) = self.kind, kind.container != nil {
            return "is for .gif, .apng, .webp and .svg; what plays '\(name)' says how often"
        }
        let (isMoment, isSelection) = (Self.moments.contains(option), Self.selections.contains(option))
        let isOfMoving = AnimationOptions.namesOfMoving.contains(option)
        switch kind {
        case .still:
            if isSelection || option == "--resume" || option == "--shard" {
                return "is for a sequence; '\(name)' is a still, choose it by --at or --frame"
            }
            return isOfMoving ? "is for what moves; '\(name)' is a still" : nil
        case .sequence:
            if isMoment { return "is for a still; choose frames of a sequence by --frames A..B" }
            return isOfMoving ? "is for what moves in one file; '\(name)' are frames" : nil
        case .stream:
            if isMoment { return "is for a still; choose frames of a sequence by --frames A..B" }
            if option == "--resume" { return "is for files; '\(name)' is a stream" }
            return isOfMoving ? "is for what moves in one file; '\(name)' is a stream of frames" : nil
        case .animation:
            if isMoment { return "is for a still; '\(name)' moves" }
            let isOfFiles = option == "--resume" || option == "--shard"
            return isOfFiles ? "is for numbered files; '\(name)' is one file" : nil
        case .movie:
            let isOfFrames =
                isSelection || ["--shard", "--resume", "--min-fps"].contains(option)
            return isOfFrames ? "is for frames; '\(name)' has none" : nil
        }
    }

    private var isSVG: Bool {
        switch kind {
        case .still(let format), .sequence(_, let format): format == .svg
        case .movie: true
        case .stream, .animation: false
        }
    }

    private static let ofSVG = ["--svg-text", "--link-images"]
    private static let moments = ["--at", "--frame", "--index"]
    private static let selections = ["--frames", "--every"]
}
