import Framewheel

/// `framewheel approve`: takes over what the last failed verification saw.
enum ApproveCommand: Command {
    static let syntax = CommandSyntax(
        name: "approve", operands: "[SCENE…]",
        summary: "take over what the last failed verify saw as the new goldens",
        discussion: [
            "Without SCENE all that failed is taken over; of a test's golden the name of its folder stands for the",
            "scene. Nothing is drawn again.",
        ],
        options: [
            GoldenRun.folderOption,
            OptionSyntax(
                "--variant", "AXIS=VALUE", repeats: true, "only this value of a variant, such as theme=dark"),
        ])

    static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let (store, word) = GoldenRun.store(arguments)
        let kept = try CommandFailure.ofGoldens { () throws(GoldenError) in try store.failedFolders() }
        let variant = try SceneLoading.variant(arguments.all("--variant"))
        var chosen: [FilePath] = []
        for folder in kept {
            let golden = try CommandFailure.ofGoldens { () throws(GoldenError) in
                try StoredGolden(folder: folder)
            }
            let isWanted =
                arguments.operands.isEmpty
                || arguments.operands.contains { word in
                    word == String(folder.text.dropFirst(store.failedRoot.text.count + 1))
                        || !golden.manifest.scene.isEmpty
                            && store.pathFromRoot(word) == golden.manifest.scene
                }
            let hasVariant = variant.allSatisfy { golden.manifest.variant[$0.key] == $0.value }
            if isWanted, hasVariant { chosen.append(folder) }
        }
        guard !chosen.isEmpty else {
            let names = arguments.operands.joined(separator: ", ")
            throw .golden(.nothingToApprove(folder: names.isEmpty ? word : "\(word): \(names)"))
        }
        for folder in chosen {
            let target = try CommandFailure.ofGoldens { () throws(GoldenError) in try store.approve(folder) }
            try Console.write("\(target): approved\n")
        }
        return .done
    }
}
