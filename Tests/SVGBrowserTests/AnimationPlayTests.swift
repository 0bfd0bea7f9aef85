import Foundation
import FrameDrawing
import FrameImaging
import FrameSequencing
import Testing

/// A browser shows the frames of our animations with the right pixels for the right time.
@Suite(
    .serialized,
    .enabled(if: Browser.isInstalled, "Chromium is not installed; no browser looks at the animations"))
struct AnimationPlayTests {
    private static let (width, height, rate) = (48, 32, 20)

    /// A square that moves over nothing, or over white, and stands still for a while.
    private static func pictures(isOpaque: Bool) throws -> [Bitmap] {
        try [0, 1, 2, 2, 2, 3, 0].map { step in
            var bytes: [UInt8] = []
            for y in 0..<height {
                for x in 0..<width {
                    let isInside =
                        (step * 7 + 3..<step * 7 + 19).contains(x) && (step + 4..<step + 20).contains(y)
                    let alpha = isOpaque ? 255 : x < 20 ? 255 : 200
                    // Premultiplied, blue first.
                    let colour = [UInt8(40), UInt8(160), UInt8(200)]
                    let ground: [UInt8] = isOpaque ? [255, 255, 255, 255] : [0, 0, 0, 0]
                    bytes +=
                        isInside ? colour.map { UInt8(Int($0) * alpha / 255) } + [UInt8(alpha)] : ground
                }
            }
            return try #require(Bitmap(width: width, height: height, bytes: bytes))
        }
    }

    private static func file(_ encoder: some AnimationEncoder, _ pictures: [Bitmap]) throws -> [UInt8] {
        var writer = try AnimationWriter(encoder, to: AnimationBuffer())
        for (index, bitmap) in pictures.enumerated() {
            try writer.append(
                try encoder.frame(bitmap, after: index > 0 ? pictures[index - 1] : nil), ticks: 1)
        }
        try writer.finish()
        return writer.sink.bytes
    }

    /// What a browser made of a frame.
    private struct Shown {
        let microseconds: Int
        /// Red, green, blue and alpha of every pixel, not premultiplied.
        let pixels: [UInt8]
    }

    /// The value of an expression in a page with a script.
    private func value(of expression: String, script: String) throws -> Any {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "framewheel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "page.html")
        try Data("<!doctype html><script>\(Self.helpers)\(script)</script>".utf8).write(to: page)
        return try #require(Browser.shared).value(of: expression, on: page)
    }

    private static let helpers = """
        const bytesOf = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
        function pixels(picture, width, height) {
            const canvas = new OffscreenCanvas(width, height), context = canvas.getContext('2d');
            context.drawImage(picture, 0, 0);
            return btoa(String.fromCharCode(...context.getImageData(0, 0, width, height).data));
        }
        """

    /// What the browser's own decoder makes of files: how often each is played again, and the frames.
    private func decoded(_ files: [File]) throws -> [(plays: Double, frames: [Shown])] {
        let script = """
            async function decoded(text, type) {
                const decoder = new ImageDecoder({data: bytesOf(text), type});
                await Promise.all([decoder.tracks.ready, decoder.completed]);
                const track = decoder.tracks.selectedTrack, frames = [];
                for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
                    const {image} = await decoder.decode({frameIndex});
                    frames.push([image.duration, pixels(image, image.displayWidth, image.displayHeight)]);
                }
                return [Math.min(track.repetitionCount, 1e9), frames];
            }
            async function all() {
                const found = [];
                for (const [text, type] of files) found.push(await decoded(text, type));
                return found;
            }
            const files = [\(files.map { "['\(Data($0.bytes).base64EncodedString())', '\($0.type)']" }
                .joined(separator: ","))];
            """
        let answer = try #require(try value(of: "all()", script: script) as? [[Any]])
        return try answer.map { file in
            let frames = try #require(file.last as? [[Any]])
            return (
                (file.first as? NSNumber)?.doubleValue ?? -1,
                frames.map {
                    Shown(
                        microseconds: ($0[0] as? NSNumber)?.intValue ?? 0,
                        pixels: Array(Data(base64Encoded: ($0[1] as? String) ?? "") ?? Data()))
                }
            )
        }
    }

    /// The pictures that differ from the one before, and how many frames each lasts.
    private static func shown(_ pictures: [Bitmap]) -> [(bitmap: Bitmap, count: Int)] {
        pictures.reduce(into: []) { shown, bitmap in
            if let last = shown.last, last.bitmap == bitmap {
                shown[shown.count - 1].count += 1
            } else {
                shown.append((bitmap, 1))
            }
        }
    }

    /// How far the farthest channel lies off.
    private static func distance(_ pixels: [UInt8], _ bitmap: Bitmap) -> Int {
        guard pixels.count == bitmap.bytes.count else { return 255 }
        return stride(from: 0, to: pixels.count, by: 4).reduce(0) { worst, place in
            let alpha = Int(bitmap.bytes[place + 3])
            let own = (0..<3).map { Int(bitmap.bytes[place + 2 - $0]) } + [alpha]
            let found = (0..<3).map { (Int(pixels[place + $0]) * Int(pixels[place + 3]) + 127) / 255 }
            let differences = zip(own, found + [Int(pixels[place + 3])]).map { abs($0 - $1) }
            return max(worst, differences.max() ?? 0)
        }
    }

    /// A file, its type, what it must show, and how far a channel may lie off.
    private struct File {
        let name: String
        let bytes: [UInt8]
        let type: String
        let pictures: [Bitmap]
        let tolerance: Int
    }

