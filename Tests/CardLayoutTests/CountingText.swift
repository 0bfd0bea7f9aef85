import FrameDrawing
import PlaneGeometry

/// Texts of characters 7.3 points wide in lines of 16.4 points, broken anywhere; remembers what it was asked.
final class CountingText: TextMeasuring {
    static let characterWidth = 7.3
    static let lineHeight = 16.4

    private(set) var rooms: [TextRoom] = []

    func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics {
        rooms.append(room)
        let whole = Double(text.string.count) * Self.characterWidth
        let perLine = max((room.width ?? whole) / Self.characterWidth, 1).rounded(.down)
        let wanted = max((Double(text.string.count) / perLine).rounded(.up), 1)
        let fitting = room.height.map { max(($0 / Self.lineHeight).rounded(.down), 1) } ?? wanted
        let lines = min(wanted, fitting, text.style.lineLimit.map(Double.init) ?? wanted)
        let width = lines == 1 && wanted == 1 ? whole : perLine * Self.characterWidth
        return TextMetrics(
            size: Size(width: width, height: lines * Self.lineHeight), firstBaseline: 12,
            lastBaseline: 12 + (lines - 1) * Self.lineHeight, lineCount: Int(lines),
            isTruncated: lines < wanted)
    }
}
