internal import PlaneGeometry
internal import Synchronization

/// Remembers the outlines of texts.
final class OutlineLibrary: Sendable {
    /// What an outline depends on.
    struct Key: Hashable {
        var text: StyledText
        var room: TextRoom
        var boxWidth: Double
        var isScaled: Bool
    }

    private let outlines = Mutex<[Key: SVGOutline]>([:])

    /// The outline of a text, made where it is not known.
    func outline(_ key: Key, make: () -> SVGOutline) -> SVGOutline {
        if let known = outlines.withLock({ $0[key] }) { return known }
        let outline = make()
        outlines.withLock { outlines in
            if outlines.count >= Self.keptOutlines { outlines.removeAll(keepingCapacity: true) }
            outlines[key] = outline
        }
        return outline
    }

    /// No more outlines than this are remembered.
    private static let keptOutlines = 4096
}
