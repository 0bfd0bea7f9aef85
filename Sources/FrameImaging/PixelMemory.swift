internal import CFrameKernels

/// How a program treats the memory of pictures.
public enum PixelMemory {
    /// Has the C library give the memory of pictures back as soon as they are gone.
    ///
    /// Otherwise it keeps their room, and small blocks that settle there make holes of megabytes: 300 distinct cards
    /// passed by at 1170×2532 took 340 MB, and take less than a third so. What small blocks leave it keeps, in large pages.
    /// For programs, not for libraries: it holds for all.
    public static func returnLargeBlocks() { frame_return_large_blocks(largeBlock) }

    private static let largeBlock = 512 << 10
}
