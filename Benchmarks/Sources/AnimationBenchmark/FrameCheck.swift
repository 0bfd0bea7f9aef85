import CReferenceWebPDemux
import Framewheel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How near a file's frames come to the pictures that they were made of.
struct FrameCheck {
    private let pictures: [Bitmap]
    private let rows: Range<Int>

    init(_ pictures: [Bitmap], rows: Range<Int>) {
        self.pictures = pictures
        self.rows = rows
    }

    /// How many frames a file has, and the least ratio in decibels.
    func result(of file: String) throws -> String {
        var (count, least) = (0, Double.infinity)
        func take(_ frame: UnsafeRawBufferPointer) {
            if count < pictures.count { least = min(least, ratio(frame, pictures[count])) }
            count += 1
        }
        if file.hasSuffix(".webp") { try decodeWebP(file, take) } else { try decode(file, take) }
        return "\(count) \(least)"
    }

    /// The peak signal-to-noise ratio of opaque pixels, in decibels.
    private func ratio(_ frame: UnsafeRawBufferPointer, _ picture: Bitmap) -> Double {
        let bytes = rows.lowerBound * picture.width * 4..<rows.upperBound * picture.width * 4
        let sum = picture.bytes.withUnsafeBytes { expected in
            var sum = 0
            for place in bytes where place & 3 < 3 {
                let difference = Int(expected[place]) - Int(frame[place])
                sum &+= difference &* difference
            }
            return sum
        }
        let error = Double(sum) / Double(bytes.count / 4 * 3)
        return error > 0 ? 10 * log10(255 * 255 / error) : .infinity
    }

    private var frameSize: Int { pictures[0].width * pictures[0].height * 4 }

    /// The frames as ffmpeg sees them.
    private func decode(_ file: String, _ take: (UnsafeRawBufferPointer) -> Void) throws {
        let command = "ffmpeg -v error -i '\(file)' -vsync passthrough -f rawvideo -pix_fmt bgra -"
        guard let pipe = popen(command, "r") else { return }
        defer { pclose(pipe) }
        var frame = [UInt8](repeating: 0, count: frameSize)
        while fread(&frame, 1, frameSize, pipe) == frameSize { frame.withUnsafeBytes(take) }
    }

    /// The frames as libwebp's own reader sees them, which ffmpeg 5 has none of.
    private func decodeWebP(_ file: String, _ take: (UnsafeRawBufferPointer) -> Void) throws {
        let bytes = try FilePath(file).bytes()
        bytes.withUnsafeBufferPointer { buffer in
            var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
            var options = WebPAnimDecoderOptions()
            WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION)
            options.color_mode = MODE_BGRA
            guard let decoder = WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION) else {
                return
            }
            defer { WebPAnimDecoderDelete(decoder) }
            while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
                var pixels: UnsafeMutablePointer<UInt8>?
                var end: Int32 = 0
                guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { return }
                take(UnsafeRawBufferPointer(start: pixels, count: frameSize))
            }
        }
    }
}
