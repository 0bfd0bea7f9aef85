internal import CardLayout

extension LayoutElement {
    /// Visits this node, its children, backgrounds and overlays, in the order of the scene file.
    ///
    /// What a geometry reader makes from its size is not known before layout.
    func visit(_ body: (LayoutElement) -> Void) {
        body(self)
        switch kind {
        case .hstack(let stack): stack.children.forEach { $0.visit(body) }
        case .vstack(let stack): stack.children.forEach { $0.visit(body) }
        case .zstack(let stack): stack.children.forEach { $0.visit(body) }
        case .geometryReader(.fixed(let child)): child.element.visit(body)
        case .text, .image, .shape, .spacer, .divider, .geometryReader(.made), .hosted, .box: break
        }
        for modifier in modifiers {
            switch modifier {
            case .background(let content, _), .overlay(let content, _): content.element.visit(body)
            case .frame, .flexibleFrame, .padding, .clip, .clipShape, .border, .shadow, .opacity, .offset,
                .scale, .aspectRatio, .fixedSize, .layoutPriority:
                break
            }
        }
    }

    /// Adds the files of all pictures.
    func collectPictures(into paths: inout [String]) {
        visit { node in
            if case .image(let image) = node.kind, case .file(let path) = image.source { paths.append(path) }
        }
    }

    /// Adds all texts.
    func collectTexts(into texts: inout [TextContent]) {
        visit { node in
            if case .text(let text) = node.kind { texts.append(text) }
        }
    }
}
