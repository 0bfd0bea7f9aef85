internal import CardLayout
internal import FrameDrawing
internal import PlaneGeometry

extension Decoding {
    /// How deep nodes may be nested.
    static let nodeDepthLimit = 64
    /// How many nodes a card or a stage may have.
    static let nodeLimit = 2_000

    /// A node with its modifiers; `nil` where `when` removes it or it is wrong, which has been noted.
    ///
    /// - Parameters:
    ///   - field: The node.
    ///   - textDefaults: How texts look that do not say it themselves.
    /// - Returns: The node.
    func node(_ field: Field, textDefaults: TextDefaults = TextDefaults()) -> LayoutElement? {
        guard case .object(let members) = field.value.kind else {
            reportType(field)
            return nil
        }
        let location = field.value.location
        nodeDepth += 1
        nodeCount += 1
        defer { nodeDepth -= 1 }
        guard isWithinLimits(at: location) else { return nil }
        guard let (kind, form) = kind(of: members, at: location) else { return nil }
        let reader = ObjectReader(self, form, members: members, location: location)
        guard isPresent(reader) else { return nil }
        var node = element(kind, reader, textDefaults)
        node?.mark = location.mark
        return node
    }

    /// Whether the node at hand is neither too deep nor one too many; the first that is has been noted.
    private func isWithinLimits(at location: SourceLocation) -> Bool {
        if nodeDepth > Self.nodeDepthLimit {
            report(.tooManyNodes(limit: Self.nodeDepthLimit, isDepth: true), at: location)
            return false
        }
        if nodeCount == Self.nodeLimit + 1 {
            report(.tooManyNodes(limit: Self.nodeLimit, isDepth: false), at: location)
        }
        return nodeCount <= Self.nodeLimit
    }

    /// The kind of a node: the one of its keys that names a kind.
    private func kind(
        of members: [JSONMember], at location: SourceLocation
    ) -> (kind: String, form: FormName)? {
        let kinds = Catalogue.nodeKinds.filter { entry in
            members.contains { $0.key == entry.kind && !$0.value.isNull }
        }
        if kinds.count == 1 { return kinds.first }
        if kinds.isEmpty { reportNoKind(members, at: location) }
        if kinds.count > 1 { report(.conflictingKeys(kinds.map(\.kind), object: "the node"), at: location) }
        return nil
    }

    private func reportNoKind(_ members: [JSONMember], at location: SourceLocation) {
        let names = Catalogue.nodeKinds.map(\.kind)
        let known = ["modifiers", "when"]
        for member in members where !known.contains(member.key) {
            guard let hint = NearestWord.suggestion(for: member.key, among: names) else { continue }
            report(
                .unknownKey(JSONValue.quote(member.key), object: "the node"), at: member.location,
                suggestion: hint)
            return
        }
        report(.missingChoice(names.filter { $0 != "box" }, object: "the node"), at: location)
    }

    private func element(
        _ kind: String, _ reader: ObjectReader, _ textDefaults: TextDefaults
    ) -> LayoutElement? {
        let outer = modifiers(reader, textDefaults)
        var inner: [LayoutModifier] = []
        let content: LayoutElement.Kind? =
            switch reader.name {
            case .hstackNode, .vstackNode, .zstackNode, .geometryReaderNode:
                container(kind, reader, textDefaults)
            case .textNode: text(reader, textDefaults)
            case .imageNode: image(reader, inner: &inner)
            case .spacerNode: spacer(reader)
            case .dividerNode: divider(reader)
            case .carouselNode: carouselPlace(reader)
            case .pageIndicatorNode: pageIndicator(reader)
            case .boxNode: reader.object("box").map(measuredBox)
            default: shape(kind, reader)
            }
        return content.map { LayoutElement($0, modifiers: inner + outer) }
    }

    // MARK: - Containers

    private func container(
        _ kind: String, _ reader: ObjectReader, _ textDefaults: TextDefaults
    ) -> LayoutElement.Kind? {
        guard let payload = reader.object(kind) else { return nil }
        switch payload.name {
        case .hstack:
            return .hstack(
                HorizontalStack(
                    alignment: payload.word("alignment", Words.verticalAlignment) ?? .center,
                    spacing: payload.number("spacing"), children: children(payload, textDefaults)))
        case .vstack:
            return .vstack(
                VerticalStack(
                    alignment: payload.word("alignment", Words.horizontalAlignment) ?? .center,
                    spacing: payload.number("spacing"), children: children(payload, textDefaults)))
        case .zstack:
            return .zstack(
                DepthStack(
                    alignment: payload.word("alignment", Words.alignment) ?? .center,
                    children: children(payload, textDefaults)))
        default:
            return payload.field("child").flatMap { node($0, textDefaults: textDefaults) }.map {
                .geometryReader(.fixed(IndirectElement($0)))
            }
        }
    }

    private func children(_ reader: ObjectReader, _ textDefaults: TextDefaults) -> [LayoutElement] {
        (reader.list("children") ?? []).compactMap { node($0, textDefaults: textDefaults) }
    }

    // MARK: - What the stage's owner draws

    private func carouselPlace(_ reader: ObjectReader) -> LayoutElement.Kind? {
        guard reader.object("carousel") != nil else { return nil }
        return .hosted(.carousel)
    }

    private func pageIndicator(_ reader: ObjectReader) -> LayoutElement.Kind? {
        guard let leaf = leaf(reader, "pageIndicator") else { return nil }
        return .hosted(
            .pageIndicator(
                PageIndicator(
                    color: leaf.field("color").flatMap(color) ?? systemColor("label"),
                    inactiveColor: leaf.field("inactiveColor").flatMap(color) ?? systemColor("tertiaryLabel"),
                    size: leaf.field("size").flatMap(number) ?? 7,
                    spacing: leaf.field("spacing").flatMap(number) ?? 9)))
    }
}
