import Framewheel
import Synchronization

/// The scenes of a `record` or `verify`, each with every choice of its variants, and where their goldens lie.
struct GoldenRun {
    let store: GoldenStore
    let jobs: [GoldenJob]
    let workerCount: Int
    /// Goldens that tell no scene, since they are broken.
    let broken: [CommandFailure]
    /// The hashes of fonts and pictures, each read once.
    let files = FileHashes()
    /// The pictures, each decoded once.
    let pictures = RasterStore()
    /// The folder as it was given, for commands that are proposed.
    let folderWord: String
    /// The options that say what the scenes are, as a shell takes them, for commands that read those again.
    let sceneWords: String

    /// The options that all commands with goldens have.
    static let folderOption = OptionSyntax("--goldens", "DIR", "the folder of all goldens; default goldens")
    /// The options of commands that draw scenes.
    static let options =
        [
            folderOption,
            OptionSyntax("--jobs", "N", "how many scenes are drawn side by side; default the processors"),
            OptionSyntax(switch: "--quiet", "say nothing of what is the same"),
        ] + SceneLoading.options.filter { $0.name != "--base" }

    /// Where goldens lie.
    static func store(_ arguments: Arguments) -> (store: GoldenStore, word: String) {
        let word = arguments.value("--goldens") ?? "goldens"
        return (GoldenStore(root: FilePath(word)), word)
    }

    /// Reads the scenes; without any, those that have goldens.
    init(_ arguments: Arguments, mayNameNone: Bool = false) throws(CommandFailure) {
        (store, folderWord) = Self.store(arguments)
        sceneWords = SceneLoading.words(arguments)
        var paths = arguments.operands
        var broken: [CommandFailure] = []
        if paths.isEmpty, mayNameNone { (paths, broken) = try Self.recordedScenes(store) }
        self.broken = broken
        if paths.isEmpty, let failure = broken.first { throw failure }
        guard !paths.isEmpty else {
            throw .usage("SCENE is missing", hint: mayNameNone ? "\(folderWord) holds no golden yet" : nil)
        }
        var jobs: [GoldenJob] = []
        for (place, path) in paths.enumerated() where !paths[..<place].contains(path) {
            guard path != "-" else {
                throw .usage("a scene from stdin has no place among the goldens; give its file")
            }
            let loading = try SceneLoading(path, arguments)
            let chosen = loading.document.variants.filter { variant in
                loading.variant.allSatisfy { variant[$0.key] == $0.value }
            }
            guard !chosen.isEmpty, loading.document.variantCount <= SceneDocument.variantLimit else {
                // An unknown axis or value, or too many: reading the scene says which.
                throw loading.failure(loading.document.scene(variant: loading.variant))
            }
            jobs += chosen.map { GoldenJob(path: path, document: loading.document, variant: $0) }
        }
        self.jobs = jobs
        workerCount = try arguments.integer("--jobs", in: 1...256) ?? Processors.available
        try checkFolders()
    }

    /// The scenes of all goldens, each once, as seen from the working folder, and what is wrong with goldens that do
    /// not tell theirs.
    private static func recordedScenes(
        _ store: GoldenStore
    ) throws(CommandFailure) -> (scenes: [String], broken: [CommandFailure]) {
        guard store.root.isFolder else { return ([], []) }
        let (goldens, broken) = try store.recorded()
        var scenes: [String] = []
        for golden in goldens where !scenes.contains(golden.scene) { scenes.append(golden.scene) }
        return (scenes, broken)
    }

    /// Refuses scenes that would share a folder.
    private func checkFolders() throws(CommandFailure) {
        var owners: [FilePath: GoldenJob] = [:]
        for job in jobs {
            let folder = store.folder(ofScene: job.path, variant: job.variant)
            if let other = owners.updateValue(job, forKey: folder) {
                throw .golden(.sharedFolder(folder: folder.text, scenes: [other.title, job.title]))
            }
        }
    }

    /// Runs something for every job, several at a time, and hands the results over in the order of the jobs.
    ///
    /// Each worker has its own tools, with which it goes from job to job.
    func forEach<Value: Sendable>(
        _ body: @escaping @Sendable (GoldenJob, GoldenTools) -> Result<Value, CommandFailure>
    ) async -> [Result<Value, CommandFailure>] {
        typealias Done = [(place: Int, result: Result<Value, CommandFailure>)]
        let queue = JobQueue(count: jobs.count)
        return await withTaskGroup(of: Done.self) { group in
            for _ in 0..<min(workerCount, jobs.count) {
                group.addTask { [jobs, files, pictures] in
                    let tools = GoldenTools(files: files, store: pictures)
                    var done: Done = []
                    while let place = queue.next() { done.append((place, body(jobs[place], tools))) }
                    return done
                }
            }
            var results = [Result<Value, CommandFailure>?](repeating: nil, count: jobs.count)
            for await done in group {
                for (place, result) in done { results[place] = result }
            }
            return results.compactMap(\.self)
        }
    }
}

/// Hands out the numbers of jobs to workers, each once.
private final class JobQueue: Sendable {
    private let count: Int
    private let taken = Mutex(0)

    init(count: Int) { self.count = count }

    func next() -> Int? {
        taken.withLock { taken in
            guard taken < count else { return nil }
            taken += 1
            return taken - 1
        }
    }
}

extension FilePath {
    /// A path as seen from a folder, with what leads up and down again left out.
    static func joined(_ folder: FilePath, _ path: String) -> String {
        var parts = folder.text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        for part in path.split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(String(part))
            }
        }
        return (folder.isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
