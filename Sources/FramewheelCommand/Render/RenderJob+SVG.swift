import Framewheel

extension RenderJob {
    /// Writes one file that plays the scene, in both themes where there is another that shows the same
    /// items.
    ///
    /// An SVG has no pixels, but its layout lies on the grid of those for which it is made.
    /// One that is larger than asked is not written, since nothing of it can be given up.
    func writeMovie() throws(CommandFailure) -> ExitStatus {
        var other: CarouselScene?
        if let scene = item.otherTheme {
            let twin = RenderPlan.Item(
                output: item.output, scene: scene, otherTheme: nil, scale: item.scale, style: item.style)
            other = try CarouselScene.prepared(twin, options).0
        }
        let movie = try movie()
        let settings = options.svgSettings(of: output.name)
        let animation = try drawing { () throws in
            do {
                return try scene.animatedSVG(
                    movie, caption: caption, settings: settings, text: text, other: other)
            } catch SVGError.themesDiffer where other != nil {
                Console.say(
                    "framewheel: note: \(output.name) shows the theme '\(scene.scene.theme)' only: "
                        + "\(SVGError.themesDiffer)")
                return try scene.animatedSVG(movie, caption: caption, settings: settings, text: text)
            }
        }
        guard try writeIfSmall(animation.bytes) == .done else { return .different }
        if !options.isQuiet {
            Console.say("\(output.name): \(animation.summary)")
            if let note = animation.note { Console.say("framewheel: note: \(output.name): \(note)") }
        }
        return .done
    }

    /// How the output plays.
    private func movie() throws(CommandFailure) -> SVGMovie {
        var movie = SVGMovie(
            duration: scene.duration, poster: min(try scene.stillTime(of: item, options), scene.duration),
            otherIsLight: scene.scene.theme == "dark")
        movie.repeatCount = item.style.plays
        movie.hold = item.style.hold
        movie.speed = item.style.speed
        movie.isBoomerang = item.style.isBoomerang
        return movie
    }

    /// What an SVG says of the scene.
    var caption: SVGCaption {
        SVGCaption(title: scene.scene.title ?? scene.scene.name, description: scene.scene.alt)
    }
}

extension SVGAnimation {
    /// What to know of a movie that is so long that it was not looked at as often as others.
    fileprivate var note: String? {
        guard report.sampleRate < SVGMotionReport.usualSampleRate else { return nil }
        return "is so long that its motion was looked at \(report.sampleRate.decimalText(places: 1)) times a "
            + "second, not \(SVGMotionReport.usualSampleRate.decimalText(places: 0)); in between it may stray farther"
    }

    /// How large the file is and how near its motion comes, in a line.
    fileprivate var summary: String {
        func text(_ value: Double) -> String { value.decimalText(places: 4) }
        let size = (Double(bytes.count) / 1000).decimalText(places: bytes.count < 10_000 ? 1 : 0)
        return "\(size) kB, \(report.keyframeCount) keyframes, at most \(text(report.positionError)) points, "
            + "\(text(report.scaleError)) of scale and \(text(report.opacityError)) of opacity off"
    }
}
