internal import CFrameKernels

/// Writes bits into memory whose owner has seen to it that there is room, and eight bytes more.
@safe struct BitWriter {
    /// What the kernels write through.
    var stream: FrameBitStream

    /// Begins at the first bit of some memory.
    @unsafe init(_ memory: UnsafeMutablePointer<UInt8>) {
        unsafe stream = FrameBitStream(bits: 0, count: 0, next: memory)
    }

    /// Writes bits, the first one lowest.
    ///
    /// - Parameters:
    ///   - value: The bits, with none set beyond their number.
    ///   - size: Their number, at most 56.
    mutating func put(_ value: UInt64, size: Int) {
        unsafe stream.bits |= value &<< stream.count
        unsafe stream.count &+= UInt64(size)
        unsafe UnsafeMutableRawPointer(stream.next).storeBytes(of: stream.bits.littleEndian, as: UInt64.self)
        unsafe stream.next += Int(stream.count &>> 3)
        unsafe stream.bits &>>= stream.count & 56
        unsafe stream.count &= 7
    }

    /// Writes a code.
    mutating func put(_ code: FrameRunCode) { put(UInt64(code.bits), size: Int(code.count)) }

    /// Fills the byte begun with zeros.
    mutating func align() { unsafe put(0, size: Int((8 - stream.count) & 7)) }
}
