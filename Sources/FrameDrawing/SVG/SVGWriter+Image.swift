internal import FileStorage
internal import FrameImaging
internal import PlaneGeometry

extension SVGWriter {
    /// Draws a picture that lies once in the file, however often it is shown.
    func draw(_ image: PlacedImage, on page: inout SVGPage, state: SVGState) {
        let reference = image.image
        guard image.imageRect.hasNumbersOnly, image.frame.hasNumbersOnly, reference.pixelWidth > 0,
            reference.pixelHeight > 0, let shown = image.frame.intersection(image.imageRect)
        else { return }
        let id = page.picture(reference, covering: Self.pixels(of: image, scale: state.transform.lengthScale))
        // The picture is defined in its own pixels.
        let place = AffineTransform(
            scaleX: image.imageRect.width / Double(reference.pixelWidth),
            y: image.imageRect.height / Double(reference.pixelHeight)
        ).followed(by: AffineTransform(translation: image.imageRect.origin))
        let name = [(name: "data-element", value: image.element)]
        let move = place.svgText.map { [(name: "transform", value: $0)] } ?? []
        let use = SVGElement("use", [("href", "#\(id)")] + move)
        let seen = state.clipBox.map { image.imageRect.intersection($0) ?? .zero } ?? image.imageRect
        guard !shown.expanded(by: Self.tolerance).contains(seen) else { return page.add(use.after(name)) }
        let clip = page.define(
            "clip", SVGElement("clipPath"), content: [SVGShape.rectangle(shown, radius: 0).element])
        page.add(SVGElement("g", name + [("clip-path", "url(#\(clip))")])) { $0.add(use) }
    }

    /// The pieces of a file that ends with the pictures; what is remembered of them is no copy.
    func pieces(of pictures: [SVGPage.Picture], after text: [UInt8]) throws(SVGError) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var text = text
        if !pictures.isEmpty { text.append("  <defs>\n") }
        for picture in pictures {
            let reference = picture.reference
            let image = SVGElement(
                "image",
                [
                    ("id", picture.id), ("width", "\(reference.pixelWidth)"),
                    ("height", "\(reference.pixelHeight)"), ("preserveAspectRatio", "none"),
                ])
            text.append(margin: SVGPage.definitionIndent)
            text.append(start: image)
            text.append(" href=\"")
            if let folder = settings.folder {
                text.append(XMLText.attribute(FilePath(reference.path).address(from: folder)))
            } else {
                pieces += [text, try store.pictures.address(of: reference.path, covering: picture.needed)]
                text = []
            }
            text.append("\"/>")
            text.endLine()
        }
        if !pictures.isEmpty { text.append("  </defs>\n") }
        text.append("</svg>\n")
        return pieces + [text]
    }

    /// The pixels of the whole picture that a dense screen shows.
    private static func pixels(of image: PlacedImage, scale: Double) -> PixelSize {
        func count(_ extent: Double) -> Int {
            Int(min((extent * scale * densestScreen).rounded(.up), longestSide))
        }
        return PixelSize(width: count(image.imageRect.width), height: count(image.imageRect.height))
    }

    /// Pixels a point of the densest screens.
    private static let densestScreen = 3.0
    private static let longestSide = 1e6
    /// Differences below this, in points, are rounding.
    private static let tolerance = 1e-6
}

extension Rect {
    /// Whether another rectangle lies inside, edges included.
    fileprivate func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }
}

extension FilePath {
    /// The file as seen from a folder, as a relative address (RFC 3986, 4.2).
    fileprivate func address(from folder: FilePath) -> String {
        let (from, to) = (folder.resolved ?? folder, resolved ?? self)
        var text = to.text
        if from.isAbsolute, to.isAbsolute {
            let (above, below) = (from.text.split(separator: "/"), to.text.split(separator: "/"))
            let shared = zip(above, below).prefix { $0 == $1 }.count
            text = (above[shared...].map { _ in ".." } + below[shared...].map(String.init))
                .joined(separator: "/")
        }
        // A colon in the first part would make a scheme of it.
        if text.prefix(while: { $0 != "/" }).contains(":") { text = "./" + text }
        return text.utf8.reduce(into: "") { address, byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || "0123456789-._~/:@".unicodeScalars.contains(scalar)
            {
                address.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                address += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }
}
