public import PlaneGeometry

/// One thing to draw.
///
/// Every backend draws every case.
public enum DisplayItem: Hashable, Sendable {
    /// An area filled with a paint.
    case fill(FilledPath)
    /// A line along an outline.
    case stroke(StrokedPath)
    /// A text.
    case text(PlacedText)
    /// A picture from a file.
    case image(PlacedImage)
    /// Items drawn together.
    case group(DisplayGroup)
}

/// An area filled with a paint.
public struct FilledPath: Hashable, Sendable {
    /// The path of the element that asked for it, such as `card[3]/detailBar`.
    public var element: String
    /// The outline; overlapping contours fill by the non-zero winding rule.
    public var path: Path
    /// What fills it; gradients span `bounds`.
    public var paint: Paint
    /// The box in which the paint's fractions are taken.
    public var bounds: Rect

    /// Makes a filled area.
    public init(element: String, path: Path, paint: Paint, bounds: Rect) {
        self.element = element
        self.path = path
        self.paint = paint
        self.bounds = bounds
    }
}

/// A line along an outline, half of its width on either side.
public struct StrokedPath: Hashable, Sendable {
    /// The path of the element that asked for it.
    public var element: String
    /// The outline.
    public var path: Path
    /// The paint of the line; gradients span `bounds`.
    public var paint: Paint
    /// The box in which the paint's fractions are taken.
    public var bounds: Rect
    /// The width of the line, in points.
    public var width: Double

    /// Makes a line.
    public init(element: String, path: Path, paint: Paint, bounds: Rect, width: Double) {
        self.element = element
        self.path = path
        self.paint = paint
        self.bounds = bounds
        self.width = width
    }
}

/// A text in its box.
///
/// The backend breaks it into lines again, in the room at which it was measured.
public struct PlacedText: Hashable, Sendable {
    /// The path of the element that asked for it.
    public var element: String
    /// The text.
    public var text: StyledText
    /// The room in which it was measured.
    public var room: TextRoom
    /// The box that it was given.
    public var frame: Rect
    /// The paint of the glyphs; gradients span `frame`.
    public var paint: Paint

    /// Makes a placed text.
    public init(element: String, text: StyledText, room: TextRoom, frame: Rect, paint: Paint) {
        self.element = element
        self.text = text
        self.room = room
        self.frame = frame
        self.paint = paint
    }
}

/// Where the pixels of a picture come from.
public struct ImageReference: Hashable, Sendable {
    /// The file, a path that the program can open.
    public var path: String
    /// The width of the upright picture, in pixels.
    public var pixelWidth: Int
    /// The height of the upright picture, in pixels.
    public var pixelHeight: Int

    /// Makes a reference.
    public init(path: String, pixelWidth: Int, pixelHeight: Int) {
        self.path = path
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

/// A picture from a file, scaled to a rectangle and cut to another.
public struct PlacedImage: Hashable, Sendable {
    /// The path of the element that asked for it.
    public var element: String
    /// The picture.
    public var image: ImageReference
    /// Where the whole picture goes; it may be larger than what is shown.
    public var imageRect: Rect
    /// What is shown of it.
    public var frame: Rect

    /// Makes a placed picture.
    public init(element: String, image: ImageReference, imageRect: Rect, frame: Rect) {
        self.element = element
        self.image = image
        self.imageRect = imageRect
        self.frame = frame
    }
}

/// A shadow that a group casts, by the group's own opacity.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: Color
    /// The radius of the blur, in points: twice the standard deviation of the Gaussian, as in CSS.
    public var radius: Double
    /// The offset of the shadow from what casts it, in points.
    public var offset: Point

    /// Makes a shadow.
    public init(color: Color, radius: Double, offset: Point) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// Items drawn together: moved, cut, tinted, faded and shadowed as one.
public struct DisplayGroup: Hashable, Sendable {
    /// The path of the element that asked for it.
    public var element: String
    /// How the items' coordinates map to those outside.
    public var transform: AffineTransform
    /// What is shown of the items, in their own coordinates; `nil` shows all.
    public var clip: Path?
    /// The opacity of the whole, 0…1.
    public var opacity: Double
    /// The shadow below the whole, in the items' coordinates.
    public var shadow: Shadow?
    /// A colour laid over the items, only where they draw and as opaque as they are; not over the shadow.
    public var tint: Color?
    /// The items, from back to front.
    public var items: [DisplayItem]
    /// How many times the frame's pixels a point the items may be drawn at once, to be moved and scaled then;
    /// `nil` draws them anew at their place.
    ///
    /// It is set for what moves. It must follow from the scene alone, so that a frame is the same whichever was
    /// drawn before.
    public var spriteScale: Double?

    /// Makes a group; an opacity outside 0…1 is brought to the nearer end.
    public init(
        element: String, transform: AffineTransform = .identity, clip: Path? = nil, opacity: Double = 1,
        shadow: Shadow? = nil, tint: Color? = nil, spriteScale: Double? = nil, items: [DisplayItem]
    ) {
        self.spriteScale = spriteScale
        self.element = element
        self.transform = transform
        self.clip = clip
        self.opacity = min(max(opacity, 0), 1)
        self.shadow = shadow
        self.tint = tint
        self.items = items
    }
}
