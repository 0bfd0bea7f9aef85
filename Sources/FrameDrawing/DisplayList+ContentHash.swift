public import FileStorage
internal import PlaneGeometry

extension DisplayList {
    /// Adds all that the list draws: every number and text, and the bytes of the pictures that it shows.
    ///
    /// Lists that are equal, with equal pictures, add the same on every machine and in every run. Numbers are
    /// rounded to a millionth: processors differ in the last bits of a sine, which no pixel shows.
    ///
    /// - Parameters:
    ///   - hasher: What it is added to.
    ///   - files: The hashes of the pictures' files.
    /// - Throws: `FileError` where a picture cannot be read.
    public func append(to hasher: inout ContentHasher, files: FileHashes) throws(FileError) {
        var writer = DisplayHashWriter(files: files)
        hasher.append(rounded: size.width)
        hasher.append(rounded: size.height)
        writer.append(background, to: &hasher)
        try writer.append(items, to: &hasher)
    }
}

/// Writes a display list into a hasher: of each case its number, of each list its length, then what it holds.
private struct DisplayHashWriter {
    let files: FileHashes
    /// Where each picture stands among those that came before; a second time its place is enough.
    private var pictures: [String: Int] = [:]

    init(files: FileHashes) { self.files = files }

    mutating func append(_ items: [DisplayItem], to hasher: inout ContentHasher) throws(FileError) {
        hasher.append(items.count)
        for item in items {
            switch item {
            case .fill(let fill):
                hasher.append(byte: 0)
                append(fill.path, to: &hasher)
                append(fill.paint, to: &hasher)
                append(fill.bounds, to: &hasher)
            case .stroke(let stroke):
                hasher.append(byte: 1)
                append(stroke.path, to: &hasher)
                append(stroke.paint, to: &hasher)
                append(stroke.bounds, to: &hasher)
                hasher.append(rounded: stroke.width)
            case .text(let text):
                hasher.append(byte: 2)
                append(text, to: &hasher)
            case .image(let image):
                hasher.append(byte: 3)
                try append(image, to: &hasher)
            case .group(let group):
                hasher.append(byte: 4)
                try append(group, to: &hasher)
            }
        }
    }

    private mutating func append(
        _ group: DisplayGroup, to hasher: inout ContentHasher
    ) throws(FileError) {
        let transform = group.transform
        for number in [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, group.opacity,
        ] {
            hasher.append(rounded: number)
        }
        hasher.append(group.clip != nil)
        if let clip = group.clip { append(clip, to: &hasher) }
        hasher.append(group.shadow != nil)
        if let shadow = group.shadow {
            append(shadow.color, to: &hasher)
            hasher.append(rounded: shadow.radius)
            append(shadow.offset, to: &hasher)
        }
        hasher.append(group.tint != nil)
        if let tint = group.tint { append(tint, to: &hasher) }
        hasher.append(rounded: group.spriteScale ?? 0)
        try append(group.items, to: &hasher)
    }

    private mutating func append(
        _ image: PlacedImage, to hasher: inout ContentHasher
    ) throws(FileError) {
        append(image.imageRect, to: &hasher)
        append(image.frame, to: &hasher)
        let path = image.image.path
        if let place = pictures[path] { return hasher.append(place) }
        hasher.append(pictures.count)
        pictures[path] = pictures.count
        hasher.append(try files.hash(ofFile: path))
    }

    private func append(_ text: PlacedText, to hasher: inout ContentHasher) {
        hasher.append(text.text.string)
        hasher.append(text.text.language)
        hasher.append(text.text.isRightToLeft)
        let style = text.text.style
        hasher.append(rounded: style.size)
        hasher.append(style.weight.value)
        hasher.append(style.families.count)
        style.families.forEach { hasher.append($0) }
        hasher.append(style.lineLimit ?? 0)
        hasher.append(style.reservesLines)
        let alignment: UInt8 =
            switch style.alignment {
            case .leading: 0
            case .center: 1
            case .trailing: 2
            }
        let truncation: UInt8 =
            switch style.truncation {
            case .head: 0
            case .middle: 1
            case .tail: 2
            }
        hasher.append(byte: alignment)
        hasher.append(byte: truncation)
        // No room has a negative extent.
        hasher.append(rounded: text.room.width ?? -1)
        hasher.append(rounded: text.room.height ?? -1)
        append(text.frame, to: &hasher)
        append(text.paint, to: &hasher)
    }

    // MARK: - Values

    func append(_ paint: Paint?, to hasher: inout ContentHasher) {
        switch paint {
        case nil: hasher.append(byte: 0)
        case .color(let color):
            hasher.append(byte: 1)
            append(color, to: &hasher)
        case .linearGradient(let gradient):
            hasher.append(byte: 2)
            append(gradient.stops, to: &hasher)
            for number in [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y] {
                hasher.append(rounded: number)
            }
        case .radialGradient(let gradient):
            hasher.append(byte: 3)
            append(gradient.stops, to: &hasher)
            for number in [
                gradient.center.x, gradient.center.y, gradient.startRadius, gradient.endRadius,
            ] {
                hasher.append(rounded: number)
            }
        }
    }

    private func append(_ stops: [GradientStop], to hasher: inout ContentHasher) {
        hasher.append(stops.count)
        for stop in stops {
            hasher.append(rounded: stop.location)
            append(stop.color, to: &hasher)
        }
    }

    private func append(_ color: Color, to hasher: inout ContentHasher) {
        for channel in [color.red, color.green, color.blue, color.alpha] { hasher.append(rounded: channel) }
    }

    private func append(_ path: Path, to hasher: inout ContentHasher) {
        hasher.append(path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let point):
                hasher.append(byte: 0)
                append(point, to: &hasher)
            case .line(let point):
                hasher.append(byte: 1)
                append(point, to: &hasher)
            case .curve(let first, let second, let end):
                hasher.append(byte: 2)
                for point in [first, second, end] { append(point, to: &hasher) }
            case .close: hasher.append(byte: 3)
            }
        }
    }

    private func append(_ rect: Rect, to hasher: inout ContentHasher) {
        append(rect.origin, to: &hasher)
        hasher.append(rounded: rect.size.width)
        hasher.append(rounded: rect.size.height)
    }

    private func append(_ point: Point, to hasher: inout ContentHasher) {
        hasher.append(rounded: point.x)
        hasher.append(rounded: point.y)
    }
}

extension ContentHasher {
    /// Takes a number of points, a share or an opacity to about a millionth.
    fileprivate mutating func append(rounded number: Double) { append((number * 0x1p20).rounded()) }
}
