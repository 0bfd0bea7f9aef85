public import CardLayout
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
    /// Where a node of the scene's file, with its mark, is written.
    public func place(of mark: ElementMark) -> SourcePlace {
        cards.context.sources.place(SourceLocation(mark))
    }

    /// Where the scene's file has a key of its outermost object; the file as a whole where it lacks the key.
    public func place(ofKey key: String) -> SourcePlace? {
        if let value = content.root[key] { return cards.context.sources.place(value.location) }
        return sources.first.map { SourcePlace(file: $0) }
    }

    /// Whether the scene's file has a key in its outermost object.
    public func hasKey(_ key: String) -> Bool { content.root[key] != nil }

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
