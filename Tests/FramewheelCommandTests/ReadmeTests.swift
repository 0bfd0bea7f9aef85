import Foundation
import Framewheel
import Testing

@Suite struct ReadmeTests {
    @Test func theLibraryDrawsSwiftCardsInAScene() throws {
        let bench = try Workbench([
            "scene.json": """
            { "framewheel": 1, "viewport": { "width": 393, "height": 60 }, "items": { "count": 4 },
              "carousel": { "slot": { "width": 180, "height": 40 } }, "textMode": "blocks",
              "variants": { "theme": { "light": {}, "dark": { "theme": "dark" } } } }
            """
        ])
        let png = try #require(try poster(of: bench.folder.appending(path: "scene.json").path))
        let bitmap = try ImageFile(bytes: png).bitmap()
        #expect(bitmap.width == 786 && bitmap.height == 120)
        // Above the bar the dark background, in the bar's middle its red.
        #expect(bitmap[180, 10] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(bitmap[180, 25] == Bitmap.Pixel(red: 255, green: 59, blue: 48, alpha: 255))
    }
}
