import Framewheel

/// `framewheel prune`: finds goldens that belong to no scene any more.
enum PruneCommand: Command {
    static let syntax = CommandSyntax(
        name: "prune", operands: "", summary: "list goldens whose scene or variant is gone, and remove them",
        discussion: [
            "Goldens that tests keep are left alone: only the tests know them. A scene that cannot be read keeps its",
            "goldens. The exit status is 1 where orphans are listed and stay.",
        ],
        options: [
            GoldenRun.folderOption, OptionSyntax(switch: "--yes", "remove them"),
        ])

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if let word = arguments.operands.first { throw .usage("unexpected argument '\(word)'") }
        let (store, word) = GoldenRun.store(arguments)
        guard store.root.isFolder else { throw .inputOutput("\(word): no such folder") }
        let (orphans, broken) = try orphans(in: store)
        broken.flatMap(\.lines).forEach(Console.say)
        for (folder, reason) in orphans {
            guard arguments.has("--yes") else {
                try Console.write("\(folder): \(reason)\n")
                continue
            }
            try CommandFailure.ofGoldens { () throws(GoldenError) in try store.remove(folder) }
            try Console.write("\(folder): removed, \(reason)\n")
        }
        guard broken.isEmpty else { return .inputOutput }
        if orphans.isEmpty { try Console.write("\(word): every golden has its scene\n") }
        guard !orphans.isEmpty, !arguments.has("--yes") else { return .done }
        let folder = word == "goldens" ? "" : " --goldens \(word.shellWord)"
        try Console.write("next: framewheel prune\(folder) --yes\n")
        return .different
    }

    /// The goldens that belong to no scene, each with the reason, and what is wrong with those that do not tell theirs.
    private static func orphans(
        in store: GoldenStore
    ) throws(CommandFailure) -> (orphans: [(FilePath, String)], broken: [CommandFailure]) {
        let (goldens, broken) = try store.recorded()
        var orphans: [(FilePath, String)] = []
        var documents: [String: SceneDocument] = [:]
        for golden in goldens {
            let (folder, manifest, path) = (golden.folder, golden.manifest, golden.scene)
            guard FilePath(path).exists else {
                orphans.append((folder, "its scene \(path) is gone"))
                continue
            }
            let document = documents[path] ?? SceneDocument(path: path)
            documents[path] = document
            guard document.canBeRead else { continue }
            if !document.variants.contains(manifest.variant) {
                orphans.append((folder, "\(path) has no such variant any more"))
            } else if store.folder(ofScene: path, variant: manifest.variant).text != folder.text {
                orphans.append((folder, "the golden of \(path) lies elsewhere"))
            }
        }
        return (orphans, broken)
    }
}
