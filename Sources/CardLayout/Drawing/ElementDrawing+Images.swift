import FrameDrawing
import PlaneGeometry

extension ElementDrawing {
    /// What is drawn for a picture in a box; a stand-in where there is no picture.
    func imageItems(_ image: ImageContent, path: String, in box: Rect) -> [DisplayItem] {
        guard !box.isEmpty else { return [] }
        guard case .file(let file) = image.source, let size = context.pixelSize(of: image.source),
            let width = Int(exactly: size.width.rounded()), let height = Int(exactly: size.height.rounded()),
            width > 0, height > 0
        else { return PlaceholderPicture(path: path, box: box).items }
        let whole = image.rect(of: size, in: box)
        let reference = ImageReference(path: file, pixelWidth: width, pixelHeight: height)
        guard let shown = whole.intersection(box) else { return [] }
        return [.image(PlacedImage(element: path, image: reference, imageRect: whole, frame: shown))]
    }
}

extension ImageContent {
    /// Where the whole picture goes in a box; with `fill` it may be larger than the box.
    fileprivate func rect(of picture: Size, in box: Rect) -> Rect {
        let factors = (box.width / picture.width, box.height / picture.height)
        let size: Size
        switch fit {
        case .stretch: return box
        case .fill: size = picture.scaled(by: max(factors.0, factors.1))
        case .fit: size = picture.scaled(by: min(factors.0, factors.1))
        }
        let origin = Point { axis in
            let guide = alignment.guide(along: axis)
            return axis.coordinate(of: box.origin) + guide.position(in: axis.extent(of: box.size))
                - guide.position(in: axis.extent(of: size))
        }
        return Rect(origin: origin, size: size)
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size {
        Size(width: width * factor, height: height * factor)
    }
}
