/// Where the bytes of an animation go: a file, or memory.
///
/// Bytes come as they are ready. At the end some near the beginning are replaced, which tell the number of frames
/// or the length of the file; a target that cannot go back needs an `AnimationBuffer` before it.
public protocol AnimationSink {
    /// Adds bytes at the end.
    ///
    /// - Throws: Why they cannot be stored.
    mutating func append(_ bytes: [UInt8]) throws

    /// Replaces as many bytes, which were added before.
    ///
    /// - Parameters:
    ///   - offset: The place of the first, counted from the first of all.
    ///   - bytes: What is stored instead.
    /// - Throws: Why they cannot be stored.
    mutating func overwrite(at offset: Int, with bytes: [UInt8]) throws
}

/// An animation in memory.
public struct AnimationBuffer: AnimationSink, Sendable {
    /// All bytes so far.
    public private(set) var bytes: [UInt8] = []

    /// Makes an empty buffer.
    public init() {}

    /// Adds bytes at the end.
    public mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

    /// Replaces as many bytes, as far as there are so many.
    public mutating func overwrite(at offset: Int, with bytes: [UInt8]) {
        guard offset >= 0, offset + bytes.count <= self.bytes.count else { return }
        self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
}
