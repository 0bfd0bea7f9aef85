/// How a camera held the picture it stored: the eight orientations of EXIF's tag 0x0112.
///
/// The raw value is EXIF's own number. Each case names where the stored picture's first row and first column
/// lie in the upright one.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
    /// Row at the top, column at the left: nothing to do.
    case upright = 1
    /// Row at the top, column at the right: mirrored.
    case mirrored = 2
    /// Row at the bottom, column at the right: turned by half a turn.
    case halfTurn = 3
    /// Row at the bottom, column at the left: upside down and mirrored.
    case flipped = 4
    /// Row at the left, column at the top: mirrored about the falling diagonal.
    case transposed = 5
    /// Row at the right, column at the top: to be turned clockwise.
    case quarterTurn = 6
    /// Row at the right, column at the bottom: mirrored about the rising diagonal.
    case transversed = 7
    /// Row at the left, column at the bottom: to be turned anticlockwise.
    case threeQuarterTurn = 8

    /// Whether width and height of the stored picture change places.
    public var swapsAxes: Bool { rawValue >= 5 }

    /// Whether the stored picture's last column, or row where the axes change places, lies at the left.
    var endsAtTheLeft: Bool { [.mirrored, .halfTurn, .quarterTurn, .transversed].contains(self) }
    /// Whether the stored picture's last row, or column where the axes change places, lies at the top.
    var endsAtTheTop: Bool { [.halfTurn, .flipped, .transversed, .threeQuarterTurn].contains(self) }

    /// The upright picture of a stored one.
    func upright(_ stored: Bitmap) -> Bitmap {
        guard self != .upright else { return stored }
        let (width, height) = swapsAxes ? (stored.height, stored.width) : (stored.width, stored.height)
        let (start, right, down) = walk(width: stored.width, height: stored.height)
        let bytes = unsafe stored.bytes.withUnsafeBytes { source in
            let from = unsafe source.bindMemory(to: UInt32.self)
            return unsafe [UInt8](unsafeUninitializedCapacity: stored.bytes.count) { target, count in
                count = stored.bytes.count
                unsafe target.withMemoryRebound(to: UInt32.self) { to in
                    var next = 0
                    for y in 0..<height {
                        var place = start + y * down
                        for _ in 0..<width {
                            unsafe to[next] = from[place]
                            next &+= 1
                            place &+= right
                        }
                    }
                }
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes) ?? stored
    }

    /// Where the upright picture's first pixel lies in the stored one, and the steps for one pixel to the
    /// right and one down, all as pixel indices.
    private func walk(width: Int, height: Int) -> (start: Int, right: Int, down: Int) {
        let (last, lastRow) = (width - 1, (height - 1) * width)
        return switch self {
        case .upright: (0, 1, width)
        case .mirrored: (last, -1, width)
        case .halfTurn: (lastRow + last, -1, -width)
        case .flipped: (lastRow, 1, -width)
        case .transposed: (0, width, 1)
        case .quarterTurn: (lastRow, -width, 1)
        case .transversed: (lastRow + last, -width, -1)
        case .threeQuarterTurn: (last, width, -1)
        }
    }
}
