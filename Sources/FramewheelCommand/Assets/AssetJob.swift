import Framewheel

/// The making or checking of one scene's pictures.
struct AssetJob {
    private let arguments: Arguments
    private let sceneName: String
    private let folder: FilePath
    private let plan: AssetPlan
    private let look: String
    private let renderWords: [String]
    private let loading: SceneLoading
    private let scene: CarouselScene

    init(
        _ arguments: Arguments, look: String, renderWords: [String]
    ) throws(CommandFailure) {
        self.arguments = arguments
        self.look = look
        self.renderWords = renderWords
        sceneName = try arguments.operand("SCENE")
        guard sceneName != "-" else { throw .usage("assets need a scene's file, not standard input") }
        guard let folder = arguments.value("--out") else { throw .usage("no folder: give --out DIR") }
        self.folder = FilePath(folder)
        loading = try SceneLoading(sceneName, arguments)
        let loaded = try loading.scene()
        scene = try CarouselScene.prepared(loaded).0
        plan = AssetPlan(
            loaded, kinds: try Self.kinds(arguments), axes: loading.document.variantAxes,
            chosen: loading.variant)
    }

    private static func kinds(_ arguments: Arguments) throws(CommandFailure) -> [AssetPlan.Kind] {
        let words = arguments.all("--format")
        guard !words.isEmpty else { return [.poster, .webp, .gif, .svg] }
        var kinds: [AssetPlan.Kind] = []
        for word in words {
            guard let kind = AssetPlan.Kind(rawValue: word) else {
                let known = AssetPlan.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw .usage("--format \(word): expected one of \(known)")
            }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }

    // MARK: - Making

    func make() async throws(CommandFailure) -> ExitStatus {
        let isThere = folder.exists
        try CommandFailure.ofFiles { () throws(FileError) in try folder.makeFolder() }
        let status: ExitStatus
        do throws(CommandFailure) {
            status = try await render(into: folder, renderWords)
        } catch {
            // What fails leaves nothing behind; a folder with files in it stays.
            if !isThere { folder.removeFolder(with: []) }
            throw error
        }
        guard status == .done else { return status }
        var files: [AssetManifest.File] = []
        for asset in plan.assets { files.append(try file(asset.name, in: folder)) }
        let snippet = AssetSnippet(plan, of: scene).text
        let manifest = try manifest(files)
        try CommandFailure.ofFiles { () throws(FileError) in
            try folder.appending(plan.snippetName).write(Array(snippet.utf8))
            try folder.appending(plan.manifestName).write(Array(manifest.text.utf8))
        }
        if !arguments.has("--quiet") { try Console.write(snippet) }
        return .done
    }

    private func render(
        into folder: FilePath, _ more: [String]
    ) async throws(CommandFailure) -> ExitStatus {
        let words = plan.renderWords(folder: folder) + more + ["--", sceneName]
        return try await RenderCommand.run(try RenderCommand.syntax.arguments(words))
    }

    private func file(_ name: String, in folder: FilePath) throws(CommandFailure) -> AssetManifest.File {
        let bytes = try CommandFailure.ofFiles { () throws(FileError) in try folder.appending(name).bytes() }
        return AssetManifest.File(
            name: name, hash: "\(ContentHash(of: bytes))", byteCount: bytes.count)
    }

    private func manifest(_ files: [AssetManifest.File]) throws(CommandFailure) -> AssetManifest {
        let hashes = try AssetHashes(try scenes())
        let libraries = RasterStack.versions.map { "\($0.library)=\($0.version)" }
        return AssetManifest(
            tool: ToolVersion.current, scene: try sceneHash(), pictures: hashes.pictures,
            drawing: hashes.drawing, options: look,
            stack: (libraries + ["fonts=\(hashes.fonts)"]).joined(separator: " "), files: files)
    }

    private func sceneHash() throws(CommandFailure) -> String {
        let hash = try CommandFailure.ofFiles { () throws(FileError) in try scene.scene.contentHash() }
        return hash.map { "\($0)" } ?? "none"
    }

    /// The scene in every theme that has files of its own, else as it is.
    private func scenes() throws(CommandFailure) -> [Scene] {
        guard !plan.themes.isEmpty else { return [scene.scene] }
        var scenes: [Scene] = []
        for theme in plan.themes {
            let variant = loading.variant.merging(["theme": theme]) { $1 }
            scenes.append(try loading.scene(variant: variant))
        }
        return scenes
    }

    // MARK: - Checking

    func check() async throws(CommandFailure) -> ExitStatus {
        let path = folder.appending(plan.manifestName)
        let bytes = try CommandFailure.ofFiles { () throws(FileError) in try path.bytes() }
        guard let known = AssetManifest(String(decoding: bytes, as: UTF8.self)) else {
            throw .usage("\(path): is not a list of assets that this version reads")
        }
        let now = try manifest(known.files)
        var faults = changes(from: known, to: now) + changedFiles(known)
        if faults.isEmpty { faults = try await changedPixels(known, now) }
        for fault in faults { Console.say("framewheel: " + fault) }
        guard faults.isEmpty else {
            let next = AssetsCommand.syntax.commandLine(arguments, leavingOut: ["--check"])
            Console.say("  next: " + next)
            return .different
        }
        if !arguments.has("--quiet") {
            try Console.write("\(known.files.count) files are as the scene is\n")
        }
        return .done
    }

    private func changes(from known: AssetManifest, to now: AssetManifest) -> [String] {
        if known.options != now.options {
            return [
                "\(plan.name): was made with other options: '\(known.options)', expected '\(now.options)'"
            ]
        }
        if known.scene != now.scene {
            return ["\(plan.name): the scene has changed since its files were made"]
        }
        if known.pictures != now.pictures {
            return ["\(plan.name): a picture of the scene has changed since its files were made"]
        }
        // Other fonts give other lines, so that what is drawn is the same only where they are.
        if known.stack == now.stack, known.drawing != now.drawing {
            return ["\(plan.name): what the scene shows has changed since its files were made"]
        }
        if known.stack != now.stack, known.tool != now.tool {
            return [
                "\(plan.name): was made by version \(known.tool) with other libraries or fonts, this is \(now.tool)"
            ]
        }
        let names = plan.assets.map(\.name)
        return known.files.map(\.name) == names
            ? [] : ["\(plan.name): other files were made, expected \(names.joined(separator: ", "))"]
    }

    private func changedFiles(_ known: AssetManifest) -> [String] {
        known.files.compactMap { file in
            guard let bytes = try? folder.appending(file.name).bytes() else {
                return "\(file.name): is missing"
            }
            return "\(ContentHash(of: bytes))" == file.hash
                ? nil : "\(file.name): was changed since it was made"
        } + changedMarkup
    }

    /// The markup may have gone where it is shown; where it lies beside its pictures, it must be theirs.
    private var changedMarkup: [String] {
        guard let bytes = try? folder.appending(plan.snippetName).bytes(),
            bytes != Array(AssetSnippet(plan, of: scene).text.utf8)
        else { return [] }
        return ["\(plan.snippetName): is not the markup that would be made now"]
    }

    /// Makes the files again where the same program and libraries draw, so that the bytes must be the same.
    private func changedPixels(
        _ known: AssetManifest, _ now: AssetManifest
    ) async throws(CommandFailure) -> [String] {
        guard known.stack == now.stack else {
            if !arguments.has("--quiet") {
                Console.say(
                    "framewheel: note: other libraries or fonts drew the files (\(known.stack)); "
                        + "their pixels are not compared")
            }
            return []
        }
        let folder = try CommandFailure.ofFiles { () throws(FileError) in try FilePath.temporaryFolder() }
        defer { folder.removeFolder(with: plan.assets.map(\.name)) }
        let quiet = renderWords.filter { $0 != "--quiet" } + ["--quiet"]
        guard try await render(into: folder, quiet) == .done else {
            return ["\(plan.name): cannot be made any more"]
        }
        var faults: [String] = []
        for asset in known.files {
            let made = try file(asset.name, in: folder)
            if made.hash != asset.hash { faults.append("\(asset.name): would be made otherwise now") }
        }
        return faults
    }
}
