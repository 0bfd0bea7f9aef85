import Framewheel

extension RenderJob {
    /// What an SVG says of the scene.
    var caption: SVGCaption {
        SVGCaption(title: scene.scene.title ?? scene.scene.name, description: scene.scene.alt)
    }

    /// Only a still is written as SVG yet; a name without a moment means an animation.
    func checkStillSVG(_ output: RenderOutput) throws(CommandFailure) {
        guard output.spec?.moment == nil, !["--at", "--frame", "--index"].contains(where: arguments.has)
        else {
            return
        }
        throw .usage(
            "\(output.name): this version does not write animated .svg yet; it writes stills and sequences",
            hint: "--at TIME, --frame N or --index I makes a still, frames/%04d.svg a sequence")
    }
}
