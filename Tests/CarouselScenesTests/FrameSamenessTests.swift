import CairoRaster
import CarouselScenes
import FrameDrawing
import FrameImaging
import FrameSequencing
import SceneFormat
import Testing

/// The same frames by every way: over one another in any order, by any number of workers, drawn anew.
@Suite struct FrameSamenessTests {
    private func scene(_ name: String, scale: Double) throws -> (CarouselScene, Staging) {
        let staging = try Staging(SceneDocument(path: Examples.path(of: name)), scale: scale)
        return (staging.source, staging)
    }

    @Test(arguments: try Examples.names)
    func framesInAnyOrderAreAsIfDrawnAnew(name: String) throws {
        let (scene, _) = try scene(name, scale: 0.7)
        let text = try SharedText(scene.textSetting)
        let session = CarouselSession(scene, text: text)
        let canvas = FrameCanvas(Rasterizer(text: text))
        let anew = Rasterizer(text: text)
        let count = 14
        for step in 0..<count {
            // Every fifth frame in turn: neighbours, far ones, and back again.
            let time = scene.duration * Double(step * 5 % count) / Double(count)
            let list = try session.displayList(at: time)
            let drawn = try canvas.draw(list, scale: scene.scale) { bitmap, _ in bitmap }
            #expect(try drawn == anew.bitmap(of: list, scale: scene.scale), "\(name) at \(time) s")
        }
    }

    @Test func anyNumberOfWorkersGivesTheSameFiles() async throws {
        let (scene, _) = try scene("shrinking", scale: 0.4)
        let times = (0..<45).map { Double($0) / 30 }
        func files(_ workers: Int) async throws -> [[UInt8]] {
            var files: [[UInt8]] = []
            let pipeline = FramePipeline(
                scene, scale: 0.4, workerCount: workers, formats: [.png(PNGEncoder())])
            try await pipeline.run(times: times) {
                files.append($0.parts[0].bytes)
                return nil
            }
            return files
        }
        let alone = try await files(1)
        #expect(Set(alone).count > 20)
        for workers in [2, 16] { #expect(try await files(workers) == alone, "\(workers) workers") }
        let renderer = try FrameRenderer(scene, scale: 0.4)
        for frame in [44, 3, 20] { #expect(try renderer.bytes(at: times[frame]) == alone[frame]) }
    }

    @Test func atRestBothQualitiesAreTheSame() throws {
        let (sprites, staging) = try scene("shrinking", scale: 1)
        var vectors = sprites
        vectors.quality = .vector
        let text = try SharedText(sprites.textSetting)
        let other = CarouselSession(vectors, text: text)
        for index in [0, 3, 9] {
            let state = sprites.state(atIndex: index)
            #expect(try staging.session.displayList(of: state) == other.displayList(of: state))
        }
        let dragged = sprites.state(atIndex: 3, draggedBy: 30)
        #expect(try staging.session.displayList(of: dragged) != other.displayList(of: dragged))
    }
}
