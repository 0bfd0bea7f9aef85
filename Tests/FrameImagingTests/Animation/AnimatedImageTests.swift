import FileStorage
import FrameImaging
import Testing

/// Animations that are read: our own by what they were made of, those of other programs by what ffmpeg sees.
@Suite struct AnimatedImageTests {
    private static let samples = AnimationSample.opaque + AnimationSample.translucent

    private func pictures(_ bytes: [UInt8]) throws -> [AnimatedImageFrame] {
        var reader = try AnimatedImage(bytes: bytes).reader()
        var pictures: [AnimatedImageFrame] = []
        while let picture = try reader.next() { pictures.append(picture) }
        return pictures
    }

    private func check(_ bytes: [UInt8], _ sample: AnimationSample, slack: Double) throws {
        let file = try AnimatedImage(bytes: bytes)
        let shown = try sample.shown
        #expect(file.frameCount == shown.count)
        #expect(file.plays == (shown.count > 1 ? sample.plays : 1))
        let found = try pictures(bytes)
        #expect(found.map(\.bitmap) == shown.map(\.bitmap))
        var end = 0.0
        for (picture, frame) in zip(found, shown) {
            #expect(abs(picture.start - end) < slack)
            end += Double(frame.ticks) / Double(sample.rate)
            #expect(abs(picture.end - end) < slack)
        }
    }

    @Test(arguments: samples, [true, false]) func ourAnimatedPNGsComeBack(
        sample: AnimationSample, isFast: Bool
    ) throws {
        let encoder = APNGEncoder(try sample.settings(), speed: isFast ? .fast : .small)
        try check(try sample.file(encoder), sample, slack: 1e-9)
    }

    @Test(arguments: samples) func ourWebPsComeBack(sample: AnimationSample) throws {
        let encoder = WebPAnimationEncoder(try sample.settings(), encoder: WebPEncoder(.lossless))
        let bytes = try sample.file(encoder)
        try check(bytes, sample, slack: 0.000_501)
        #expect(try DecodedAnimation(webP: bytes).shows(try pictures(bytes).map(\.bitmap)))
    }

    @Test(arguments: samples) func ourGIFsAreReadAsOthersReadThem(sample: AnimationSample) throws {
        let matte = Bitmap.Pixel(red: 200, green: 10, blue: 90, alpha: 255)
        let options = GIFOptions(alpha: .oneBit(matte: matte))
        let bytes = try sample.file(GIFEncoder(try sample.settings(), palettesOfFrames: options))
        try checkByFFmpeg(bytes, name: "a.gif", size: sample.settings().size)
        #expect(try AnimatedImage(bytes: bytes).plays == (try sample.shown.count > 1 ? sample.plays : 1))
    }

    private func checkByFFmpeg(_ bytes: [UInt8], name: String, size: PixelSize) throws {
        let folder = try TemporaryFolder()
        let file = folder.path.appending(name)
        try file.write(bytes)
        let decoded = try DecodedAnimation(ffmpeg: file, size: size)
        let found = try pictures(bytes)
        let isSame = decoded.shows(found.map(\.bitmap))
        #expect(isSame, "\(name)")
        // A file of one picture lasts as long as it is looked at.
        guard found.count > 1, decoded.durations.count == found.count else { return }
        for (picture, duration) in zip(found, decoded.durations) {
            #expect(abs(picture.end - picture.start - duration) < 0.00501)
        }
    }

    /// Frames that move over what was there, in the ways that files know of taking them away again.
    static let foreign: [(name: String, command: String)] = [
        (
            "a.gif",
            "convert -size 61x37 -delay 7 -dispose none BASE -dispose background SPOT -dispose previous SPOT2 SPOT -loop 3 OUT"
        ),
        (
            "a.gif",
            "convert -size 61x37 -delay 12 -dispose none BASE -dispose previous SPOT SPOT2 -interlace GIF -loop 0 OUT"
        ),
        ("a.gif", "convert -size 61x37 -delay 12 BASE SPOT SPOT2 -layers optimize OUT"),
        ("a.gif", "ffmpeg -v error -f lavfi -i testsrc=size=61x37:rate=10:duration=1 OUT"),
        ("a.png", "ffmpeg -v error -f lavfi -i testsrc=size=61x37:rate=10:duration=1 -f apng -plays 2 OUT"),
        (
            "a.png",
            "ffmpeg -v error -f lavfi -i testsrc=size=61x37:rate=10:duration=1 -f apng -pred mixed -pix_fmt rgba OUT"
        ),
        (
            "a.png",
            "ffmpeg -v error -f lavfi -i testsrc=size=61x37:rate=10:duration=1 -f apng -pix_fmt pal8 OUT"
        ),
        (
            "a.png",
            "ffmpeg -v error -f lavfi -i testsrc=size=61x37:rate=10:duration=1 -f apng -pix_fmt gray OUT"
        ),
    ]

    @Test(arguments: foreign) func filesOfOthersAreReadAsFFmpegReadsThem(name: String, command: String) throws
    {
        let folder = try TemporaryFolder()
        let file = folder.path.appending(name)
        let words = [
            "BASE": "\\( gradient:red-blue \\)",
            "SPOT2": "\\( xc:none -fill green1 -draw 'circle 40,20 40,30' \\)",
            "SPOT": "\\( xc:none -fill yellow -draw 'rectangle 5,5 30,20' \\)", "OUT": file.text,
        ]
        // The longer word first, which begins as another one.
        let text = words.keys.sorted { $0.count > $1.count }.reduce(command) { text, word in
            text.split(separator: word, omittingEmptySubsequences: false).joined(separator: words[word] ?? "")
        }
        try shell(text)
        try checkByFFmpeg(try file.bytes(), name: name, size: PixelSize(width: 61, height: 37))
    }

    @Test(arguments: ["-lossless -q 100", "-q 60", "-mixed", "-min_size"]) func webPsOfGif2webpAreRead(
        _ options: String
    ) throws {
        let folder = try TemporaryFolder()
        let (gif, file) = (folder.path.appending("a.gif"), folder.path.appending("a.webp"))
        try shell("ffmpeg -v error -f lavfi -i testsrc=size=61x37:rate=10:duration=1 \(gif.text)")
        try shell(
            "gif2webp -quiet \(options.split(separator: " ").first == "-lossless" ? "" : options) \(gif.text) -o \(file.text)"
        )
        let bytes = try file.bytes()
        #expect(try DecodedAnimation(webP: bytes).shows(try pictures(bytes).map(\.bitmap)))
    }

    @Test func stillsAreOnePicture() throws {
        let bitmap = try BitmapSample.photo(width: 31, height: 17)
        for bytes in [PNGEncoder().bytes(of: bitmap), try WebPEncoder(.lossless).bytes(of: bitmap)] {
            let file = try AnimatedImage(bytes: bytes)
            #expect(!file.isAnimated && file.duration == 0 && file.plays == 1)
            #expect(try pictures(bytes).map(\.bitmap) == [bitmap])
        }
    }
}
