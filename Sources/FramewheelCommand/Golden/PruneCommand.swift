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
        let orphans = try orphans(in: store)
        for (folder, reason) in orphans {
            guard arguments.has("--yes") else {
                try Console.write("\(folder): \(reason)\n")
                continue
            }
            try CommandFailure.ofGoldens { () throws(GoldenError) in try store.remove(folder) }
            try Console.write("\(folder): removed, \(reason)\n")
        }
        if orphans.isEmpty { try Console.write("\(word): every golden has its scene\n") }
        guard !orphans.isEmpty, !arguments.has("--yes") else { return .done }
        let folder = word == "goldens" ? "" : " --goldens \(word.shellWord)"
        try Console.write("next: framewheel prune\(folder) --yes\n")
        return .different
    }

    private static func orphans(in store: GoldenStore) throws(CommandFailure) -> [(FilePath, String)] {
        var orphans: [(FilePath, String)] = []
        var documents: [String: SceneDocument] = [:]
        for folder in try CommandFailure.ofGoldens({ () throws(GoldenError) in try store.folders() }) {
            let golden = try CommandFailure.ofGoldens { () throws(GoldenError) in try store.golden(in: folder)
            }
            guard let manifest = golden?.manifest, !manifest.scene.isEmpty else { continue }
            let path = FilePath.joined(store.root, manifest.scene)
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
        return orphans
    }
}
