/// Why the bytes of a picture could not be read, as facts.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes begin with neither signature; the first of them, at most eight.
    case notAnImage(firstBytes: [UInt8])
    /// The file ends before its picture does.
    case truncated(ImageKind)
    /// The file is broken in another way, in the decoder's own words.
    case damaged(ImageKind, reason: String)
    /// The file is sound, but uses a rare feature that is not read.
    case unsupported(ImageKind, feature: String)
    /// The picture has more pixels than allowed.
    case tooLarge(size: PixelSize, limit: Int)
}

extension ImageError: CustomStringConvertible {
    /// What was found and what was expected, without the file's name.
    public var description: String {
        switch self {
        case .notAnImage(let firstBytes): Self.unknownText(firstBytes, expected: "PNG or JPEG")
        case .truncated(let kind): "the \(kind.name) is truncated: its data ends too early"
        case .damaged(let kind, let reason): "the \(kind.name) is damaged: \(reason)"
        case .unsupported(let kind, let feature): "the \(kind.name) uses \(feature), which is not supported"
        case .tooLarge(let size, let limit):
            "the picture is \(size.width)×\(size.height) pixels, over the limit of \(limit) pixels"
        }
    }

    /// What is said of bytes that are none of the formats that were expected.
    static func unknownText(_ bytes: [UInt8], expected: String) -> String {
        guard !bytes.isEmpty else { return "the file is empty, expected a \(expected)" }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
        let printable = bytes.allSatisfy { (0x20...0x7E).contains($0) }
        let text = printable ? " (\"\(String(decoding: bytes, as: UTF8.self))\")" : ""
        return "not a \(expected): begins with \(digits)\(text)"
    }
}
