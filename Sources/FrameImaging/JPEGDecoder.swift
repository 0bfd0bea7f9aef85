internal import CTurboJPEG

/// Reads JPEG files by the TurboJPEG interface.
enum JPEGDecoder {
    /// The size of a picture decoded at so many eighths: rounded up, as the decoder does.
    static func scaled(_ size: PixelSize, eighths: Int) -> PixelSize {
        PixelSize(width: (size.width * eighths + 7) / 8, height: (size.height * eighths + 7) / 8)
    }

    /// Decodes a JPEG of the size that its header announced, at so many eighths of it.
    static func bitmap(from bytes: [UInt8], size: PixelSize, eighths: Int) throws(ImageError) -> Bitmap {
        guard let decoder = unsafe tjInitDecompress() else {
            throw .damaged(.jpeg, reason: "the decoder cannot start")
        }
        defer { unsafe tjDestroy(decoder) }
        let isCMYK = unsafe try checkHeader(of: bytes, size: size, decoder: decoder)
        let target = scaled(size, eighths: eighths)
        let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
        var status: Int32 = 0
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: target.width * target.height * 4) {
            buffer, count in
            status = unsafe bytes.withUnsafeBufferPointer { source in
                unsafe tjDecompress2(
                    decoder, source.baseAddress, UInt(source.count), buffer.baseAddress, Int32(target.width),
                    Int32(target.width * 4), Int32(target.height), Int32(format.rawValue), TJFLAG_LIMITSCANS)
            }
            count = target.width * target.height * 4
        }
        if status != 0 { unsafe try judgeFault(of: decoder, bytes: bytes) }
        guard var bitmap = Bitmap(width: target.width, height: target.height, bytes: pixels) else {
            throw .damaged(.jpeg, reason: "it has no pixels")
        }
        if isCMYK { bitmap.convertFromCMYK(isInverted: hasAdobeSegment(bytes)) }
        return bitmap
    }

    /// Reads the header again, by the decoder, and says whether the colours are those of print.
    private static func checkHeader(
        of bytes: [UInt8], size: PixelSize, decoder: tjhandle
    ) throws(ImageError) -> Bool {
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let status = unsafe bytes.withUnsafeBufferPointer { source in
            unsafe tjDecompressHeader3(
                decoder, source.baseAddress, UInt(source.count), &width, &height, &subsampling, &colorspace)
        }
        guard status == 0 else { throw unsafe fault(of: decoder) }
        guard width == size.width, height == size.height else {
            throw .damaged(.jpeg, reason: "it has several frame headers")
        }
        return colorspace == Int32(TJCS_CMYK.rawValue) || colorspace == Int32(TJCS_YCCK.rawValue)
    }

    /// Throws what made the decoder complain, unless it is the one fault that costs no pixel.
    ///
    /// Many cameras write some bytes too many before a marker. Only the first complaint is reported, so
    /// such a file must also have its end.
    private static func judgeFault(of decoder: tjhandle, bytes: [UInt8]) throws(ImageError) {
        let isWarning = unsafe tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
        let isHarmless = unsafe isWarning && text(of: decoder).contains("extraneous bytes")
        guard isHarmless, endsWithMarker(bytes) else { throw unsafe fault(of: decoder) }
    }

    private static func fault(of decoder: tjhandle) -> ImageError {
        let message = unsafe text(of: decoder)
        let lowered = message.lowercased()
        if lowered.contains("premature end") || lowered.contains("input file read error") {
            return .truncated(.jpeg)
        }
        if lowered.contains("unsupported") || lowered.contains("not supported") {
            return .unsupported(.jpeg, feature: "a rare kind of coding (\(message))")
        }
        return .damaged(.jpeg, reason: message)
    }

    private static func text(of decoder: tjhandle) -> String {
        guard let message = unsafe tjGetErrorStr2(decoder) else { return "it cannot be decoded" }
        return unsafe String(cString: message)
    }

    /// Whether the marker of the end stands anywhere in the last part of the file.
    private static func endsWithMarker(_ bytes: [UInt8]) -> Bool {
        zip(bytes, bytes.dropFirst()).reversed().contains { $0 == 0xFF && $1 == 0xD9 }
    }

    /// Whether Adobe's segment is there, whose programs store the complement of each ink.
    private static func hasAdobeSegment(_ bytes: [UInt8]) -> Bool {
        let name: [UInt8] = [0x41, 0x64, 0x6F, 0x62, 0x65]
        let head = bytes.prefix(1 << 16)
        return head.indices.dropFirst(4).contains {
            head[$0 - 4] == 0xFF && head[$0 - 3] == 0xEE && head[$0...].starts(with: name)
        }
    }
}
