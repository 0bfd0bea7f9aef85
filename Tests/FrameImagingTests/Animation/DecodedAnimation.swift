import CWebPDemux
import FileStorage
import FrameImaging
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An animation as other programs read it.
struct DecodedAnimation {
    /// The pictures, without premultiplication.
    var pictures: [[UInt8]] = []
    /// How long each is seen, in seconds.
    var durations: [Double] = []
    /// How often it is played; 0 for ever, -1 where it is not known.
    var plays = -1

    /// What ffmpeg sees.
    init(ffmpeg file: FilePath, size: PixelSize) throws {
        let raw = FilePath(file.text + ".raw")
        try shell(
            "ffmpeg -v error -y -i \(file.text) -vsync passthrough -f rawvideo -pix_fmt bgra \(raw.text)")
        let bytes = try raw.bytes()
        let length = size.width * size.height * 4
        pictures = stride(from: 0, to: bytes.count, by: length).map { Array(bytes[$0..<$0 + length]) }
        let times = try shell(
            "ffprobe -v error -show_entries packet=duration_time -of default=nk=1:nw=1 \(file.text)")
        durations = times.split(separator: "\n").compactMap { Double($0) }
    }

    /// What libwebp's own reader sees.
    init(webP bytes: [UInt8]) throws {
        try unsafe bytes.withUnsafeBufferPointer { buffer in
            var data = unsafe WebPData(bytes: buffer.baseAddress, size: buffer.count)
            var options = WebPAnimDecoderOptions()
            unsafe WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION)
            options.color_mode = MODE_BGRA
            let decoder = unsafe try #require(
                WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION))
            defer { unsafe WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            unsafe try #require(WebPAnimDecoderGetInfo(decoder, &info) != 0)
            plays = Int(info.loop_count)
            var last: Int32 = 0
            while unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 {
                var pixels: UnsafeMutablePointer<UInt8>?
                var end: Int32 = 0
                unsafe try #require(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
                let length = Int(info.canvas_width * info.canvas_height) * 4
                unsafe pictures.append(Array(UnsafeBufferPointer(start: pixels, count: length)))
                durations.append(Double(end - last) / 1000)
                last = end
            }
        }
    }

    /// Whether the pictures are those of bitmaps, to the last bit.
    func shows(_ bitmaps: [Bitmap]) -> Bool {
        pictures.count == bitmaps.count
            && zip(pictures, bitmaps).allSatisfy { Self.premultiplied($0) == $1.bytes }
    }

    /// The peak signal-to-noise ratio of the opaque picture that comes off worst, in decibels.
    func worstRatio(to bitmaps: [Bitmap]) -> Double {
        zip(pictures, bitmaps).map { picture, bitmap in
            var sum = 0.0
            for place in picture.indices where place % 4 < 3 {
                let difference = Double(picture[place]) - Double(bitmap.bytes[place])
                sum += difference * difference
            }
            let error = sum / Double(picture.count / 4 * 3)
            return error > 0 ? 10 * log10(255 * 255 / error) : 100
        }.min() ?? 0
    }

    static func premultiplied(_ picture: [UInt8]) -> [UInt8] {
        picture.indices.map { place in
            let alpha = Int(picture[place | 3])
            return place & 3 == 3 ? UInt8(alpha) : UInt8((Int(picture[place]) * alpha + 127) / 255)
        }
    }
}

/// What a command prints on both outputs; it fails the test that a program is missing or fails.
@discardableResult
func shell(_ command: String) throws -> String {
    let folder = try TemporaryFolder()
    let output = folder.path.appending("output")
    let status = exitStatus(of: "/bin/sh", ["-c", "\(command) >\(output.text) 2>&1 </dev/null"])
    let text = String(decoding: try output.bytes(), as: UTF8.self)
    try #require(status == 0, "\(command): status \(status): \(text)")
    return text
}
