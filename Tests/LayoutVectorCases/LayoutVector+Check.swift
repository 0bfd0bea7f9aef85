package import CardLayout
import FrameDrawing
import PlaneGeometry

extension LayoutVector {
    /// What differs from the vector when its tree, made into an element, is laid out.
    package func problems(with element: LayoutElement) -> [String] {
        let context = LayoutContext(
            platform: .macOS, scale: 2, text: NoText(), imageSize: Self.imageSize)
        let engine = LayoutEngine(context)
        let placed = engine.place(element, proposal: proposal)
        var problems: [String] = []
        if let size, !placed.outerFrame.size.isNear(size, within: tolerance) {
            problems.append("size: expected \(size), got \(placed.outerFrame.size)")
        }
        for expectation in expected { problems += self.problems(with: placed, expectation, context) }
        if let fits {
            let answer = engine.size(of: element, proposal: fits.proposal)
            // Sums of decimal fractions may lie a last bit above a whole point.
            let rounded = Size(
                width: (answer.width - 1e-9).rounded(.up), height: (answer.height - 1e-9).rounded(.up))
            if rounded != fits.roundedUpTo {
                problems.append("fits: expected \(fits.roundedUpTo), got \(answer) rounded up")
            }
        }
        return problems.map { "\(id): \($0)" }
    }

    /// A picture's name in vector trees is its size, such as `300x200`.
    package static func imageName(width: Double, height: Double) -> String { "\(width)x\(height)" }

    private static func imageSize(of name: String) -> Size? {
        let extents = name.split(separator: "x").compactMap { Double($0) }
        return extents.count == 2 ? Size(width: extents[0], height: extents[1]) : nil
    }

    private func problems(
        with root: PlacedElement, _ expectation: Expectation, _ context: LayoutContext
    ) -> [String] {
        let path = "path \"\(expectation.path)\""
        guard let frame = root.frame(atVectorPath: expectation.path) else { return ["\(path): no such node"] }
        if !frame.isNear(expectation.frame, within: tolerance) {
            return ["\(path): expected \(expectation.frame), got \(frame)"]
        }
        guard let pixelScale else { return [] }
        let snapped = ElementDrawing(context: context, snapScale: pixelScale).snapped(frame)
        if snapped != expectation.frame {
            return ["\(path): expected \(expectation.frame) snapped, got \(snapped) from \(frame)"]
        }
        return []
    }
}

/// Vectors have boxes in place of texts.
private final class NoText: TextMeasuring {
    func metrics(of text: StyledText, in room: TextRoom) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
    }
}

extension PlacedElement {
    /// The frame that a vector means: by child numbers, `content`, `background:1`; with `#` the outer one.
    fileprivate func frame(atVectorPath path: String) -> Rect? {
        let isOuter = path.hasSuffix("#")
        let parts = (isOuter ? String(path.dropLast()) : path).split(separator: "/")
        let node = parts.reduce(Optional(self)) { node, part in node?.descendant(String(part)) }
        return node.map { isOuter ? $0.outerFrame : $0.frame }
    }

    private func descendant(_ part: String) -> PlacedElement? {
        if part == "content" || Int(part) != nil {
            guard case .children(let children) = content else { return nil }
            let index = Int(part) ?? 0
            return children.indices.contains(index) ? children[index] : nil
        }
        let words = part.split(separator: ":")
        guard words.count == 2, let index = Int(words[1]), modifiers.indices.contains(index) else {
            return nil
        }
        switch (words[0], modifiers[index].effect) {
        case ("background", .background(let content)), ("overlay", .overlay(let content)): return content
        default: return nil
        }
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
        size.isNear(other.size, within: tolerance) && abs(minX - other.minX) <= tolerance
            && abs(minY - other.minY) <= tolerance
    }
}

extension Size {
    fileprivate func isNear(_ other: Size, within tolerance: Double) -> Bool {
        abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
