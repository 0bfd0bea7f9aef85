/// The formats of picture files that are read.
public enum ImageKind: Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG, baseline or progressive.
    case jpeg

    /// The name of the format as people write it.
    public var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        }
    }

    /// The format whose signature the bytes begin with, whatever the file is called.
    ///
    /// - Returns: `nil` where they begin with neither signature.
    public init?(signatureOf bytes: [UInt8]) {
        if bytes.starts(with: PNGHeader.signature) {
            self = .png
        } else if bytes.starts(with: JPEGHeader.signature) {
            self = .jpeg
        } else {
            return nil
        }
    }
}

/// The extents of a picture, in pixels.
public struct PixelSize: Hashable, Sendable {
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int

    /// Makes a size from its extents.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The size with its extents exchanged.
    var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// Whether the picture has more pixels than a limit; extents too large to multiply count as more.
    public func exceeds(pixels limit: Int) -> Bool {
        let (product, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow || product > limit
    }
}
