internal import CTurboJPEG

/// Writes bitmaps as JPEG files by the TurboJPEG interface.
///
/// Transparent parts become black, since a JPEG has no alpha. Equal bitmaps and settings give equal bytes with
/// one version of the library.
public enum JPEGEncoder {
    /// How finely colour is stored beside brightness.
    public enum ColorDetail: Hashable, Sendable, CaseIterable {
        /// For every pixel (4:4:4): sharp text in strong colours.
        case full
        /// For every second pixel of every second row (4:2:0): small photos.
        case half
    }

    /// Why a picture could not be written, as facts.
    public enum Failure: Error, Hashable, Sendable {
        /// The picture has more columns or rows than a JPEG can have.
        case tooLarge(width: Int, height: Int, limit: Int)
        /// The encoder failed, in its own words.
        case encoder(String)
    }

    /// The most columns or rows of a JPEG.
    public static let longestSide = 65_500

    /// The bytes of a JPEG file of a picture.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - quality: 1 is small, 100 is near the original; others are brought to the nearer end.
    ///   - detail: How finely colour is stored.
    /// - Returns: The file's bytes.
    /// - Throws: `Failure` where the picture is too large or memory ends.
    public static func bytes(
        of bitmap: Bitmap, quality: Int = 85, detail: ColorDetail = .half
    ) throws(Failure) -> [UInt8] {
        guard max(bitmap.width, bitmap.height) <= longestSide else {
            throw .tooLarge(width: bitmap.width, height: bitmap.height, limit: longestSide)
        }
        guard let encoder = unsafe tjInitCompress() else { throw .encoder("the encoder cannot start") }
        defer { unsafe tjDestroy(encoder) }
        let sampling = detail == .full ? TJSAMP_444 : TJSAMP_420
        var target: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { unsafe tjFree(target) }
        let status = unsafe bitmap.bytes.withUnsafeBufferPointer { source in
            unsafe tjCompress2(
                encoder, source.baseAddress, Int32(bitmap.width), Int32(bitmap.width * 4),
                Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &target, &count, Int32(sampling.rawValue),
                Int32(min(max(quality, 1), 100)), TJFLAG_ACCURATEDCT | TJFLAG_PROGRESSIVE)
        }
        guard status == 0 else { throw .encoder(unsafe text(of: encoder)) }
        return unsafe [UInt8](UnsafeBufferPointer(start: target, count: Int(count)))
    }

    private static func text(of encoder: tjhandle) -> String {
        guard let message = unsafe tjGetErrorStr2(encoder) else { return "the picture cannot be encoded" }
        return unsafe String(cString: message)
    }
}

extension JPEGEncoder.Failure: CustomStringConvertible {
    /// One sentence that says what was found and what was expected.
    public var description: String {
        switch self {
        case .tooLarge(let width, let height, let limit):
            "\(width)×\(height) pixels are too many for a JPEG, expected at most \(limit) a side"
        case .encoder(let text): "the JPEG cannot be written: \(text)"
        }
    }
}
