internal import CarouselScenes
internal import FileStorage
internal import FrameGoldens
internal import FrameImaging
internal import FrameSequencing
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
        // The fonts that lay the scene out also draw it.
        let tools = GoldenTools()
        let prepared = CarouselScene(scene, text: try tools.engine(for: TextSetting(scene)))
        let check = GoldenCheck(prepared, in: store, folder: folder, tools: tools)
        let settings = GoldenSettings.current
        let outcome = try check.verify(
            mode: try mode, ignoring: settings.ignored,
            options: GoldenRecorder.Options(tolerance: settings.tolerance))
        report(outcome, in: folder)
    }

    /// Verifies a picture.
    func verify(_ picture: Bitmap) throws {
        let check = PictureCheck(picture, named: name, in: store, folder: folder)
        let settings = GoldenSettings.current
        let outcome = try check.verify(
            mode: try mode, tolerance: settings.tolerance ?? GoldenSpec.Tolerance(),
            ignoring: settings.ignored)
        report(outcome, in: folder)
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
        case .same, .recorded:
            // What an earlier failure left says nothing any more; where it cannot be removed it stays.
            try? reports.path.appending(ownName(of: folder)).remove()
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
            attach(collected(difference, of: folder))
        }
    }

    /// Where the pictures of failures lie: expected, actual, difference, and the three in a strip.
    private var reports: ReportFolder { ReportFolder(store.root.appending(".report")) }

    /// A golden's folder as seen from that of all.
    private func ownName(of folder: FilePath) -> String {
        String(folder.text.dropFirst(store.root.text.count + 1))
    }

    /// The difference with its pictures on the disk; without them where they cannot be written.
    private func collected(_ difference: GoldenDifference, of folder: FilePath) -> GoldenDifference {
        do {
            let entry = try reports.entry(of: difference, subfolder: ownName(of: folder))
            guard case .different(let collected) = entry.outcome, !collected.pictures.isEmpty else {
                return difference
            }
            try reports.path.appending(".gitignore").write(Array("*\n".utf8))
            return collected
        } catch {
            return difference
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
        lines.append(
            wasRecorded
                ? "it was recorded anew in \(folder)"
                : "next: framewheel approve --goldens '\(store.root)' '\(ownName(of: folder))'")
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
