import CardLayout
import FrameDrawing

/// What views inherit from those around them: how texts look, and what shapes are filled with.
struct ViewEnvironment: Sendable {
    /// The font of texts.
    var font = Font.body
    /// The weight of texts in place of the font's.
    var weight: FontWeight?
    /// The paint of texts and of shapes without a fill.
    var foreground = Paint.color(.primary)
    var lineLimit: Int?
    var reservesLines = false
    var alignment = TextAlignment.leading
    var truncation = TextTruncation.tail

    /// The style of texts here.
    var textStyle: TextStyle {
        TextStyle(
            size: font.size, weight: weight ?? font.weight, families: font.families, lineLimit: lineLimit,
            reservesLines: reservesLines, alignment: alignment, truncation: truncation)
    }
}
