internal import CFrameKernels

/// What a builder of palettes has counted, in a fraction of the builder's memory.
public struct GIFColourCounts: Sendable {
    /// All colours, while they are few enough.
    let exact: GIFColourSet
    /// The cells that have counted something, in the order of their places.
    let cells: [FrameColourCount]
}
