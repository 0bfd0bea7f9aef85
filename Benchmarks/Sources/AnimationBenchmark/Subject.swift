import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is encoded.
struct Subject {
    let pictures: [Bitmap]
    /// Frames a second.
    let rate: Int
    let folder: String

    /// Stores the pictures for ffmpeg.
    init(pictures: [Bitmap], rate: Int, folder: String) throws {
        self.pictures = pictures
        self.rate = rate
        self.folder = folder
        mkdir(folder, 0o755)
        let raw = fopen(rawFile, "w")
        for picture in pictures { fwrite(picture.bytes, 1, picture.bytes.count, raw) }
        fclose(raw)
    }

    var settings: AnimationSettings {
        AnimationSettings(
            size: PixelSize(width: pictures[0].width, height: pictures[0].height), ticksPerSecond: rate)
    }

    var rawFile: String { "\(folder)/raw.bgra" }

    /// Writes an animation with two workers.
    func write(_ encoder: some AnimationEncoder, to name: String) async throws {
        var writer = try AnimationWriter(encoder, to: AnimationBuffer())
        let pictures = pictures
        try await withThrowingTaskGroup(of: (Int, AnimationFrame).self) { group in
            var (next, done, frames) = (0, 0, [Int: AnimationFrame]())
            func start() {
                guard next < pictures.count else { return }
                let index = next
                next += 1
                group.addTask {
                    (index, try encoder.frame(pictures[index], after: index > 0 ? pictures[index - 1] : nil))
                }
            }
            for _ in 0..<Self.workers { start() }
            while let (index, frame) = try await group.next() {
                frames[index] = frame
                start()
                while let frame = frames.removeValue(forKey: done) {
                    try writer.append(frame, ticks: 1)
                    done += 1
                }
            }
        }
        try writer.finish()
        try FilePath("\(folder)/\(name)").write(writer.sink.bytes)
    }

    /// Has ffmpeg make a file.
    func ffmpeg(_ options: String, to name: String) {
        let size = settings.size
        let input = "-f rawvideo -pix_fmt bgra -s \(size.width)x\(size.height) -r \(rate) -i \(rawFile)"
        let command = "ffmpeg -v error -y \(input) \(options) \(folder)/\(name)"
        let words = ["sh", "-c", command]
        var arguments = words.map { strdup($0) } + [nil]
        var child: pid_t = 0
        posix_spawnp(&child, "sh", nil, nil, &arguments, environ)
        var status: CInt = 0
        waitpid(child, &status, 0)
        arguments.forEach { free($0) }
        if status != 0 { print("ffmpeg failed: \(command)") }
    }

    private static let workers = 2
}
