import Framewheel

extension FrameFormat {
    /// The format of a file that shows one frame.
    ///
    /// - Parameters:
    ///   - format: The format that the output's name says.
    ///   - job: What draws it.
    ///   - item: The output.
    ///   - moment: What of the moment the stamp of a PNG says.
    /// - Throws: A failure where a file that the stamp covers cannot be read.
    init(
        _ format: RenderOutput.Format, of job: RenderJob, _ item: RenderPlan.Item, moment: FrameStamp.Entry
    ) throws(CommandFailure) {
        switch format {
        case .png:
            let options = job.options
            let stamp = try job.stamp([moment])
            self = .png(PNGEncoder(speed: options.speed, pixelsPerPoint: job.scene.scale), stamp: stamp)
        case .jpeg: self = .jpeg(quality: Int(item.lossyQuality.rounded()))
        case .webp: self = .webp(Self.webP(item))
        case .svg: self = .svg(job.caption, job.options.svgSettings(of: item.output.name))
        }
    }

    /// What an animation is made of.
    ///
    /// - Parameters:
    ///   - kind: The kind that the output's name says.
    ///   - job: What draws it.
    ///   - item: The output.
    ///   - timeline: The frames.
    /// - Throws: A failure where the frames that a palette is made of cannot be drawn.
    init(
        _ kind: AnimationKind, of job: RenderJob, _ item: RenderPlan.Item, _ timeline: FrameTimeline
    ) async throws(CommandFailure) {
        let size = job.pixelSize
        let settings = AnimationSettings(
            size: size, ticksPerSecond: timeline.ticksPerSecond, plays: item.style.plays)
        let isOpaque = job.scene.background?.isOpaque ?? false
        switch kind {
        case .gif:
            let options = GIFOptions(
                colours: item.colours,
                alpha: isOpaque ? .none(background: .white) : .oneBit(matte: .white))
            self = .animation(GIFEncoder(settings, palette: try await job.palette(options, timeline)))
        case .apng:
            self = .animation(APNGEncoder(settings, speed: job.options.speed, hasAlpha: !isOpaque))
        case .webp: self = .animation(WebPAnimationEncoder(settings, encoder: Self.webP(item)))
        case .mp4: self = .video(Self.video(.mp4, size, item, timeline))
        case .webm: self = .video(Self.video(.webm, size, item, timeline))
        }
    }

    private static func webP(_ item: RenderPlan.Item) -> WebPEncoder {
        item.style.quality == .lossless
            ? WebPEncoder(.lossless) : WebPEncoder(.lossy(quality: item.lossyQuality))
    }

    private static func video(
        _ container: VideoFormat.Container, _ size: PixelSize, _ item: RenderPlan.Item,
        _ timeline: FrameTimeline
    ) -> VideoFormat {
        VideoFormat(
            container, size: size, rate: timeline.shownRate,
            rateFactor: VideoFormat.rateFactor(of: container, quality: item.lossyQuality))
    }
}

extension RenderPlan.Item {
    /// The quality of a lossy encoder, 1…100.
    var lossyQuality: Double {
        switch style.quality {
        case .lossy(let quality): quality
        case .lossless: 100
        case nil: output.usualQuality
        }
    }

    /// How many colours a GIF has: all of them at a quality of 100.
    var colours: Int { Int((lossyQuality / 100 * Double(GIFOptions.mostColours)).rounded()) }
}

extension RenderJob {
    /// The size of a frame, in pixels.
    var pixelSize: PixelSize {
        // As `Rasterizer` has it; what it refuses is not drawn anyway.
        func pixels(_ points: Double) -> Int {
            Int(max(min((points * scene.scale).rounded(), Double(Int32.max)), 1))
        }
        return PixelSize(width: pixels(scene.size.width), height: pixels(scene.size.height))
    }

    /// The stamp of PNG files, `nil` where no hash covers the scene.
    func stamp(_ more: [FrameStamp.Entry]) throws(CommandFailure) -> FrameStamp? {
        try drawing { () throws in
            try scene.stamp(
                software: ToolVersion.software,
                entries: more + [
                    FrameStamp.Entry("quality", options.quality.rawValue),
                    FrameStamp.Entry("png", options.speed.rawValue),
                    FrameStamp.Entry("max-pixels", "\(options.limits.picturePixels)"),
                ], files: files)
        }
    }

    /// The colours of a GIF, from frames spread over it.
    fileprivate func palette(
        _ options: GIFOptions, _ timeline: FrameTimeline
    ) async throws(CommandFailure) -> GIFPalette {
        let count = min(timeline.frameCount, Self.sampledFrames)
        let times = (0..<count).map { sample in
            timeline.time(at: count > 1 ? sample * (timeline.frameCount - 1) / (count - 1) : 0)
        }
        let pipeline = FramePipeline(
            scene, scale: scene.scale, workerCount: self.options.workerCount, store: store, formats: [])
        do {
            return try await pipeline.palette(forFramesAt: times, options, text: text)
        } catch {
            throw failure(of: error)
        }
    }

    private static let sampledFrames = 12
}
