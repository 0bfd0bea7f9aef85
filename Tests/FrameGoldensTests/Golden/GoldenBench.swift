import CarouselScenes
import FileStorage
import Foundation
import FrameGoldens
import SceneFormat
import Testing

/// A folder with a scene and its golden, gone afterwards.
final class GoldenBench: Sendable {
    let folder: URL
    let store: GoldenStore
    private let scenePath: String

    /// Makes the folder and puts the scene's text into it.
    init(_ text: String, name: String = "scene.json") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = GoldenStore(root: FilePath(folder.appending(path: "goldens").path))
        scenePath = folder.appending(path: name).path
        try write(text)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: scenePath)) }

    func write(_ data: Data, to name: String) throws { try data.write(to: folder.appending(path: name)) }

    /// The scene as its file is now.
    func scene(variant: [String: String] = [:]) throws -> CarouselScene {
        let reading = SceneDocument(path: scenePath).scene(variant: variant)
        return try CarouselScene(try #require(reading.scene, "\(reading.diagnostics)"))
    }

    func check(variant: [String: String] = [:]) throws -> GoldenCheck {
        GoldenCheck(try scene(variant: variant), in: store)
    }

    func record(_ moments: [String] = [], scale: Double = 1) throws {
        _ = try check().record(GoldenRecorder.Options(moments: moments, scale: scale))
    }

    func verify(
        mode: RecordMode = .never, tolerance: GoldenSpec.Tolerance? = nil
    ) throws -> GoldenCheck.Outcome {
        try check().verify(mode: mode, options: GoldenRecorder.Options(tolerance: tolerance))
    }

    /// The difference that verification finds; `nil` where all is the same.
    func difference(tolerance: GoldenSpec.Tolerance? = nil) throws -> GoldenDifference? {
        switch try verify(tolerance: tolerance) {
        case .same, .recorded: return nil
        case .different(let difference, _): return difference
        case .missing:
            Issue.record("there is no golden")
            return nil
        }
    }

    /// The golden's folder.
    var golden: URL { folder.appending(path: "goldens/scene") }
}

extension String {
    /// The text with one thing in place of another, which must be there.
    func planting(_ new: String, for old: String) throws -> String {
        try #require(contains(old), "the scene has no \(old)")
        return replacingOccurrences(of: old, with: new)
    }

    /// The number of the first line that holds a text, from 1.
    func line(of part: String) throws -> Int {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.firstIndex { $0.contains(part) }, "no line has \(part)") + 1
    }
}
