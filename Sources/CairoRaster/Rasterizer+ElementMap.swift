public import FrameDrawing
internal import FrameImaging
internal import PlaneGeometry

extension Rasterizer {
    /// Tells which element is seen at each pixel of a display list.
    ///
    /// The list is drawn without soft edges, each element in a colour that is its number. Whatever an element
    /// draws is made wider by one pixel, so that the soft pixels along an edge are those of the shape whose edge
    /// it is. A translucent element counts as seen, a shadow as part of the group that casts it.
    ///
    /// - Parameters:
    ///   - list: What is drawn.
    ///   - scale: Pixels a point.
    /// - Returns: The map, as large as the picture would be.
    /// - Throws: `RasterError` where the picture is over the limit or groups lie too deep.
    public func elementMap(of list: DisplayList, scale: Double) throws(RasterError) -> ElementMap {
        var colouring = ElementColouring(
            rasterizer: self, transform: AffineTransform(scaleX: scale, y: scale))
        try colouring.add(list.items)
        var bitmap = try emptyBitmap(size: list.size, scale: scale)
        let (width, height) = (bitmap.width, bitmap.height)
        let state = DrawState(
            transform: .identity, scale: 1, picture: PixelRect(x: 0, y: 0, width: width, height: height))
        try unsafe bitmap.bytes.withUnsafeMutableBufferPointer { buffer throws(RasterError) in
            guard let pixels = buffer.baseAddress else { return }
            let canvas = unsafe Canvas(pixels: pixels, width: width, rows: 0..<height)
            canvas.hardenEdges()
            try draw(colouring.items, on: canvas, state: state)
            if let fault = canvas.fault { throw .drawingFailed(fault) }
        }
        let numbers = unsafe bitmap.bytes.withUnsafeBytes { bytes in
            unsafe bytes.bindMemory(to: UInt32.self).map { UInt32(littleEndian: $0) & 0xFF_FFFF }
        }
        return ElementMap(width: width, height: height, elements: colouring.elements, numbers: numbers)
    }
}

/// Turns what elements draw into shapes of one colour each.
private struct ElementColouring {
    let rasterizer: Rasterizer
    /// How the current group's coordinates map to pixels.
    var transform: AffineTransform
    /// The elements by the numbers that are their colours, from 1.
    private(set) var elements: [String] = []
    /// The shapes, each on its own in the groups that cut it.
    private(set) var items: [DisplayItem] = []
    private var numbers: [String: Int] = [:]
    /// The outlines, in pixels, that cut the current group.
    private var clips: [Path] = []
    private var depth = 0

    init(rasterizer: Rasterizer, transform: AffineTransform) {
        self.rasterizer = rasterizer
        self.transform = transform
    }

    mutating func add(_ items: [DisplayItem]) throws(RasterError) {
        for item in items {
            switch item {
            case .fill(let fill): add(fill.path, of: fill.element)
            case .stroke(let stroke): add(stroke.path, of: stroke.element, lineWidth: stroke.width)
            case .text(let text):
                let place = AffineTransform(translation: text.frame.origin)
                add(rasterizer.outline(of: text).applying(place), of: text.element)
            case .image(let image):
                guard let shown = image.frame.intersection(image.imageRect) else { continue }
                add(Path(rect: shown), of: image.element)
            case .group(let group): try add(group)
            }
        }
    }

    private mutating func add(_ group: DisplayGroup) throws(RasterError) {
        guard depth < Rasterizer.deepest else {
            throw .tooDeep(element: group.element, limit: Rasterizer.deepest)
        }
        let outer = (transform, clips)
        defer { (transform, clips) = outer }
        transform = group.transform.followed(by: transform)
        guard transform.isUsable, group.opacity > 0 else { return }
        if let shadow = group.shadow, shadow.color.alpha > 0,
            let content = rasterizer.clippedBounds(of: group, by: .identity)
        {
            let reach = max(shadow.radius, 0) * Self.shadowReach
            add(Path(rect: content.offset(by: shadow.offset).expanded(by: reach)), of: group.element)
        }
        if let clip = group.clip { clips.append(clip.applying(transform)) }
        depth += 1
        try add(group.items)
        depth -= 1
    }

    /// Adds a shape, widened by a pixel; of a line only its width counts.
    private mutating func add(_ path: Path, of element: String, lineWidth: Double? = nil) {
        guard !path.elements.isEmpty, path.hasNumbersOnly else { return }
        let paint = Paint.color(colour(of: element))
        let outline = path.applying(transform)
        let width = (lineWidth ?? 0) * transform.lengthScale + 2 * Self.widening
        var shapes = [
            DisplayItem.stroke(
                StrokedPath(element: element, path: outline, paint: paint, bounds: .zero, width: width))
        ]
        if lineWidth == nil {
            shapes.append(
                .fill(FilledPath(element: element, path: outline, paint: paint, bounds: .zero)))
        }
        // With one item in each a group cuts without a layer.
        items += shapes.map { shape in
            clips.reversed().reduce(shape) { inner, clip in
                .group(DisplayGroup(element: element, clip: clip, items: [inner]))
            }
        }
    }

    private mutating func colour(of element: String) -> Color {
        let number = numbers[element] ?? elements.count + 1
        if numbers[element] == nil {
            numbers[element] = number
            elements.append(element)
        }
        return Color(
            red8: UInt8(truncatingIfNeeded: number >> 16), green8: UInt8(truncatingIfNeeded: number >> 8),
            blue8: UInt8(truncatingIfNeeded: number))
    }

    /// By so much every shape is widened on all sides, in pixels.
    private static let widening = 1.0
    /// A shadow is seen up to so many times its radius, which is twice the deviation of its blur.
    private static let shadowReach = 1.75
}
