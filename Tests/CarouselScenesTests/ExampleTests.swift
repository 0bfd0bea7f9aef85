import CarouselModel
import CarouselScenes
import FrameImaging
import SceneFormat
import Testing

/// The examples of the repository, each in all of its variants.
@Suite struct ExampleTests {
    @Test func thereIsAnExampleOfEachPreset() throws {
        let names = Set(try Examples.names)
        #expect(names.isSuperset(of: Carousel.Preset.allCases.map(\.rawValue)))
    }

    @Test(arguments: try Examples.names)
    func nothingIsWrongWithTheExample(name: String) throws {
        let document = SceneDocument(
            path: Examples.path(of: name), options: SceneOptions(checksEveryItem: true))
        #expect(SceneCheck(document).diagnostics.map(\.description) == [])
    }

    @Test(arguments: try Examples.names)
    func theExampleRendersInEveryVariant(name: String) throws {
        let document = SceneDocument(path: Examples.path(of: name))
        #expect(document.variants.count >= 2)
        var pictures: Set<[UInt8]> = []
        for variant in document.variants {
            let staging = try Staging(document, scale: 0.5, variant: variant)
            let bitmap = try staging.bitmap(at: 0)
            pictures.insert(bitmap.bytes)
            // Photos have many colours; an empty stage has few.
            var colors: Set<Bitmap.Pixel> = []
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width { colors.insert(bitmap[x, y]) }
            }
            #expect(colors.count > 500)
        }
        #expect(pictures.count == document.variants.count)
    }
}
