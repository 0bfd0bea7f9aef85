import CairoRaster
import CarouselScenes
import FrameDrawing
import FrameImaging
import FrameSequencing
import SceneFormat
import Testing

/// A layout with boxes for letters needs the same pictures in the same sizes as one with letters, so that they can be
/// decoded meanwhile.
@Suite struct PictureForecastTests {
    @Test(arguments: try Examples.names, [0, 0.3])
    func boxesForLettersShowTheSamePictures(example: String, time: Double) throws {
        let scene = try #require(SceneDocument(path: Examples.path(of: example)).scene().scene)
        func pictures(_ text: TextSetting.Engine) throws -> Set<[String]> {
            let source = CarouselScene(scene, text: text)
            let list = try CarouselSession(source, text: text).displayList(at: time)
            let rasterizer = Rasterizer(text: text, store: RasterStore())
            let pictures = rasterizer.pictures(neededBy: list, scale: source.scale)
            return Set(pictures.map { [$0.path, "\($0.size.width)×\($0.size.height)"] })
        }
        let forecast = try pictures(BlockText())
        #expect(!forecast.isEmpty)
        #expect(try forecast == pictures(TextSetting(scene).makeEngine()))
    }
}
