import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An encoder, by the name of its file.
struct Contestant {
    /// The name of its file.
    let name: String
    private let run: @Sendable (Subject, String) async throws -> Void

    init(_ name: String, _ run: @escaping @Sendable (Subject, String) async throws -> Void) {
        self.name = name
        self.run = run
    }

    /// Writes the file: its name, the seconds, those of all processors, and how many bytes it has.
    func measured(_ subject: Subject) async throws -> String {
        let start = ContinuousClock.now
        let processorStart = Self.processorTime
        try await run(subject, name)
        let time = ContinuousClock.now - start
        let processorTime = Self.processorTime - processorStart
        let bytes = try FilePath("\(subject.folder)/\(name)").bytes().count
        return "\(name) \(time / .seconds(1)) \(processorTime) \(bytes)"
    }

    /// What this process and those that it ran took of all processors, in seconds.
    private static var processorTime: Double {
        var sum = 0.0
        // This process, then those it ran; the names of the numbers have another type on each system.
        for who: CInt in [0, -1] {
            var usage = rusage()
            getrusage(who, &usage)
            for time in [usage.ru_utime, usage.ru_stime] {
                sum += Double(time.tv_sec) + Double(time.tv_usec) / 1e6
            }
        }
        return sum
    }

    /// The product's encoders and ffmpeg's.
    static var all: [Contestant] {
        [
            Contestant("ours.gif") { try await $0.write(gif($0, GIFOptions()), to: $1) },
            Contestant("ours-plain.gif") { try await $0.write(gif($0, GIFOptions(dithering: 0)), to: $1) },
            Contestant("ours-own.gif") {
                try await $0.write(GIFEncoder($0.settings, palettesOfFrames: GIFOptions()), to: $1)
            },
            Contestant("ffmpeg.gif") {
                $0.ffmpeg("-lavfi 'split[a][b];[a]palettegen[p];[b][p]paletteuse'", to: $1)
            },
            Contestant("ffmpeg-diff.gif") {
                $0.ffmpeg(
                    "-lavfi 'split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none:diff_mode=rectangle'",
                    to: $1)
            },
            Contestant("ours.apng") { try await $0.write(APNGEncoder($0.settings, hasAlpha: false), to: $1) },
            Contestant("ours-small.apng") {
                try await $0.write(APNGEncoder($0.settings, speed: .small, hasAlpha: false), to: $1)
            },
            Contestant("ours-alpha.apng") { try await $0.write(APNGEncoder($0.settings), to: $1) },
            Contestant("ffmpeg.apng") { $0.ffmpeg("-pix_fmt rgb24 -f apng -plays 0", to: $1) },
            Contestant("ours.webp") { try await $0.write(WebPAnimationEncoder($0.settings), to: $1) },
            Contestant("ours-lossless.webp") {
                try await $0.write(
                    WebPAnimationEncoder($0.settings, encoder: WebPEncoder(.lossless)), to: $1)
            },
            Contestant("ffmpeg.webp") { $0.ffmpeg("-c:v libwebp_anim -quality 75 -loop 0", to: $1) },
            Contestant("ffmpeg-lossless.webp") {
                $0.ffmpeg("-c:v libwebp_anim -lossless 1 -compression_level 0 -loop 0", to: $1)
            },
        ]
    }

    /// A GIF whose palette is chosen from every fifth picture.
    private static func gif(_ subject: Subject, _ options: GIFOptions) -> GIFEncoder {
        var colours = GIFPaletteBuilder(options)
        for index in stride(from: 0, to: subject.pictures.count, by: 5) {
            colours.add(subject.pictures[index])
        }
        return GIFEncoder(subject.settings, palette: colours.palette())
    }
}
