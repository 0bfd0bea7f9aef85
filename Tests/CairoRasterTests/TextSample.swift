import CairoRaster
import FrameDrawing
import FrameImaging
import PlaneGeometry

/// Texts for tests.
enum TextSample {
    static let strings = ["Attack on Titan", "進撃の巨人", "ONE PIECE ワンピース 第1巻", "한국어 텍스트", "Ägypten & Fjord"]

    static func styled(
        _ string: String, size: Double = 17, weight: FontWeight = .regular, families: [String] = [],
        lineLimit: Int? = nil, reservesLines: Bool = false, alignment: TextAlignment = .leading,
        truncation: TextTruncation = .tail, language: String = "", isRightToLeft: Bool = false
    ) -> StyledText {
        StyledText(
            string: string,
            style: TextStyle(
                size: size, weight: weight, families: families, lineLimit: lineLimit,
                reservesLines: reservesLines, alignment: alignment, truncation: truncation),
            language: language, isRightToLeft: isRightToLeft)
    }

    /// A text drawn in black in a frame of its own size, with a margin around it.
    static func drawn(
        _ text: StyledText, room: TextRoom = .unlimited, scale: Double = 3, margin: Double = 10
    ) throws -> (bitmap: Bitmap, frame: Rect) {
        let measurer = PangoText(fonts: try FontLibrary())
        let frame = Rect(origin: Point(x: margin, y: margin), size: measurer.metrics(of: text, in: room).size)
        let item = PlacedText(element: "text", text: text, room: room, frame: frame, paint: .color(.black))
        let list = DisplayList(
            size: Size(width: frame.maxX + margin, height: frame.maxY + margin), items: [.text(item)])
        return (try Rasterizer(text: measurer).bitmap(of: list, scale: scale), frame)
    }
}
