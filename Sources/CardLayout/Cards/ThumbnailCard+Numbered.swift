import FrameDrawing

extension ThumbnailCard {
    /// The card of a scene that describes none: a coloured thumbnail and the card's number.
    ///
    /// - Parameter index: The card's index, from 0; the number shown counts from 1.
    /// - Returns: The card.
    public static func numbered(_ index: Int) -> ThumbnailCard {
        let count = palette.count
        let color = palette[((index % count) + count) % count]
        let style = TextStyle(size: 18, weight: .bold)
        let number = TextContent(string: "\(index &+ 1)", style: style, paint: .color(.white))
        let shade = Color(red: 0, green: 0, blue: 0, alpha: 0.35)
        return ThumbnailCard(
            thumbnail: Thumbnail(.paint(.color(color))),
            detailBar: DetailBar(background: .color(shade), leading: number))
    }

    /// The iOS system colours in their light form: blue, green, orange, purple, pink, teal, indigo.
    private static let palette = [
        Color(red8: 0x00, green8: 0x7A, blue8: 0xFF), Color(red8: 0x34, green8: 0xC7, blue8: 0x59),
        Color(red8: 0xFF, green8: 0x95, blue8: 0x00), Color(red8: 0xAF, green8: 0x52, blue8: 0xDE),
        Color(red8: 0xFF, green8: 0x2D, blue8: 0x55), Color(red8: 0x30, green8: 0xB0, blue8: 0xC7),
        Color(red8: 0x58, green8: 0x56, blue8: 0xD6),
    ]
}
