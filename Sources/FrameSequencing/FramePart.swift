public import FrameImaging

/// A frame that is done.
public struct DrawnFrame: Sendable {
    /// Its place in the sequence, from 0.
    public var place: Int
    /// What each format made of it, in their order.
    public var parts: [FramePart]
    /// Whether it shows the same as the frame before.
    public var repeatsPrevious: Bool
}

/// What is still to be done with a frame that was handed over, by any thread.
public typealias FrameTask = @Sendable () throws -> Void

/// What a worker has made of a frame for one format.
public enum FramePart: Sendable {
    /// A whole file, or the pixels of a frame.
    case file([UInt8])
    /// A whole file in pieces, some of which other frames have too.
    case pieces([[UInt8]])
    /// A frame of an animation, compressed after the one before it.
    case animation(AnimationFrame)

    /// What is made of other frames that show the same; a file is one piece, which is written the fastest.
    var repeated: FramePart {
        switch self {
        case .animation: .animation(.repetition)
        case .file: self
        case .pieces: .file(bytes)
        }
    }

    /// How much memory it takes, in bytes.
    public var byteCount: Int {
        switch self {
        case .file(let bytes): bytes.count
        case .pieces(let pieces): pieces.reduce(0) { $0 + $1.count }
        case .animation(let frame): frame.byteCount
        }
    }

    /// A file in pieces, to be written one after another; `nil` for an animation's frame.
    public var pieces: [[UInt8]]? {
        switch self {
        case .file(let bytes): [bytes]
        case .pieces(let pieces): pieces
        case .animation: nil
        }
    }

    /// The bytes of a file; none of an animation's frame.
    public var bytes: [UInt8] {
        switch self {
        case .file(let bytes): bytes
        case .pieces(let pieces): pieces.reduce(into: []) { $0 += $1 }
        case .animation: []
        }
    }
}
