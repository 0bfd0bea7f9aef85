public import FileStorage
public import FrameImaging
public import PlaneGeometry

/// Why a display list could not be written as SVG, as facts.
public enum SVGError: Error, Hashable, Sendable {
    /// The list's size is no positive size.
    case emptyPicture(size: Size)
    /// An image file could not be read.
    case unreadableImage(FileError)
    /// An image file was read, but is no picture that can be embedded.
    case brokenImage(path: String, ImageError)
    /// An image had to be encoded anew, which failed.
    case unwritableImage(path: String, JPEGEncoder.Failure)
    /// Groups lie in groups deeper than allowed.
    case tooDeep(element: String, limit: Int)
    /// The light and the dark theme do not show the same items in the same places.
    case themesDiffer
}

extension SVGError: CustomStringConvertible {
    /// One sentence that names the place and the fault.
    public var description: String {
        switch self {
        case .emptyPicture(let size): "a picture of \(size.width)×\(size.height) points has no extent"
        case .unreadableImage(let error): error.description
        case .brokenImage(let path, let error): "\(path): \(error)"
        case .unwritableImage(let path, let error): "\(path): cannot be encoded as JPEG: \(error)"
        case .tooDeep(let element, let limit): "\(element): groups lie deeper than \(limit) levels"
        case .themesDiffer: "the light and the dark theme do not show the same items"
        }
    }
}
