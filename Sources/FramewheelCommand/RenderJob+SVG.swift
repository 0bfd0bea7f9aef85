import Framewheel

extension RenderOutput {
    /// Whether it is an SVG that plays the script: one without a moment.
    func isAnimation(_ arguments: Arguments) -> Bool {
        guard case .still(.svg) = kind, spec?.moment == nil else { return false }
        return !["--at", "--frame", "--index", "--frames"].contains(where: arguments.has)
    }

    /// Whether it is made of SVG files.
    private var isSVG: Bool {
        switch kind {
        case .still(let format), .sequence(_, let format): format == .svg
        }
    }

    /// Refuses options of SVG files for others, and of animations for what does not move.
    func checkSVGOptions(_ arguments: Arguments) throws(CommandFailure) {
        if !isAnimation(arguments) { try refuse("--repeat", "an animated .svg", arguments) }
        if !isSVG {
            try refuse("--svg-text", "an .svg", arguments)
            try refuse("--link-images", "an .svg", arguments)
        }
        guard let text = arguments.value("--svg-text"), text != "live", text != "outlines" else { return }
        throw .usage("--svg-text \(text): expected outlines or live")
    }

    private func refuse(
        _ option: String, _ what: String, _ arguments: Arguments
    ) throws(CommandFailure) {
        guard arguments.has(option) else { return }
        throw .usage("\(option) is for \(what); '\(name)' is none")
    }
}

extension RenderJob {
    /// Writes one file that plays a scene, in both themes where there is another.
    static func renderAnimation(
        _ scene: Scene, other: Scene?, to output: RenderOutput, _ arguments: Arguments
    ) throws(CommandFailure) {
        // An SVG has no pixels, but its layout lies on the grid of those for which it is made.
        let scale = try RenderCommand.scale(arguments, scene: scene, output: output)
        let source = try CarouselScene.prepared(scene, scale: scale).0
        var otherSource: CarouselScene?
        if let other { otherSource = try CarouselScene.prepared(other, scale: scale).0 }
        let job = RenderJob(scene: source, limits: RasterLimits(), speed: .fast, arguments: arguments)
        let movie = try job.movie(of: output)
        let animation: SVGAnimation
        do {
            animation = try source.animatedSVG(
                movie, caption: job.caption, settings: job.svgSettings(of: output.name), other: otherSource)
        } catch {
            throw job.failure(of: error)
        }
        try job.write(animation.bytes, to: output.name)
        if !arguments.has("--quiet") { Console.say("\(output.name): \(animation.summary)") }
    }

    /// How an output plays.
    private func movie(of output: RenderOutput) throws(CommandFailure) -> SVGMovie {
        var movie = SVGMovie(
            duration: scene.duration, poster: min(try stillTime(output), scene.duration),
            otherIsLight: scene.scene.theme == "dark")
        if let spec = output.spec {
            movie.repeatCount = spec.repeatCount
            movie.hold = spec.hold
            movie.speed = spec.speed
            movie.isBoomerang = spec.isBoomerang
        }
        if arguments.value("--repeat") == "forever" {
            movie.repeatCount = nil
        } else {
            movie.repeatCount = try arguments.integer("--repeat", in: 1...65_535) ?? movie.repeatCount
        }
        return movie
    }

    /// What lies in an SVG of a name and what it refers to.
    func svgSettings(of name: String) -> SVGSettings {
        SVGSettings(
            hasLiveText: arguments.value("--svg-text") == "live",
            linkingImagesFrom: arguments.has("--link-images") ? FilePath(name).folder : nil)
    }

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
        case .emptyPicture, .unwritableImage, .tooDeep, .themesDiffer:
            CommandFailure(status: .invalid, lines: ["framewheel: error: \(error)"])
        }
    }
}

extension SVGAnimation {
    /// How large the file is and how near its motion comes, in a line.
    fileprivate var summary: String {
        func text(_ value: Double) -> String { value.decimalText(places: 4) }
        let size = (Double(bytes.count) / 1000).decimalText(places: bytes.count < 10_000 ? 1 : 0)
        return "\(size) kB, \(report.keyframeCount) keyframes, at most \(text(report.positionError)) points, "
            + "\(text(report.scaleError)) of scale and \(text(report.opacityError)) of opacity off"
    }
}
