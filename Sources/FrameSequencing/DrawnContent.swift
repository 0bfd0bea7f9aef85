public import CairoRaster
public import FrameDrawing

/// What display lists take from outside the scene: the fonts of their texts, and pictures.
public struct DrawnContent {
    /// The files of the pictures, as paths that the program can open.
    public private(set) var pictures: Set<String> = []
    private var texts: Set<StyledText> = []

    /// Makes content that is empty.
    public init() {}

    /// Adds what a list draws.
    public mutating func add(_ list: DisplayList) { add(list.items) }

    private mutating func add(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .text(let text): texts.insert(text.text)
            case .image(let image): pictures.insert(image.image.path)
            case .group(let group): add(group.items)
            case .fill, .stroke: break
            }
        }
    }

    /// The faces that draw the texts and their files, in the order of the faces' names; none where blocks stand for
    /// letters.
    ///
    /// - Parameter text: What draws the texts.
    /// - Returns: The faces with their files.
    public func fonts(of text: TextSetting.Engine) -> [FontFile] {
        guard let library = (text as? PangoText)?.fonts else { return [] }
        var fonts: Set<FontFile> = []
        for text in texts { fonts.formUnion(library.filesUsed(for: text)) }
        return fonts.sorted { "\($0.face)" < "\($1.face)" }
    }
}
