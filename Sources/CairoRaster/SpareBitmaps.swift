internal import FrameImaging
internal import Synchronization

/// Pictures whose pixels nobody needs any more, to be drawn over: new memory takes longer than a frame to draw.
final class SpareBitmaps: Sendable {
    private let bitmaps = Mutex<[Bitmap]>([])

    /// Takes one of a size out; its pixels are any.
    func take(_ size: PixelSize) -> Bitmap? {
        bitmaps.withLock { bitmaps in
            bitmaps.lastIndex { $0.width == size.width && $0.height == size.height }.map {
                bitmaps.remove(at: $0)
            }
        }
    }

    /// Keeps one, where there are not too many.
    func put(_ bitmap: consuming Bitmap) {
        bitmaps.withLock { [bitmap] bitmaps in
            let kept = bitmaps.reduce(bitmap.bytes.count) { $0 + $1.bytes.count }
            if kept <= Self.mostBytes { bitmaps.append(bitmap) }
        }
    }

    private static let mostBytes = 32 << 20
}