    @Test func animationsAreShownFrameByFrame() throws {
        let files = try [true, false].flatMap { try Self.files(isOpaque: $0) }
        let answers = try decoded(files)
        #expect(answers.count == files.count)
        for (file, answer) in zip(files, answers) {
            let expected = Self.shown(file.pictures)
            #expect(answer.plays == 1e9, "\(file.name)")
            #expect(
                answer.frames.map(\.microseconds) == expected.map { $0.count * 1_000_000 / Self.rate },
                "\(file.name)")
            for (index, (frame, picture)) in zip(answer.frames, expected).enumerated() {
                #expect(
                    Self.distance(frame.pixels, picture.bitmap) <= file.tolerance,
                    "\(file.name), frame \(index)")
            }
        }
    }

    private static func files(isOpaque: Bool) throws -> [File] {
        let settings = AnimationSettings(
            size: PixelSize(width: width, height: height), ticksPerSecond: rate)
        let pictures = try pictures(isOpaque: isOpaque)
        let suffix = isOpaque ? "" : " with alpha"
        // A canvas premultiplies, which may cost one level.
        let tolerance = isOpaque ? 0 : 1
        var files = try PNGEncoder.Speed.allCases.map { speed in
            let encoder = APNGEncoder(settings, speed: speed, hasAlpha: !isOpaque)
            return File(
                name: "APNG, \(speed)\(suffix)", bytes: try file(encoder, pictures), type: "image/png",
                pictures: pictures, tolerance: tolerance)
        }
        let webP = WebPAnimationEncoder(settings, encoder: WebPEncoder(.lossless))
        files.append(
            File(
                name: "WebP\(suffix)", bytes: try file(webP, pictures), type: "image/webp",
                pictures: pictures,
                tolerance: tolerance))
        let options = GIFOptions(
            dithering: 0, alpha: isOpaque ? .none(background: .white) : .oneBit(matte: .white))
        var colours = GIFPaletteBuilder(options)
        for picture in pictures { colours.add(picture) }
        let gif = GIFEncoder(settings, palette: colours.palette())
        files.append(
            File(
                name: "GIF\(suffix)", bytes: try file(gif, pictures), type: "image/gif",
                pictures: try pictures.map(onWhite), tolerance: 1))
        return files
    }

    /// What a GIF shows: a soft pixel lies on its matte, one that is not there stays so.
    private static func onWhite(_ picture: Bitmap) throws -> Bitmap {
        let bytes = picture.bytes.indices.map { place -> UInt8 in
            let alpha = picture.bytes[place | 3]
            if alpha == 0 { return 0 }
            return place & 3 == 3 ? 255 : picture.bytes[place] + (255 - alpha)
        }
        return try #require(Bitmap(width: picture.width, height: picture.height, bytes: bytes))
    }

    /// White is white, and what is grey has no colour.
    @Test(arguments: VideoFormat.Container.allCases) func aVideoHasTheColoursOfItsFrames(
        container: VideoFormat.Container
    ) throws {
        let colours: [[UInt8]] = [
            [255, 255, 255], [0, 0, 0], [128, 128, 128], [255, 0, 0], [0, 255, 0], [0, 0, 255],
            [48, 59, 255],
        ]
        let folder = FileManager.default.temporaryDirectory.appending(path: "video-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.\(container.rawValue)")
        let size = PixelSize(width: 64, height: 64)
        let rate = try #require(FrameRate(10))
        let writer = try VideoWriter(VideoFormat(container, size: size, rate: rate), path: file.path)
        for colour in colours {
            let pixel = colour + [255]
            try writer.append((0..<64 * 64).flatMap { _ in pixel })
        }
        try writer.finish()
        let type = "video/\(container.rawValue)"
        let script = """
            async function shown() {
                const video = document.createElement('video'), found = [];
                // A video says that it has sought before it shows what it found.
                let time = -1;
                const watch = (now, frame) => {
                    time = frame.mediaTime;
                    video.requestVideoFrameCallback(watch);
                };
                video.requestVideoFrameCallback(watch);
                video.muted = true;
                video.src = URL.createObjectURL(
                    new Blob([bytesOf('\(try Data(contentsOf: file).base64EncodedString())')], {type: '\(type)'}));
                await new Promise((done, failed) => { video.onloadeddata = done; video.onerror = failed });
                for (let frame = 0; frame < \(colours.count); frame++) {
                    video.currentTime = (frame + 0.5) / 10;
                    await new Promise(done => { video.onseeked = done });
                    for (let turn = 0; Math.abs(time - frame / 10) > 0.01; turn++) {
                        if (turn == 1000) throw new Error(`frame ${frame} does not come; shown is ${time} s`);
                        await new Promise(done => setTimeout(done, 10));
                    }
                    found.push(pixels(video, 64, 64));
                }
                return [video.videoWidth, video.videoHeight, video.duration, found];
            }
            """
        let answer = try #require(try value(of: "shown()", script: script) as? [Any])
        #expect(answer[0] as? Int == 64 && answer[1] as? Int == 64)
        #expect(abs(((answer[2] as? Double) ?? 0) - Double(colours.count) / 10) < 0.01)
        let found = try #require(answer[3] as? [String])
        for (colour, text) in zip(colours, found) {
            let pixels = Array(Data(base64Encoded: text) ?? Data())
            let middle = Array(pixels[(32 * 64 + 32) * 4..<(32 * 64 + 32) * 4 + 3])
            let wanted = Array(colour.reversed())
            // Colours at the edge of what is displayed are cut; greys are not.
            let isGrey = Set(colour).count == 1
            for (one, other) in zip(middle, wanted) {
                #expect(abs(Int(one) - Int(other)) <= (isGrey ? 1 : 16), "\(middle), expected \(wanted)")
            }
        }
    }
}
