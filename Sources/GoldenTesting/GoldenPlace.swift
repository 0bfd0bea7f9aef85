internal import CarouselScenes
internal import FileStorage
internal import FrameGoldens
internal import FrameImaging
internal import SceneFormat
internal import Testing

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Where the goldens of one expectation lie, and what becomes of a difference there.
struct GoldenPlace {
    private let store: GoldenStore
    private let folder: FilePath
    private let name: String
    private let sourceLocation: SourceLocation

    init(file: String, name: String, sourceLocation: SourceLocation) {
        let path = FilePath(file)
        store = GoldenStore(root: path.folder.appending("__Goldens__"))
        let plain = name.map { $0 == "/" || $0 == "\\" ? "-" : $0 }
        folder = store.root.appending(path.stem).appending(String(plain))
        self.name = name
        self.sourceLocation = sourceLocation
    }

    /// Verifies a scene against the golden in a folder of the expectation's; empty for its own.
    func verify(_ scene: Scene, folder part: String) throws {
        let folder = part.isEmpty ? folder : folder.appending(part)
        let check = GoldenCheck(try CarouselScene(scene), in: store, folder: folder)
        let outcome = try check.verify(mode: try mode, tolerance: GoldenSettings.current.tolerance)
        report(outcome, in: folder)
    }

    /// Verifies a picture.
    func verify(_ picture: Bitmap) throws {
        let check = PictureCheck(picture, named: name, in: store, folder: folder)
        let tolerance = GoldenSettings.current.tolerance ?? GoldenSpec.Tolerance()
        report(try check.verify(mode: try mode, tolerance: tolerance), in: folder)
    }

    private var mode: RecordMode {
        get throws {
            if let mode = GoldenSettings.current.mode { return mode }
            let value = { (name: String) in unsafe getenv(name).map { unsafe String(cString: $0) } }
            guard let mode = RecordMode(environment: value) else {
                throw UnknownRecordMode(word: value(RecordMode.variable) ?? "")
            }
            return mode
        }
    }

    private func report(_ outcome: GoldenCheck.Outcome, in folder: FilePath) {
        switch outcome {
        case .same, .recorded: break
        case .missing(let wasRecorded):
            record(
                wasRecorded
                    ? [
                        "there was no golden; it was recorded now, look at it and run the test again",
                        "\(folder)",
                    ]
                    : ["there is no golden", "\(folder)", "next: FRAMEWHEEL_RECORD=missing swift test"])
        case .different(let difference, let wasRecorded):
            record(lines(of: difference, in: folder, wasRecorded: wasRecorded))
            attach(difference)
        }
    }

    private func lines(
        of difference: GoldenDifference, in folder: FilePath, wasRecorded: Bool
    ) -> [String] {
        var lines = ["\(name): \(difference.layer.differs)"] + difference.sentences
        if let place = difference.place { lines.append("at \(place)") }
        let told = difference.passingTolerance.map { tolerance in
            "the smallest tolerance with which \(difference.layer.passes): \(tolerance.sceneText)"
        }
        lines.append(told ?? "no tolerance would pass it")
        let own = String(folder.text.dropFirst(store.root.text.count + 1))
        lines.append(
            wasRecorded
                ? "it was recorded anew in \(folder)"
                : "next: framewheel approve --goldens '\(store.root)' '\(own)'")
        return lines
    }

    private func record(_ lines: [String]) {
        Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    /// Attaches the pictures of the moment that differs, else of all moments.
    private func attach(_ difference: GoldenDifference) {
        for pictures in difference.pictures where difference.moment ?? pictures.moment == pictures.moment {
            let files = [
                ("expected", pictures.expected), ("actual", pictures.actual),
                ("difference", pictures.difference), ("strip", pictures.strip),
            ]
            for (kind, path) in files {
                // What cannot be read is no reason to fail once more.
                guard let path, let bytes = try? FilePath(path).bytes() else { continue }
                Attachment.record(
                    bytes, named: "\(name)-\(pictures.moment)-\(kind).png", sourceLocation: sourceLocation)
            }
        }
    }
}

/// The environment names a mode that does not exist.
struct UnknownRecordMode: Error, CustomStringConvertible {
    let word: String

    var description: String {
        let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(RecordMode.variable)=\(word): expected one of \(known)"
    }
}
