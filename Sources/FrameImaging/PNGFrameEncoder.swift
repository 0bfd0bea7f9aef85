internal import CFrameKernels

/// Writes the pictures of a sequence as PNG files and keeps what did not change.
///
/// A picture is compressed in bands of rows, each by itself. A band that equals that of the picture before is
/// not compressed again, only copied. The file follows from its picture alone all the same, whichever pictures
/// came before: `PNGEncoder` gives the same bytes. Each worker has an encoder of its own.
///
/// ```swift
/// let encoder = PNGFrameEncoder(PNGEncoder(pixelsPerPoint: 3))
/// for bitmap in bitmaps { write(encoder.bytes(of: bitmap)) }
/// ```
public final class PNGFrameEncoder {
    /// The settings of every file.
    public let settings: PNGEncoder

    private var last: Bitmap?
    private var bands: PNGBands?
    /// The last file with the speed `small`, without the texts of its own.
    private var smallFile: [UInt8] = []

    /// Makes an encoder that has seen no picture yet.
    ///
    /// With the speed `small` only a picture that is wholly equal to the one before is not compressed again.
    public init(_ settings: PNGEncoder) { self.settings = settings }

    /// The bytes of a PNG file of a picture.
    ///
    /// The picture is kept, and compared with the next one.
    public func bytes(of bitmap: Bitmap) -> [UInt8] {
        let previous = last
        last = bitmap
        return pieces(of: bitmap, texts: []) { rows in previous?.hasSameRows(rows, as: bitmap) ?? false }
            .joinedBytes
    }

    /// A PNG file of a picture that differs from the one before in certain rows only.
    ///
    /// Other rows are not looked at. The picture is not kept, so that it can be drawn on; should the changed rows
    /// of the next one not be named, that is compressed anew.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - changedRows: All rows that may differ from those of the picture that was encoded last. It does not
    ///     matter what they are where that had another size or there was none.
    ///   - texts: Texts of this file alone, which come before those of the settings.
    /// - Returns: The file in pieces, to be written one after another; the files of several pictures share those
    ///   that they have in common.
    public func pieces(
        of bitmap: Bitmap, changedRows: [Range<Int>], texts: [PNGText] = []
    ) -> [[UInt8]] {
        last = nil
        return pieces(of: bitmap, texts: texts) { rows in !changedRows.contains { $0.overlaps(rows) } }
    }

    /// The bytes of a PNG file of a picture that differs from the one before in certain rows only.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - changedRows: All rows that may differ, as `pieces` has them.
    ///   - texts: Texts of this file alone, which come before those of the settings.
    /// - Returns: The file.
    public func bytes(of bitmap: Bitmap, changedRows: [Range<Int>], texts: [PNGText] = []) -> [UInt8] {
        pieces(of: bitmap, changedRows: changedRows, texts: texts).joinedBytes
    }

    /// The bytes of a PNG file of a picture that differs from the one before in one range of rows only.
    public func bytes(of bitmap: Bitmap, changedRows: Range<Int>) -> [UInt8] {
        bytes(of: bitmap, changedRows: [changedRows])
    }

    private func pieces(
        of bitmap: Bitmap, texts: [PNGText], isSame: (Range<Int>) -> Bool
    ) -> [[UInt8]] {
        let size = PixelSize(width: bitmap.width, height: bitmap.height)
        let isFirst = bands?.size != size
        var bands = isFirst ? PNGBands(size: size) : bands ?? PNGBands(size: size)
        // So that there is one owner, which changes them in place.
        self.bands = nil
        defer { self.bands = bands }
        let kept = bands.ranges.map { !isFirst && isSame($0) }
        let hasChanged = kept.contains(false)
        switch settings.speed {
        case .fast:
            if hasChanged { bands.update(bitmap, kept: kept) }
            return [settings.fileStart(size: size, colour: bands.colour, texts: texts).bytes]
                + bands.chunks
        case .small:
            if hasChanged { smallFile = settings.bytes(of: bitmap) }
            return [texts.isEmpty ? smallFile : PNGTexts.adding(texts, to: smallFile)]
        }
    }
}

extension [[UInt8]] {
    /// All of them in one.
    fileprivate var joinedBytes: [UInt8] {
        guard count != 1 else { return self[0] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(reduce(0) { $0 + $1.count })
        for piece in self { bytes += piece }
        return bytes
    }
}

extension Bitmap {
    /// Whether some rows equal those of another picture, which is as large.
    fileprivate func hasSameRows(_ rows: Range<Int>, as other: Bitmap) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { one in
            unsafe other.bytes.withUnsafeBufferPointer { two in
                guard one.count == two.count, let one = one.baseAddress, let two = two.baseAddress else {
                    return false
                }
                let start = rows.lowerBound * width * 4
                return unsafe frame_bytes_are_equal(one + start, two + start, rows.count * width * 4)
            }
        }
    }
}
