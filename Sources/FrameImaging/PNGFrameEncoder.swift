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
    private var lastFile: [UInt8] = []
    private var bands: PNGBands?

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
        return bytes(of: bitmap) { rows in previous?.hasSameRows(rows, as: bitmap) ?? false }
    }

    /// The bytes of a PNG file of a picture that differs from the one before in certain rows only.
    ///
    /// Other rows are not looked at. The picture is not kept, so that it can be drawn on; should the changed rows
    /// of the next one not be named, that is compressed anew.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - changedRows: All rows that may differ from those of the picture that was encoded last. It does not
    ///     matter what they are where that had another size or there was none.
    /// - Returns: The file.
    public func bytes(of bitmap: Bitmap, changedRows: [Range<Int>]) -> [UInt8] {
        last = nil
        return bytes(of: bitmap) { rows in !changedRows.contains { $0.overlaps(rows) } }
    }

    /// The bytes of a PNG file of a picture that differs from the one before in one range of rows only.
    public func bytes(of bitmap: Bitmap, changedRows: Range<Int>) -> [UInt8] {
        bytes(of: bitmap, changedRows: [changedRows])
    }

    private func bytes(of bitmap: Bitmap, isSame: (Range<Int>) -> Bool) -> [UInt8] {
        let size = PixelSize(width: bitmap.width, height: bitmap.height)
        let isFirst = bands?.size != size
        var bands = isFirst ? PNGBands(size: size) : bands ?? PNGBands(size: size)
        // So that there is one owner, which changes them in place.
        self.bands = nil
        defer { self.bands = bands }
        let kept = bands.ranges.map { !isFirst && isSame($0) }
        guard kept.contains(false) else { return lastFile }
        switch settings.speed {
        case .fast:
            bands.update(bitmap, kept: kept)
            var writer = settings.fileStart(size: size, colour: bands.colour)
            bands.append(to: &writer)
            lastFile = writer.bytes
        case .small:
            lastFile = settings.bytes(of: bitmap)
        }
        return lastFile
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
