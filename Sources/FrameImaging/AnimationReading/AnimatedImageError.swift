/// Why the bytes of a picture that may be animated could not be read, as facts.
public enum AnimatedImageError: Error, Hashable, Sendable {
    /// A file of a PNG or a JPEG, or of no picture at all.
    case image(ImageError)
    /// The file ends too early; the frame in which it does, from 0, where one has begun.
    case truncated(AnimationFormat, frame: Int?)
    /// The file is broken in another way; the frame, from 0, where one has begun.
    case damaged(AnimationFormat, frame: Int?, reason: String)
}

extension AnimatedImageError: CustomStringConvertible {
    /// What was found and what was expected, without the file's name.
    public var description: String {
        switch self {
        case .image(.notAnImage(let firstBytes)):
            ImageError.unknownText(firstBytes, expected: "PNG, JPEG, GIF or WebP")
        case .image(let error): "\(error)"
        case .truncated(let format, let frame):
            "the \(format.name) is truncated: its data ends too early" + Self.place(frame)
        case .damaged(let format, let frame, let reason):
            "the \(format.name) is damaged: \(reason)" + Self.place(frame)
        }
    }

    private static func place(_ frame: Int?) -> String { frame.map { ", in frame \($0)" } ?? "" }
}
