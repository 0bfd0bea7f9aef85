/// The pixels of a layer, four bytes each.
@safe
final class LayerMemory {
    /// The first pixel.
    @unsafe let pixels: UnsafeMutablePointer<UInt32>
    /// How many there are.
    let count: Int

    fileprivate init(count: Int) {
        unsafe pixels = .allocate(capacity: count)
        self.count = count
    }

    deinit { unsafe pixels.deallocate() }
}

/// The memory of the layer drawn last, for the next one: to get and give back new memory takes longer than to clear it.
final class LayerPool {
    private var spare: LayerMemory?

    /// Memory of at least so many pixels, whatever is in them.
    func memory(forPixels count: Int) -> LayerMemory {
        guard let spare, spare.count >= count else { return LayerMemory(count: count) }
        self.spare = nil
        return spare
    }

    /// Takes memory that no layer uses any more; it is kept unless it is large.
    func keep(_ memory: LayerMemory) {
        if memory.count <= Self.largest, memory.count > spare?.count ?? 0 { spare = memory }
    }

    /// A card's worth of pixels.
    private static let largest = 1 << 20
}
