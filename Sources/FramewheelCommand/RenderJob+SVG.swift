import Framewheel

extension RenderOutput {
    /// Only a still is written as SVG yet; a name without a moment means an animation.
    func checkMoment(_ arguments: Arguments) throws(CommandFailure) {
        let chosen = ["--at", "--frame", "--index", "--frames"].contains(where: arguments.has)
        guard spec?.moment == nil, !chosen else { return }
        throw .usage(
            "\(name): this version does not write animated .svg yet; it writes stills and sequences",
            hint: "--at TIME, --frame N or --index I makes a still, frames/%04d.svg a sequence")
    }
}

extension RenderJob {
    /// What an SVG says of the scene.
    var caption: SVGCaption {
        SVGCaption(title: scene.scene.title ?? scene.scene.name, description: scene.scene.alt)
    }

    func failure(_ error: SVGError) -> CommandFailure {
        switch error {
        case .unreadableImage(let error):
            .scene([scene.scene.problem(ofFile: error.path, fault: "\(error.reason)")])
        case .brokenImage(let path, let error):
            .scene([scene.scene.problem(ofFile: path, fault: "\(error)")])
        case .emptyPicture, .unwritableImage, .tooDeep:
            CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
        }
    }
}
