public import FileStorage
public import FrameImaging
public import PlaneGeometry

/// Why a display list could not be drawn, as facts.
public enum RasterError: Error, Hashable, Sendable {
    /// The size and the scale do not make a picture: one of them is no positive number.
    case emptyPicture(size: Size, scale: Double)
    /// The picture would have more pixels than allowed.
    case pictureTooLarge(width: Double, height: Double, limit: Int)
    /// The picture would be longer than Cairo can count, in pixels.
    case sideTooLong(width: Double, height: Double, limit: Int)
    /// An image file could not be read.
    case unreadableImage(FileError)
    /// An image file was read, but is no picture that can be drawn.
    case brokenImage(path: String, ImageError)
    /// Groups lie in groups deeper than allowed.
    case tooDeep(element: String, limit: Int)
    /// Cairo gave up, in its own words.
    case drawingFailed(String)
}

extension RasterError: CustomStringConvertible {
    /// One sentence that names the place and the fault.
    public var description: String {
        switch self {
        case .emptyPicture(let size, let scale):
            "a picture of \(size.width)×\(size.height) points at scale \(scale) has no pixels"
        case .pictureTooLarge(let width, let height, let limit):
            "the picture would be \(width.decimalText(places: 0))×\(height.decimalText(places: 0)) pixels, "
                + "over the limit of \(limit) pixels"
        case .sideTooLong(let width, let height, let limit):
            "the picture would be \(width.decimalText(places: 0))×\(height.decimalText(places: 0)) pixels, "
                + "over the limit of \(limit) pixels in one direction"
        case .unreadableImage(let error): error.description
        case .brokenImage(let path, let error): "\(path): \(error)"
        case .tooDeep(let element, let limit): "\(element): groups lie deeper than \(limit) levels"
        case .drawingFailed(let text): "drawing failed: \(text)"
        }
    }
}
