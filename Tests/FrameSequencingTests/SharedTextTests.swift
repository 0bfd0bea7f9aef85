import FrameDrawing
import FrameSequencing
import Testing

/// What several workers share knows all that its engine knows.
@Suite struct SharedTextTests {
    private static let text = StyledText(string: "one two three", style: TextStyle(size: 20))
    private static let room = TextRoom(width: 90)

    @Test(arguments: [true, false]) func itAnswersAsItsEngineDoes(usesBlocks: Bool) throws {
        let setting = TextSetting(usesBlocks: usesBlocks)
        let (shared, engine) = (try SharedText(setting), try setting.makeEngine())
        let (text, room) = (Self.text, Self.room)
        #expect(shared.metrics(of: text, in: room) == engine.metrics(of: text, in: room))
        #expect(
            shared.outline(of: text, in: room, boxWidth: 90)
                == engine.outline(of: text, in: room, boxWidth: 90))
        #expect(
            shared.lines(of: text, in: room, boxWidth: 90) == engine.lines(of: text, in: room, boxWidth: 90))
        #expect(
            shared.glyphs(of: text, in: room, boxWidth: 90)
                == engine.glyphs(of: text, in: room, boxWidth: 90))
        #expect((shared.lines(of: text, in: room, boxWidth: 90) == nil) == usesBlocks)
        #expect((shared.glyphs(of: text, in: room, boxWidth: 90) == nil) == usesBlocks)
    }
}
