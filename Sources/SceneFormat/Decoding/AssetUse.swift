internal import FileStorage

/// Where a scene names a file and what for.
struct AssetUse: Sendable {
    /// What the file is for.
    var kind: SceneProblem.FileKind
    /// Where it is named.
    var place: SourcePlace
    /// The item whose card shows it, where the item had a part in naming it.
    var item: ItemPlace?
}

extension Scene {
    /// A problem of the scene as a whole.
    public func problem(_ problem: SceneProblem) -> Diagnostic {
        Diagnostic(at: sources.first.map { SourcePlace(file: $0) }, problem)
    }

    /// The problem of a picture or a font that cannot be used, at the place where the scene first names it.
    ///
    /// - Parameters:
    ///   - path: The file by the path that the scene gives to open it.
    ///   - fault: What is wrong with it, without its name.
    /// - Returns: The problem.
    public func problem(ofFile path: String, fault: String) -> Diagnostic {
        let assets = cards.context.assets
        let use = assets.use(of: FilePath(path))
        return Diagnostic(
            at: use?.place ?? sources.first.map { SourcePlace(file: $0) },
            .brokenFile(kind: use?.kind ?? .image, fault: "\(assets.resolver.shownPath(of: path)): \(fault)"),
            item: use?.item)
    }
}
