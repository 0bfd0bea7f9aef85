import CairoRaster
import FileStorage
import FrameDrawing
import FrameImaging
import PlaneGeometry
import Testing

/// Pictures made ahead are those that a drawing takes.
@Suite struct NeededPictureTests {
    private let sample: ImageSample

    init() throws { sample = try ImageSample() }

    private func flag(_ name: String) throws -> ImageReference {
        try sample.picture(name, width: 40, height: 20) { x, y in
            y < 3 ? .pureGreen : x < 20 ? .pureRed : .pureBlue
        }
    }

    private func list(_ image: ImageReference, _ other: ImageReference) -> DisplayList {
        let place = Rect(x: 1.25, y: 2, width: 17, height: 8.5)
        let map = AffineTransform(scaleX: 0.9, y: 0.9, around: Point(x: 10, y: 5))
        return DisplayList(
            size: Size(width: 20, height: 20),
            items: [
                ImageSample.placed(image, in: place),
                Drawing.group(transform: map, [ImageSample.placed(other, in: place)]),
                .group(
                    DisplayGroup(
                        element: "card[0]", transform: map, spriteScale: 1,
                        items: [ImageSample.placed(image, in: place.offset(by: Point(x: 0, y: 9)))])),
                // Nobody sees these.
                ImageSample.placed(other, in: place.offset(by: Point(x: 60, y: 0))),
            ])
    }

    @Test func aDrawingNeedsNoFileAfterwards() throws {
        let (image, other) = (try flag("one.png"), try flag("two.png"))
        let list = list(image, other)
        let expected = try Rasterizer(text: BlockText()).bitmap(of: list, scale: 1.5)
        let store = RasterStore()
        let rasterizer = Rasterizer(text: BlockText(), store: store)
        let needed = rasterizer.pictures(neededBy: list, scale: 1.5)
        // The same picture in the same size is needed once.
        #expect(needed.count == 2)
        store.prepare(needed)
        for path in [image.path, other.path] { try FilePath(path).write(Array("gone".utf8)) }
        #expect(try rasterizer.bitmap(of: list, scale: 1.5) == expected)
        #expect(throws: RasterError.self) {
            try Rasterizer(text: BlockText()).bitmap(of: list, scale: 1.5)
        }
    }

    @Test func whatCannotBeReadIsLeftToTheDrawing() throws {
        let image = try flag("one.png")
        let list = list(image, ImageReference(path: "/nowhere.png", pixelWidth: 40, pixelHeight: 20))
        let store = RasterStore()
        let rasterizer = Rasterizer(text: BlockText(), store: store)
        store.prepare(rasterizer.pictures(neededBy: list, scale: 1))
        #expect(throws: RasterError.unreadableImage(FileError(path: "/nowhere.png", reason: .missing))) {
            try rasterizer.bitmap(of: list, scale: 1)
        }
    }

    @Test func aDrawingThatFailsNeedsNone() throws {
        let list = DisplayList(size: .zero, items: list(try flag("one.png"), try flag("two.png")).items)
        #expect(Rasterizer(text: BlockText()).pictures(neededBy: list, scale: 1).isEmpty)
    }

    @Test func aPictureThatChangesMeanwhileIsAnError() throws {
        let (image, hashes) = (try flag("one.png"), FileHashes())
        let before = try FilePath(image.path).contentHash()
        let rasterizer = Rasterizer(text: BlockText(), store: RasterStore(files: hashes))
        func list(_ width: Double) -> DisplayList {
            let place = Rect(x: 0, y: 0, width: width, height: 10)
            return DisplayList(
                size: Size(width: 40, height: 20), items: [ImageSample.placed(image, in: place)])
        }
        _ = try rasterizer.bitmap(of: list(20), scale: 1)
        _ = try sample.picture("one.png", width: 40, height: 20) { x, _ in x < 9 ? .white : .black }
        // What was drawn is what the hash is of, though the file was hashed by nobody before.
        #expect(try hashes.hash(ofFile: image.path) == before)
        #expect(try FilePath(image.path).contentHash() != before)
        let changed = FileError(path: image.path, reason: .changed)
        #expect(throws: RasterError.unreadableImage(changed)) {
            try Rasterizer(text: BlockText(), store: RasterStore(files: hashes)).bitmap(
                of: list(8), scale: 1)
        }
        #expect(changed.description == "\(image.path): was changed while it was in use")
    }

    @Test func theFilesThatWereReadAreKnown() throws {
        let (image, other) = (try flag("one.png"), try flag("two.png"))
        let store = RasterStore()
        _ = try Rasterizer(text: BlockText(), store: store).bitmap(of: list(image, image), scale: 1)
        #expect(store.hasRead(FilePath(image.path)))
        #expect(store.hasRead(FilePath(sample.folder.text + "/./one.png")))
        #expect(!store.hasRead(FilePath(other.path)))
        #expect(!store.hasRead(sample.folder.appending("none.png")))
    }
}
